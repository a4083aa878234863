import type { AllNames } from "../pt/names.ts";
import { errorsEn } from "@curta/contract/errors-en";
import { certificateEn } from "./certificate.ts";
import { remarksEn } from "./remarks.ts";

/** Shown in place of the studio's Portuguese words, which are those of a script. */
export const namesEn: AllNames = {
  names: {
    templates: {
      batida: {
        title: "On the beat",
        sentence: "Hard cuts on the beat, with a zoom punch and a flash at every turn.",
      },
      contagem: {
        title: "Countdown",
        sentence: "Shots get shorter and shorter until it all bursts into the whole photo.",
      },
      vitrine: {
        title: "Showcase",
        sentence: "Starts on details, circles around, and only then shows the whole, like a commercial.",
      },
      revelacao: {
        title: "Reveal",
        sentence: "Hides the photo in pieces and gives it all away at the music's first turn.",
      },
      ricochete: { title: "Ricochet", sentence: "The camera whips from corner to corner without a rest." },
      trailer: {
        title: "Trailer",
        sentence: "Builds up slowly, holds its breath and hits hard, like a movie trailer.",
      },
      travessia: {
        title: "Crossing",
        sentence: "A slow journey across the photo, from side to side, until it meets its subject.",
      },
      retrato: {
        title: "Portrait",
        sentence: "Stays close to who matters, with wandering light and gentle cuts.",
      },
      penumbra: { title: "Dusk", sentence: "Few shots, long and low, with light leaking into the dark." },
      diario: { title: "Diary", sentence: "Shots as calm as the pages of a diary, with time to read." },
      respiro: { title: "Breath", sentence: "Very slow moves that melt into one another." },
      album: {
        title: "Album",
        sentence: "Leafs through the photo like an album: the whole, a detail, the whole again.",
      },
      domingo: { title: "Sunday", sentence: "Light and bright, swaying lazily between the details." },
    },
    moves: {
      "push-in": "push in",
      "pull-out": "pull out",
      "pan-left": "pan left",
      "pan-right": "pan right",
      "tilt-up": "camera rises",
      "tilt-down": "camera sinks",
      orbit: "orbit",
      dolly: "dolly",
      "punch-in": "zoom punch",
      drift: "drift",
      hold: "still camera",
    },
    transitions: { whip: "whip in", zoom: "zoom in", dissolve: "dissolve in" },
    effects: {
      "light-leak": "light leak",
      flash: "flash",
      shake: "shake",
      slow: "slow motion",
      fast: "sped up",
      "words-behind": "words behind",
      pop: "pop",
      "cut-out": "cut-out",
      freeze: "freeze",
      "two-panels": "two panels",
      "three-panels": "three panels",
      mirror: "mirror",
      "colour-split": "split colors",
      strobe: "strobe",
      "film-burn": "film burn",
      ramp: "speed ramp",
      letterbox: "cinema bars",
      "from-black": "out of black",
      "letters-first": "letters first",
      "from-detail": "open on a detail",
      "whip-in": "open from the side",
      rewind: "rewind",
      "panels-closing": "halves closing",
    },
    sizes: {
      "extreme-close-up": "extreme close-up",
      "close-up": "close-up",
      medium: "medium shot",
      wide: "wide shot",
    },
    errors: errorsEn,
    certificate: certificateEn,
    remarks: remarksEn,
  },
};

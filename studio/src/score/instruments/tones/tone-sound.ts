import type { Random } from "../../../random.ts";
import { bowedBass, reese, roundBass, sawBass, squareBass, subBass } from "./basses.ts";
import { type ChordInstrument, ensemble, type EnsembleShape, playedAsChord } from "./ensemble.ts";
import { electricPiano, organ, piano } from "./keys.ts";
import { fmBell, type Instrument, mallet, melodicCowbell, pulsePluck, sawPluck } from "./plucked.ts";
import { bowedStrings, type BowShape, pluckedString, type StringShape } from "./strings.ts";
import { brass, chop, flute, sawLead, type SawLeadShape, type Vowel } from "./sung.ts";

/** What each kind of instrument is told, as numbers; the builders of the same names explain them. */
interface ToneShapes {
  readonly "saw-pluck": { readonly brightness: number; readonly decay: number };
  readonly "pulse-pluck": { readonly width: number; readonly decay: number };
  readonly bell: { readonly ratio: number; readonly index: number; readonly decay: number };
  readonly mallet: { readonly decay: number };
  readonly cowbell: { readonly decay: number };
  readonly piano: { readonly softness: number };
  readonly "electric-piano": { readonly bark: number };
  readonly organ: { readonly drawbars: readonly number[] };
  readonly string: StringShape;
  readonly bowed: BowShape;
  readonly chop: { readonly vowel: Vowel; readonly decay: number };
  readonly flute: { readonly breath: number };
  readonly "saw-lead": SawLeadShape;
  readonly brass: { readonly bright: number };
  readonly "saw-bass": { readonly cutoff: number; readonly sweep: number };
  readonly "square-bass": { readonly cutoff: number; readonly sweep: number };
  readonly "sub-bass": { readonly grit: number; readonly decay: number };
  readonly "round-bass": { readonly warmth: number };
  readonly reese: { readonly spread: number; readonly cutoff: number };
  readonly "bowed-bass": { readonly cutoff: number };
}
type Kind = keyof ToneShapes;
type SoundOf<Some extends Kind> = { [One in Some]: { readonly kind: One } & ToneShapes[One] }[Some];

/** One instrument of single notes. */
export type ToneSound = SoundOf<Kind>;
/** An instrument of chords: an ensemble, or single notes struck one after another (`strum` milliseconds apart). */
export type ChordSound =
  | ({ readonly kind: "ensemble" } & EnsembleShape)
  | { readonly kind: "tones"; readonly tone: ToneSound; readonly strum: number };

const BUILDERS: { readonly [One in Kind]: (sound: SoundOf<One>, random: Random) => Instrument } = {
  "saw-pluck": ({ brightness, decay }) => sawPluck(brightness, decay),
  "pulse-pluck": ({ width, decay }) => pulsePluck(width, decay),
  bell: ({ ratio, index, decay }) => fmBell(ratio, index, decay),
  mallet: ({ decay }) => mallet(decay),
  cowbell: ({ decay }) => melodicCowbell(decay),
  piano: ({ softness }, random) => piano(softness, random),
  "electric-piano": ({ bark }) => electricPiano(bark),
  organ: ({ drawbars }, random) => organ(drawbars, random),
  string: pluckedString,
  bowed: bowedStrings,
  chop: ({ vowel, decay }, random) => chop(vowel, decay, random),
  flute: ({ breath }, random) => flute(breath, random),
  "saw-lead": sawLead,
  brass: ({ bright }) => brass(bright),
  "saw-bass": ({ cutoff, sweep }) => sawBass(cutoff, sweep),
  "square-bass": ({ cutoff, sweep }) => squareBass(cutoff, sweep),
  "sub-bass": ({ grit, decay }) => subBass(grit, decay),
  "round-bass": ({ warmth }) => roundBass(warmth),
  reese: ({ spread, cutoff }) => reese(spread, cutoff),
  "bowed-bass": ({ cutoff }) => bowedBass(cutoff),
};

export function buildTone<One extends Kind>(sound: SoundOf<One>, random: Random): Instrument {
  return BUILDERS[sound.kind](sound, random);
}

export function buildChords(sound: ChordSound, random: Random): ChordInstrument {
  return sound.kind === "ensemble"
    ? ensemble(sound)
    : playedAsChord(buildTone(sound.tone, random), Math.round(sound.strum * 48));
}

import type { Reading, StoryShot, Style } from "@curta/contract";
import type { Arc } from "./arc.ts";
import { leastCovered } from "../lettering/caption-place.ts";
import type { Slot } from "../shots/cut-lengths.ts";
import { frameTarget } from "../framing/framing.ts";
import type { Random } from "../../random.ts";
import { storiesOf, tellArc } from "./tell-arc.ts";
import { themesOf } from "./themes.ts";
import { CINEMATIC } from "./voice-cinematic.ts";
import { SOFT } from "./voice-soft.ts";
import { VIRAL } from "./voice-viral.ts";

const VOICES: Readonly<Record<Style, readonly Arc[]>> = {
  viral: VIRAL,
  cinematografico: CINEMATIC,
  suave: SOFT,
};
/** Average time from one line to the next. */
const SECONDS_A_LINE: Readonly<Record<Style, number>> = { viral: 2.1, cinematografico: 3, suave: 2.8 };
/** Words that a viewer reads in a second while watching the picture. */
const WORDS_A_SECOND: Readonly<Record<Style, number>> = { viral: 4.5, cinematografico: 3.2, suave: 3 };
/** If the first shot is shorter than this, its hook may continue over the second shot. */
const HOOK_ALONE_SECONDS = 1.5;
const LEAST_LINES = 3;
/** Costs of a bad place for a line, in seconds: a line moves this far in time to avoid it. */
const TOO_SHORT_COST = 4;
const FACE_COST = 12;
const CATCHER_COST = 3;

/** A shot that may get a line. */
interface Place {
  readonly index: number;
  /** Seconds from the film's beginning. */
  readonly at: number;
  readonly words: number;
  /** Cost of what a line would cover in this shot, in seconds (see FACE_COST). */
  readonly cover: number;
}

type Shots = readonly Pick<StoryShot, "size" | "target">[];

/**
 * The caption of each shot, null for none. One story over the whole film, from a hook to a line that leads back to
 * it.
 */
export function writeCaptions(
  slots: readonly Slot[],
  shots: Shots,
  reading: Reading,
  { style, bpm, random }: { style: Style; bpm: number; random: Random },
): (string | null)[] {
  const themes = themesOf(reading);
  const stories = storiesOf(VOICES[style], themes, random);
  const places = placesOf(slots, shots, reading, { bpm, wordsASecond: WORDS_A_SECOND[style] });
  const seconds = (slots.reduce((sum, { beats }) => sum + beats, 0) * 60) / bpm;
  const count = Math.min(places.length, Math.max(LEAST_LINES, Math.round(seconds / SECONDS_A_LINE[style])));
  const captions: (string | null)[] = slots.map(() => null);
  for (const { index, text } of spread(tellArc(stories, count, themes, random), places, seconds)) {
    captions[index] = text;
  }
  return captions;
}

/** All shots; without the second one if the first is so short that its hook is still being read then. */
function placesOf(
  slots: readonly Slot[],
  shots: Shots,
  reading: Reading,
  { bpm, wordsASecond }: { bpm: number; wordsASecond: number },
): Place[] {
  let beat = 0;
  const places = slots.map((slot, index) => {
    const at = (beat * 60) / bpm;
    beat += slot.beats;
    const shot = shots[index];
    const { face, catcher } =
      shot === undefined
        ? { face: 0, catcher: 0 }
        : leastCovered(frameTarget(shot.target, shot.size, reading).framing, reading);
    return {
      index,
      at,
      words: Math.max(2, ((slot.beats * 60) / bpm) * wordsASecond),
      cover: FACE_COST * face + CATCHER_COST * catcher,
    };
  });
  const isHookBrief = (slots[0]?.beats ?? 0) * 60 < HOOK_ALONE_SECONDS * bpm;
  return isHookBrief && places.length > 3 ? places.toSpliced(1, 1) : places;
}

/**
 * Assigns the lines to shots in order: the first line to the first shot, the last to the last, the others evenly
 * between.
 */
function spread(
  lines: readonly string[],
  places: readonly Place[],
  seconds: number,
): { index: number; text: string }[] {
  let next = 0;
  return lines.map((text, line) => {
    const isLast = line === lines.length - 1 && lines.length > 1;
    const wished = (line / Math.max(1, lines.length - 1)) * seconds;
    const end = places.length - (lines.length - 1 - line);
    const open = isLast ? places.slice(-1) : line === 0 ? places.slice(0, 1) : places.slice(next, end);
    const place = open.reduce((best, other) =>
      costOf(other, text, wished) < costOf(best, text, wished) ? other : best,
    );
    next = places.indexOf(place) + 1;
    return { index: place.index, text };
  });
}

function costOf({ at, words, cover }: Place, text: string, wished: number): number {
  const isTooLong = text.split(" ").length > words;
  return Math.abs(at - wished) + (isTooLong ? TOO_SHORT_COST : 0) + cover;
}

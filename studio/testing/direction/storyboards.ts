import {
  beatsIn,
  FASTEST_BPM,
  SLOWEST_BPM,
  EFFECTS,
  type LeftOut,
  MOVES,
  SHOT_SIZES,
  STYLES,
  TRANSITIONS,
  type Storyboard,
  type StoryShot,
  type Target,
  type Which,
} from "@curta/contract";
import * as fc from "fast-check";
import { NOUNS } from "../../src/nouns/nouns.ts";
import { lengthsInBeats } from "../../src/direction/plan/scene-lengths.ts";
import { tempoFits } from "../../src/direction/shots/tempo.ts";

/** What people and machines type: words, quotes, line breaks, emoji, control characters, half characters. */
export const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(
    'Ele disse "oi"',
    "a\nb",
    "C:\\novo",
    "“aspas”",
    "🔥🔥",
    "Nota: x",
    "0:00 – 0:05 Close",
    "",
    " ",
  ),
);

const which: fc.Arbitrary<Which> = fc.oneof(
  fc.constantFrom("left", "middle", "right"),
  fc.integer({ min: 1, max: 9 }),
);
/** Labels of the table of nouns, and such as no table holds. */
const label = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NOUNS.keys()) },
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 12 }),
);

const target: fc.Arbitrary<Target> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("all", "whole", "subject", "face", "top", "bottom", "left", "right", "center"),
  }),
  fc.record({ kind: fc.constant("point"), index: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constant("view"),
    x: fc.integer({ min: 0, max: 100 }),
    y: fc.integer({ min: 0, max: 100 }),
    share: fc.integer({ min: 10, max: 100 }),
  }),
  fc.record({ kind: fc.constant("person"), which }),
  fc.record({ kind: fc.constant("thing"), label, which }),
);

const shot: fc.Arbitrary<StoryShot> = fc.record(
  {
    beats: fc.integer({ min: 1, max: 12 }),
    size: fc.constantFrom(...SHOT_SIZES),
    target,
    move: fc.constantFrom(...MOVES),
    transition: fc.constantFrom(...TRANSITIONS),
    effects: fc.uniqueArray(fc.constantFrom(...EFFECTS), { maxLength: EFFECTS.length }),
    caption: fc.option(texts),
    until: target,
  },
  { requiredKeys: ["beats", "size", "target", "move", "transition", "effects", "caption"] },
);

const leftOut: fc.Arbitrary<LeftOut> = fc.oneof(
  fc.constant({ kind: "face" } as const),
  fc.record({ kind: fc.constant("person" as const), which }),
  fc.record({ kind: fc.constant("thing" as const), label, which }),
);

/** Any valid storyboard: shots of every kind whose beats fill the film. */
export const storyboards: fc.Arbitrary<Storyboard> = fc
  .record(
    {
      style: fc.constantFrom(...STYLES),
      seconds: fc.integer({ min: 5, max: 60 }),
      bpm: fc.integer({ min: SLOWEST_BPM, max: FASTEST_BPM }),
      shots: fc.array(shot, { minLength: 1, maxLength: 24 }),
      notes: fc.array(texts, { maxLength: 4 }),
      insideKeyImage: fc.constant(true as const),
      leftOut: fc.uniqueArray(leftOut, { minLength: 1, maxLength: 3, selector: JSON.stringify }),
    },
    { requiredKeys: ["style", "seconds", "bpm", "shots", "notes"] },
  )
  .filter(({ seconds, bpm, shots }) => tempoFits(seconds, bpm) && shots.length <= beatsIn(seconds, bpm))
  .map((storyboard) => {
    const { shots, seconds, bpm } = storyboard;
    const lengths = shots.map(({ beats }) => (beats * 60) / bpm);
    const beats = lengthsInBeats(lengths, seconds, bpm);
    return { ...storyboard, shots: shots.map((each, index) => ({ ...each, beats: beats[index] ?? 1 })) };
  });

import { beatsIn, type Reading, type Storyboard, type StoryShot, type Style } from "@curta/contract";
import { writeCaptions } from "../copy/captions.ts";
import { chooseShots } from "../shots/choose-shots.ts";
import { planCuts } from "../shots/cut-lengths.ts";
import { planForm } from "../shots/form.ts";
import { describeReading } from "./describe-reading.ts";
import { createRandom } from "../../random.ts";
import { chooseTempo, TEMPO_RANGES } from "../shots/tempo.ts";

export interface DirectionWishes {
  readonly style: Style;
  /** Length of the film, a whole number of seconds from 5 to 60. */
  readonly seconds: number;
  /** Another seed is another cut, other moves and other words. */
  readonly seed: number;
}

/**
 * Plans a film of what the picture holds: the form of a short (hook, reveal, drop, breath, build, drop,
 * return), cut on beats, modest where the reading is unsure. The same arguments give the same storyboard.
 */
export function direct(reading: Reading, { style, seconds, seed }: DirectionWishes): Storyboard {
  const bpm = chooseTempo(TEMPO_RANGES[style], seconds, createRandom(seed, "tempo"));
  const form = planForm(beatsIn(seconds, bpm), { style, bpm });
  const slots = planCuts(form, { style, bpm, random: createRandom(seed, "cuts") });
  const shots = chooseShots(slots, reading, style, createRandom(seed, "shots"));
  const captions = writeCaptions(slots, shots, reading, {
    style,
    bpm,
    random: createRandom(seed, "captions"),
  });
  return {
    style,
    seconds,
    bpm,
    shots: shots.map((shot, index): StoryShot => ({ ...shot, caption: captions[index] ?? null })),
    notes: describeReading(reading),
  };
}

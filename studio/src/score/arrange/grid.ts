import type { Timeline } from "../../direction/timeline.ts";
import { SAMPLES_PER_FRAME } from "../stereo.ts";

export const STEPS_PER_BEAT = 4;
export const STEPS_PER_BAR = 16;
const FRAMES_PER_MINUTE = 1_800;
/** Steps that a fraction of frames for a beat leaves over at the end of the film. */
const ROUNDING = 1e-6;

/** The film's beat divided into sixteenths (steps), the unit of all music. */
export interface Grid {
  readonly samplesPerStep: number;
  /** Length of the film, rounded up to whole steps. */
  readonly steps: number;
  readonly samples: number;
  readonly bpm: number;
}

/** @param tempo beats a minute that the music is played at: the film's tempo, its half or its double is nearest to them */
export function gridOf(timeline: Timeline, [slowest, fastest]: readonly [number, number]): Grid {
  const away = (frames: number) => {
    const bpm = FRAMES_PER_MINUTE / frames;
    return Math.max(0, Math.log2(slowest / bpm), Math.log2(bpm / fastest));
  };
  const { framesPerBeat: own } = timeline;
  const framesPerBeat = [own * 2, own / 2].reduce(
    (best, other) => (away(other) < away(best) ? other : best),
    own,
  );
  const samples = timeline.frames * SAMPLES_PER_FRAME;
  const samplesPerStep = (framesPerBeat * SAMPLES_PER_FRAME) / STEPS_PER_BEAT;
  const steps = Math.ceil(samples / samplesPerStep - ROUNDING);
  return { samplesPerStep, steps, samples, bpm: FRAMES_PER_MINUTE / framesPerBeat };
}

/** The step nearest to a frame of the film. */
export function stepOfFrame(grid: Grid, frame: number): number {
  return Math.round((frame * SAMPLES_PER_FRAME) / grid.samplesPerStep);
}

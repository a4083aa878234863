import { FILTER_STATE_SIZE } from "../effects/filter.ts";
import { ROOM_SAMPLES } from "../effects/reverb.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import { GUARD, openScoreMemory } from "../kernel/score-memory.ts";
import { PEAK_BLOCK } from "../master/true-peak.ts";
import type { Stereo } from "../stereo.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";

/** A stem while it is being played, as two lanes of mono sounds: left and right, or this side and that. */
export interface Lanes {
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** Where a mix is made: everything as long as the film lies on one memory. */
export interface Desk {
  readonly memory: ScoreMemory;
  readonly bus: Stereo;
  readonly lanes: Lanes;
  readonly room: Float32Array;
  readonly echo: Float32Array;
  /** What kicks press down, a value every CURVE_STEP samples and one more. */
  readonly press: Float32Array;
  /** Where a sound lies while it is being laid into lanes. */
  readonly tray: Float32Array;
  readonly filterState: Float64Array;
}

/** Longer sounds are cut; none is (a bar of five slow beats and its release take under 6 s). */
const LONGEST_SOUND = 12 * SAMPLE_RATE;

/** Beside six loops: curves, the limiter's three, guards, and the room's own. */
const SPARE = 64 * GUARD + 65_536;

export function openDesk(samples: number): Desk {
  const curve = samples / CURVE_STEP + 1;
  const peaks = samples / PEAK_BLOCK + 64;
  const memory = openScoreMemory(6 * samples + LONGEST_SOUND + 2 * curve + 3 * peaks + ROOM_SAMPLES + SPARE);
  const roomy = () => memory.allocSamples(samples + 4 * GUARD).subarray(0, samples);
  return {
    memory,
    bus: { left: memory.allocSamples(samples), right: memory.allocSamples(samples) },
    lanes: { a: roomy(), b: roomy() },
    room: roomy(),
    echo: roomy(),
    press: memory.allocSamples(curve),
    tray: memory.allocSamples(LONGEST_SOUND),
    filterState: memory.allocDoubles(FILTER_STATE_SIZE),
  };
}

/** Two loops at half the rate in the place of one of the desk's, which is lost. */
export function halves(loop: Float32Array): Stereo {
  const half = loop.length / 2;
  const behind = loop.byteOffset + (half + 2 * GUARD) * 4;
  return { left: loop.subarray(0, half), right: new Float32Array(loop.buffer, behind, half) };
}

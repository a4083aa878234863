import { FILTER_CELLS } from "../effects/filter.ts";
import { ROOM_SAMPLES } from "../effects/reverb.ts";
import type { Bench } from "../kernel/kernel.ts";
import { GUARD, openKernel } from "../kernel/kernel.ts";
import { PEAK_BLOCK } from "../master/true-peak.ts";
import type { Stereo } from "../stereo.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";

/** A stem while it is being played, as two lanes of mono sounds: left and right, or this side and that. */
export interface Lanes {
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** Where a mix is made: everything as long as the film lies on one bench. */
export interface Desk {
  readonly bench: Bench;
  readonly bus: Stereo;
  readonly lanes: Lanes;
  readonly room: Float32Array;
  readonly echo: Float32Array;
  /** What kicks press down, a value every CURVE_STEP samples and one more. */
  readonly press: Float32Array;
  /** Where a sound lies while it is being laid into lanes. */
  readonly tray: Float32Array;
  readonly filterCells: Float64Array;
}

/** Longer sounds are cut; none is (a bar of five slow beats and its release take under 6 s). */
const LONGEST_SOUND = 12 * SAMPLE_RATE;

/** Beside six loops: curves, the limiter's three, guards, and the room's own. */
const SPARE = 64 * GUARD + 65_536;

export function openDesk(samples: number): Desk {
  const curve = samples / CURVE_STEP + 1;
  const peaks = samples / PEAK_BLOCK + 64;
  const bench = openKernel(6 * samples + LONGEST_SOUND + 2 * curve + 3 * peaks + ROOM_SAMPLES + SPARE);
  const roomy = () => bench.take(samples + 4 * GUARD).subarray(0, samples);
  return {
    bench,
    bus: { left: bench.take(samples), right: bench.take(samples) },
    lanes: { a: roomy(), b: roomy() },
    room: roomy(),
    echo: roomy(),
    press: bench.take(curve),
    tray: bench.take(LONGEST_SOUND),
    filterCells: bench.cells(FILTER_CELLS),
  };
}

/** Two loops at half the rate in the place of one of the desk's, which is lost. */
export function halves(loop: Float32Array): Stereo {
  const half = loop.length / 2;
  const behind = loop.byteOffset + (half + 2 * GUARD) * 4;
  return { left: loop.subarray(0, half), right: new Float32Array(loop.buffer, behind, half) };
}

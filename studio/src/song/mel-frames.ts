import { openFourier } from "../fourier.ts";

/** Samples a second of the sound that is listened to: one channel. */
export const LISTENING_RATE = 24_000;
/** Samples between two frames (10 ms), and those that one frame looks at (43 ms). */
const HOP = 240;
const WINDOW = 1_024;
export const FRAMES_PER_SECOND = LISTENING_RATE / HOP;
/** Triangular bands, evenly spaced on the mel scale between these frequencies. */
export const BANDS = 40;
const LOWEST_HZ = 30;
const HIGHEST_HZ = 11_000;
/** Power under which a band counts as silent: hiss has no onsets. */
const FLOOR = 1e-6;

/** Level of every band in every frame, in decibels over a floor, frame after frame. Frame k is centred on k hops. */
export interface MelFrames {
  readonly count: number;
  readonly levels: Float32Array;
}

/** @param mono sound at LISTENING_RATE, samples in -1 to 1 */
export function melFrames(mono: Float32Array): MelFrames {
  const count = Math.ceil(mono.length / HOP);
  const levels = new Float32Array(count * BANDS);
  const window = Float64Array.from(
    { length: WINDOW },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
  );
  const bands = melBands();
  const { from, re, im, run } = openFourier(WINDOW);
  // Two frames at once, as the real and the imaginary part.
  for (let frame = 0; frame < count; frame += 2) {
    const start = frame * HOP - WINDOW / 2;
    for (let i = 0; i < WINDOW; i++) {
      const at = from[i]!;
      re[i] = (mono[start + at] ?? 0) * window[at]!;
      im[i] = (mono[start + HOP + at] ?? 0) * window[at]!;
    }
    run();
    for (const [band, { first, weights }] of bands.entries()) {
      let even = 0;
      let odd = 0;
      for (let k = 0; k < weights.length; k++) {
        const bin = first + k;
        const mirror = WINDOW - bin;
        const [a, b, c, d] = [re[bin]!, im[bin]!, re[mirror]!, im[mirror]!];
        even += weights[k]! * ((a + c) ** 2 + (b - d) ** 2);
        odd += weights[k]! * ((b + d) ** 2 + (c - a) ** 2);
      }
      levels[frame * BANDS + band] = decibels(even);
      if (frame + 1 < count) levels[(frame + 1) * BANDS + band] = decibels(odd);
    }
  }
  return { count, levels };
}

/** Over the floor, so that silence is 0. */
function decibels(power: number): number {
  return 10 * Math.log10(1 + power / WINDOW / FLOOR / 4);
}

interface Band {
  /** Its first bin of the transform. */
  readonly first: number;
  readonly weights: readonly number[];
}

function melBands(): Band[] {
  const edges = Array.from({ length: BANDS + 2 }, (_, i) =>
    hertzOf(melOf(LOWEST_HZ) + ((melOf(HIGHEST_HZ) - melOf(LOWEST_HZ)) * i) / (BANDS + 1)),
  );
  const perBin = LISTENING_RATE / WINDOW;
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, centre, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
    // The lowest bands are narrower than a bin: each takes at least the nearest one.
    const first = Math.max(1, Math.min(Math.round(centre / perBin), Math.ceil(low / perBin)));
    const last = Math.max(first, Math.floor(high / perBin));
    const weights = Array.from({ length: last - first + 1 }, (_each, k) => {
      const hertz = (first + k) * perBin;
      return Math.max(0, Math.min((hertz - low) / (centre - low), (high - hertz) / (high - centre)));
    });
    return { first, weights: weights.some((weight) => weight > 0) ? weights : [1] };
  });
}

/** The mel scale of D. O'Shaughnessy, "Speech Communication" (1987). */
function melOf(hertz: number): number {
  return 2_595 * Math.log10(1 + hertz / 700);
}

function hertzOf(mel: number): number {
  return 700 * (10 ** (mel / 2_595) - 1);
}

import { withSoundInKernel } from "../kernel/sound-in-kernel.ts";
import { SAMPLE_RATE } from "../stereo.ts";

const PERIOD = 2 ** 32;

/** Phase step per sample; one period is 2^32. */
function stepOf(hertz: number): number {
  return Math.round((hertz / SAMPLE_RATE) * PERIOD);
}

/** Factor per sample of something that falls to the share `left` in a second. */
function fallOf(left: number): number {
  return left ** (1 / SAMPLE_RATE);
}

/** One sawtooth of a sound; `phase` in periods. */
export interface Saw {
  readonly hertz: number;
  readonly gain: number;
  readonly phase: number;
}

/** Adds band-limited sawtooths. */
export function addSaws(out: Float32Array, saws: readonly Saw[]): void {
  withSoundInKernel(out, ({ kernel, address }) => {
    for (const { hertz, gain, phase } of saws) {
      const start = Math.round((phase - Math.floor(phase) - 0.5) * PERIOD);
      kernel.addSaw(address, out.length, start, stepOf(hertz), gain);
    }
  });
}

/** A pulse wave: the difference of two sawtooths that are `width` of a period apart. */
export function pulse(hertz: number, gain: number, width: number): Saw[] {
  return [
    { hertz, gain, phase: 0 },
    { hertz, gain: -gain, phase: width },
  ];
}

/** A sine that decays by 60 dB in `seconds`. */
export interface DecayingSine {
  readonly hertz: number;
  readonly gain: number;
  readonly seconds: number;
}

/**
 * Adds decaying sines by the two-pole recurrence y[n] = 2 r cos(w) y[n-1] - r^2 y[n-2]; each starts at zero, so
 * without a click, and ends at -80 dB. Those above 20 kHz are left out.
 */
export function addPartials(out: Float32Array, partials: readonly DecayingSine[]): void {
  const audible = partials.filter(({ hertz }) => hertz < SAMPLE_RATE * 0.42);
  const lasting = audible.toSorted((a, b) => end(b) - end(a));
  withSoundInKernel(out, ({ kernel, address, state }) => {
    for (let i = 0; i < lasting.length; i += 2) {
      for (const lane of [0, 1]) setPartial(state, lane, lasting[i + lane]);
      kernel.addDecayingSinePair(address, Math.min(out.length, end(lasting[i]!)), state.byteOffset);
    }
  });
}

function setPartial(state: Float64Array, lane: number, partial: DecayingSine | undefined): void {
  const { hertz, gain, seconds } = partial ?? { hertz: 100, gain: 0, seconds: 1 };
  const w = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const r = 10 ** (-3 / (seconds * SAMPLE_RATE));
  state[lane] = 2 * r * Math.cos(w);
  state[2 + lane] = r * r;
  state[4 + lane] = (-gain * Math.sin(w)) / r;
  state[6 + lane] = 0;
}

/** Samples until a partial has fallen to -80 dB. */
function end({ gain, seconds }: DecayingSine): number {
  const audible = (seconds * (4 + Math.log10(Math.abs(gain) + 1e-9))) / 3;
  return Math.ceil(Math.max(0, audible) * SAMPLE_RATE);
}

export interface Operators {
  readonly hertz: number;
  readonly gain: number;
  /** Frequency of the modulator divided by the carrier's. */
  readonly ratio: number;
  /** Modulation index at the start, and the share of it that is left after a second. */
  readonly index: number;
  readonly left: number;
}

/** Adds a pair of FM operators (J. Chowning, Journal of the Audio Engineering Society 21, 1973); `index` to pi. */
export function addFm(out: Float32Array, { hertz, gain, ratio, index, left }: Operators): void {
  withSoundInKernel(out, ({ kernel, address }) =>
    kernel.addFmOperators(
      address,
      out.length,
      stepOf(hertz),
      stepOf(hertz * ratio),
      index / Math.PI,
      fallOf(left),
      gain,
    ),
  );
}

/** Adds a sine; `left` is the share of its level that is left after a second. */
export function addSine(out: Float32Array, hertz: number, gain: number, left = 1): void {
  withSoundInKernel(out, ({ kernel, address }) =>
    kernel.addDecayingSine(address, out.length, stepOf(hertz), gain, fallOf(left)),
  );
}

/** How much higher a falling sine starts, as a share of its pitch, and how fast that decays (per second, exponentially). */
export interface Lift {
  readonly share: number;
  readonly speed: number;
}
const NO_LIFT: Lift = { share: 0, speed: 0 };

/** Adds a sine that falls to its pitch, as drum heads do. */
export function addPitchDrop(
  out: Float32Array,
  hertz: number,
  gain: number,
  ...lifts: readonly Lift[]
): void {
  const [a = NO_LIFT, b = NO_LIFT] = lifts;
  const fall = ({ speed }: Lift) => fallOf(Math.exp(-speed)) ** 4;
  const step = (hertz / SAMPLE_RATE) * PERIOD;
  withSoundInKernel(out, ({ kernel, address }) =>
    kernel.addSweptSine(address, out.length, step, gain, a.share, fall(a), b.share, fall(b)),
  );
}

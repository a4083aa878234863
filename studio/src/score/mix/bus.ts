import type { Balance } from "./balance.ts";
import { balanceTone } from "./tone.ts";
import { softClip } from "../instruments/sound.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";

/** Nothing below is heard, and it costs headroom. */
const LOWEST_HZ = 32;
/** Below this everything stands in the middle, as vinyl, clubs and phones want it. */
const MONO_BELOW_HZ = 140;
const BLOCK = 48;
const MEAN_DECIBELS = -18;

/** Cleans up the lows, mends the tone, evens out the level and rounds off the loudest peaks, in place. */
export function polish(mix: Stereo, balance: Balance): void {
  centreBass(mix, balance.width);
  balanceTone(mix, balance.slope);
  normalise(mix, MEAN_DECIBELS);
  compress(mix, balance.glueDecibels);
  normalise(mix, balance.density);
  for (const channel of [mix.left, mix.right]) {
    for (let i = 0; i < channel.length; i++) channel[i] = softClip(channel[i]!);
  }
}

/** Mid and side, each without what is too low for it. */
function centreBass({ left, right }: Stereo, width: number): void {
  const pullMid = pull(LOWEST_HZ);
  const pullSide = pull(MONO_BELOW_HZ);
  let lowMid = 0;
  let lowSide = 0;
  for (let i = -Math.min(left.length, SAMPLE_RATE / 10); i < left.length; i++) {
    const at = i < 0 ? i + left.length : i;
    const mid = 0.5 * (left[at]! + right[at]!);
    const side = 0.5 * (left[at]! - right[at]!);
    lowMid += pullMid * (mid - lowMid);
    lowSide += pullSide * (side - lowSide);
    if (i < 0) continue;
    const wide = width * (side - lowSide);
    left[i] = mid - lowMid + wide;
    right[i] = mid - lowMid - wide;
  }
}

/** Coefficient of a one-pole low-pass. */
function pull(cutoff: number): number {
  return 1 - Math.exp((-2 * Math.PI * cutoff) / SAMPLE_RATE);
}

/** Brings the mean square to a level, so that compression and saturation know what meets them. */
function normalise({ left, right }: Stereo, decibels: number): void {
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += left[i]! * left[i]! + right[i]! * right[i]!;
  if (sum === 0) return;
  const gain = Math.sqrt((2 * left.length * 10 ** (decibels / 10)) / sum);
  for (let i = 0; i < left.length; i++) {
    left[i] = left[i]! * gain;
    right[i] = right[i]! * gain;
  }
}

/** A slow 2:1 compressor on both channels together, working from -20 dB on and at most `most` decibels deep. */
function compress({ left, right }: Stereo, most: number): void {
  const length = left.length;
  const attack = 1 - Math.exp(-BLOCK / (0.012 * SAMPLE_RATE));
  const release = 1 - Math.exp(-BLOCK / (0.18 * SAMPLE_RATE));
  const least = 10 ** (-most / 20);
  let power = 0;
  let gain = 1;
  for (
    let start = -BLOCK * Math.floor(Math.min(length, SAMPLE_RATE) / BLOCK);
    start < length;
    start += BLOCK
  ) {
    const from = start < 0 ? start + length : start;
    const end = Math.min(from + BLOCK, length);
    let sum = 0;
    for (let i = from; i < end; i++) sum += left[i]! * left[i]! + right[i]! * right[i]!;
    const now = sum / (2 * (end - from));
    power += (now - power) * (now > power ? attack : release);
    const next = Math.max(least, Math.min(1, (0.01 / (power + 1e-12)) ** 0.25));
    const heardUntil = start < 0 ? from : end;
    for (let i = from; i < heardUntil; i++) {
      const level = gain + ((next - gain) * (i - from)) / BLOCK;
      left[i] = left[i]! * level;
      right[i] = right[i]! * level;
    }
    gain = next;
  }
}

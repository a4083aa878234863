import type { Style } from "@curta/contract";
import { STYLES } from "@curta/contract";
import { assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Score } from "./compose.ts";
import { composeScore } from "./compose.ts";
import { bandPass } from "./effects/filter.ts";
import { integratedLoudness, loudnessRange, truePeak } from "./loudness.ts";
import { sampleTimeline } from "./sample-timeline.ts";

const RATE = 48_000;
const FRAMES = 480;
const SEEDS = [11, 12];
const scores = new Map<string, Score>();

beforeAll(() => {
  for (const style of STYLES) {
    for (const seed of SEEDS)
      scores.set(`${style} ${seed}`, composeScore(sampleTimeline(style, seed, FRAMES)));
  }
});

function scoreOf(style: Style, seed: number): Score {
  const score = scores.get(`${style} ${seed}`);
  if (score === undefined) throw new Error("not composed");
  return score;
}

const EVERY = STYLES.flatMap((style) => SEEDS.map((seed) => [style, seed] as const));

describe.each(EVERY)("%s, seed %i", (style, seed) => {
  test("lasts exactly as long as the film", () => {
    const { left, right, sampleRate } = scoreOf(style, seed);
    expect([left.length, right.length, sampleRate]).toEqual([FRAMES * 1_600, FRAMES * 1_600, RATE]);
  });

  test("has the platforms' loudness and holds the ceiling", () => {
    const { left, right } = scoreOf(style, seed);
    expect(Math.abs(integratedLoudness(left, right, RATE) + 14)).toBeLessThan(0.2);
    expect(truePeak(left, right)).toBeLessThan(-2);
  });

  test("sounds from the first instant and closes without a jump", () => {
    const { left, right } = scoreOf(style, seed);
    expect(rms(left.subarray(0, 2_400))).toBeGreaterThan(0.01);
    for (const channel of [left, right]) {
      const seam = Math.abs(channel[0]! - channel[channel.length - 1]!);
      expect(seam).toBeLessThanOrEqual(Math.max(0.12, steepest(channel.subarray(0, 4_800))));
    }
  });

  test("is neither crushed nor spiky, and stereo that a phone can add up", () => {
    const { left, right } = scoreOf(style, seed);
    const crest = truePeak(left, right) - 20 * Math.log10(Math.hypot(rms(left), rms(right)) / Math.SQRT2);
    const [least, most] = style === "viral" ? [8, 12.5] : [10, 16];
    expect(crest).toBeGreaterThan(least);
    expect(crest).toBeLessThan(most);
    expect(correlation(left, right)).toBeGreaterThan(0.3);
    expect(correlation(left, right)).toBeLessThan(0.92);
    expect(loudnessRange(left, right, RATE)).toBeGreaterThan(1);
    expect(loudnessRange(left, right, RATE)).toBeLessThan(12);
    expect(Math.abs(mean(left))).toBeLessThan(0.002);
  });

  test("falls off over the octaves as released music does, without a hole or a hump", () => {
    const { left, right } = scoreOf(style, seed);
    const middle = left.map((value, i) => value + right[i]!);
    const octaves = [125, 250, 500, 1_000, 2_000, 4_000, 8_000];
    const levels = octaves.map(
      (centre) => 20 * Math.log10(rms(bandPass(middle.slice(), centre, Math.SQRT2))),
    );
    // Per octave of constant width; spectral density falls 3 dB faster.
    const fall = ((levels.at(-1) ?? 0) - levels[0]!) / (octaves.length - 1);
    expect(fall).toBeGreaterThan(-3.5);
    expect(fall).toBeLessThan(0);
    for (let i = 1; i < levels.length; i++)
      expect(Math.abs(levels[i]! - levels[i - 1]! - fall)).toBeLessThan(8);
  });

  test("has its beat where the film has it", () => {
    const { left } = scoreOf(style, seed);
    const onsets = onsetEnergy(left);
    // 10 ms hops: a beat at 120 a minute is 50 of them; a phase between beats must not explain it as well.
    const beat = 50;
    const on = atPhase(onsets, beat, 0);
    const off = atPhase(onsets, beat, 20);
    expect(on).toBeGreaterThan(off);
  });
});

test("the same timeline gives the same samples", () => {
  const again = composeScore(sampleTimeline("viral", 11, FRAMES));
  expect(again.left).toEqual(scoreOf("viral", 11).left);
  expect(again.right).toEqual(scoreOf("viral", 11).right);
});

test("another seed and another style give other music, not another gain", () => {
  for (const style of STYLES) {
    expect(Math.abs(correlation(scoreOf(style, 11).left, scoreOf(style, 12).left))).toBeLessThan(0.5);
  }
  expect(Math.abs(correlation(scoreOf("viral", 11).left, scoreOf("suave", 11).left))).toBeLessThan(0.5);
});

test("any timeline, however short, long-beated or bare, has the loudness and holds the ceiling", () => {
  const timelines = record({
    style: constantFrom(...STYLES),
    seed: integer({ min: 0, max: 2 ** 31 }),
    frames: integer({ min: 150, max: 240 }),
    framesPerBeat: constantFrom(6, 12, 15, 18, 20, 30),
    bare: boolean(),
  });
  assert(
    property(timelines, ({ style, seed, frames, framesPerBeat, bare }) => {
      const whole = sampleTimeline(style, seed, frames, framesPerBeat);
      const { left, right } = composeScore(
        bare ? { ...whole, shots: whole.shots.slice(0, 1), sections: [] } : whole,
      );
      expect(left.length).toBe(frames * 1_600);
      expect(Math.abs(integratedLoudness(left, right, RATE) + 14)).toBeLessThan(0.2);
      expect(truePeak(left, right)).toBeLessThan(-2);
    }),
    { numRuns: 8, seed: 20_261_121 },
  );
});

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rms(values: Float32Array): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

function steepest(values: Float32Array): number {
  let most = 0;
  for (let i = 1; i < values.length; i++) most = Math.max(most, Math.abs(values[i]! - values[i - 1]!));
  return most;
}

function correlation(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum / (a.length * rms(a) * rms(b));
}

/** Rise of energy from one hundredth of a second to the next. */
function onsetEnergy(samples: Float32Array): number[] {
  const hop = RATE / 100;
  const levels = Array.from({ length: samples.length / hop }, (_, i) =>
    rms(samples.subarray(i * hop, (i + 1) * hop)),
  );
  return levels.map((level, i) => Math.max(0, level - (levels[i - 1] ?? levels.at(-1) ?? 0)));
}

function atPhase(onsets: readonly number[], period: number, phase: number): number {
  return onsets.reduce((sum, value, i) => sum + (i % period === phase ? value : 0), 0);
}

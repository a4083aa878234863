import type { Style } from "@curta/contract";
import { STYLES } from "@curta/contract";
import { assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Timeline } from "../direction/timeline.ts";
import type { Score } from "./compose.ts";
import { composeScore } from "./compose.ts";
import { highPass, lowPass } from "./effects/filter.ts";
import { integratedLoudness, loudnessRange, truePeak } from "./loudness.ts";
import { sampleTimeline } from "./sample-timeline.ts";

const RATE = 48_000;
const FRAMES = 900;
const SAMPLES_PER_FRAME = 1_600;
/** The preferred tempo of each style. */
const FRAMES_PER_BEAT: Record<Style, number> = { viral: 15, cinematografico: 18, suave: 24 };
const SEEDS = [11, 12];

const timelineOf = (style: Style, seed: number): Timeline =>
  sampleTimeline(style, seed, FRAMES, FRAMES_PER_BEAT[style]);
const scores = new Map<string, Score>();

/** Composed once, used by many tests. */
function scoreOf(style: Style, seed: number): Score {
  const name = `${style} ${seed}`;
  const score = scores.get(name) ?? composeScore(timelineOf(style, seed));
  scores.set(name, score);
  return score;
}

const EVERY = STYLES.flatMap((style) => SEEDS.map((seed) => [style, seed] as const));

describe.each(EVERY)("%s, seed %i", (style, seed) => {
  test("lasts exactly as long as the film, has the platforms' loudness and holds the ceiling", () => {
    const { left, right, sampleRate } = scoreOf(style, seed);
    const samples = FRAMES * SAMPLES_PER_FRAME;
    expect([left.length, right.length, sampleRate]).toEqual([samples, samples, RATE]);
    expect(Math.abs(integratedLoudness(left, right, RATE) + 13.8)).toBeLessThan(0.2);
    expect(truePeak(left, right)).toBeLessThan(-2);
    expect(loudnessRange(left, right, RATE)).toBeGreaterThan(0.5);
    expect(loudnessRange(left, right, RATE)).toBeLessThan(12);
  });

  test("sounds from the first instant and closes without a jump", () => {
    const { left, right } = scoreOf(style, seed);
    expect(rms(left.subarray(0, 2_400))).toBeGreaterThan(0.01);
    for (const channel of [left, right]) {
      const seam = Math.abs(channel[0]! - channel[channel.length - 1]!);
      expect(seam).toBeLessThanOrEqual(Math.max(0.12, steepest(channel.subarray(0, 4_800))));
    }
  });

  test("is mono in the lows, and has its bass where a phone plays it", () => {
    const { left, right } = scoreOf(style, seed);
    const [mid, side] = [mixed(left, right, 1), mixed(left, right, -1)];
    const low = rms(lowPass(mid.slice(), 120));
    expect(decibels(rms(lowPass(lowPass(side, 100), 100)) / low)).toBeLessThan(-20);
    const small = rms(highPass(lowPass(mid, 600), 150));
    expect(decibels(small / low)).toBeGreaterThan(-9);
  });

  test("follows the film: a drop is louder than a breath, and a build rises into it", () => {
    const score = scoreOf(style, seed);
    const { sections } = timelineOf(style, seed);
    const level = (from: number, to: number) =>
      decibels(rms(score.left.subarray(from * SAMPLES_PER_FRAME, to * SAMPLES_PER_FRAME)));
    const breath = sections.find(({ role }) => role === "breath")!;
    const build = sections.find(({ role }) => role === "build")!;
    for (const drop of sections.filter(({ role }) => role === "drop"))
      expect(level(drop.from, drop.to) - level(breath.from, breath.to)).toBeGreaterThan(0.5);
    // The riser's own band, between the build's first and last third (its last beat is the gap before the drop).
    const air = highPass(score.left.slice(), 3_000);
    const third = Math.floor((build.to - build.from) / 3);
    const inAir = (from: number) =>
      decibels(rms(air.subarray(from * SAMPLES_PER_FRAME, (from + third) * SAMPLES_PER_FRAME)));
    expect(inAir(build.to - third) - inAir(build.from)).toBeGreaterThan(style === "suave" ? 0.5 : 2);
  });
});

test("the same timeline gives the same samples", () => {
  const again = composeScore(timelineOf("viral", 11));
  const first = scoreOf("viral", 11);
  for (const side of ["left", "right"] as const)
    expect(Buffer.from(again[side].buffer).equals(Buffer.from(first[side].buffer))).toBe(true);
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
      expect(left.length).toBe(frames * SAMPLES_PER_FRAME);
      expect(Math.abs(integratedLoudness(left, right, RATE) + 13.8)).toBeLessThan(0.2);
      expect(truePeak(left, right)).toBeLessThan(-2);
    }),
    { numRuns: 8, seed: 20_261_121 },
  );
});

function mixed(left: Float32Array, right: Float32Array, sign: 1 | -1): Float32Array {
  const out = new Float32Array(left.length);
  for (let i = 0; i < out.length; i++) out[i] = (left[i]! + sign * right[i]!) / 2;
  return out;
}

function decibels(ratio: number): number {
  return 20 * Math.log10(ratio);
}

function rms(values: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * values[i]!;
  return Math.sqrt(sum / values.length);
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

import { KIT_TITLES, type KitName, KITS, STYLES } from "@curta/contract";
import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { measureScore, powerSpectrum } from "../../../testing/score-measures.ts";
import type { Timeline } from "../../direction/timeline.ts";
import { randomFromText } from "../../random.ts";
import { drumHits } from "../arrange/parts/drums.ts";
import { planPiece } from "../arrange/piece.ts";
import { composeScore } from "../compose.ts";
import { buildTone } from "../instruments/tones/tone-sound.ts";
import { integratedLoudness, truePeak } from "../loudness.ts";
import { sampleTimeline } from "../sample-timeline.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import { chooseKit, isAtHome } from "./choose-kit.ts";
import { KIT_TABLE } from "./kit-table.ts";

/** Tempos of films, the commonest first. */
const TEMPOS = [120, 100, 90, 150, 75, 72, 60] as const;
const SEEDS = [11, 12];
const LENGTHS = [5, 15, 30];

function timelineOf(kit: KitName, seed: number, seconds: number): Timeline {
  const { suits } = KIT_TABLE[kit];
  const bpm = TEMPOS.find((tempo) => isAtHome(KIT_TABLE[kit], tempo)) ?? 120;
  return { ...sampleTimeline(suits[0]!, seed, seconds * 30, 1_800 / bpm), kit };
}

const firstDrop = ({ sections }: Timeline): number =>
  (sections.find(({ role }) => role === "drop")?.from ?? 0) / 30;

describe.each(KITS)("%s", (kit) => {
  test.each(SEEDS.flatMap((seed) => LENGTHS.map((seconds) => [seed, seconds] as const)))(
    "seed %i, %i s: can be heard on a phone, stays loud after the drop, and is mastered as released music is",
    (seed, seconds) => {
      const timeline = timelineOf(kit, seed, seconds);
      const measured = measureScore(composeScore(timeline), firstDrop(timeline));
      expect(measured.above300).toBeGreaterThanOrEqual(0.5);
      expect(measured.fall).toBeLessThanOrEqual(6);
      expect(measured.crest).toBeGreaterThan(9);
      expect(measured.crest).toBeLessThan(14);
      expect(measured.width).toBeGreaterThan(-15);
      expect(measured.width).toBeLessThan(-3);
      // Released music falls by 3 to 5 dB an octave (see `equalise`).
      expect(measured.tilt).toBeGreaterThan(-5);
      expect(measured.tilt).toBeLessThan(-2.8);
      expect(Math.abs(measured.lufs + 13.8)).toBeLessThan(0.2);
      expect(measured.peak).toBeLessThan(-2);
    },
  );

  test("the drums are never gone for more than a bar", () => {
    for (const seed of SEEDS) {
      const piece = planPiece(timelineOf(kit, seed, 30));
      const hits = Object.values(drumHits(piece)).flat();
      const heard = hits.filter(({ velocity }) => velocity > 0.15).map(({ at }) => at);
      const times = [0, ...heard.toSorted((a, b) => a - b), piece.grid.samples];
      const longest = Math.max(...times.slice(1).map((at, i) => at - times[i]!));
      expect(longest).toBeLessThanOrEqual(16 * piece.grid.samplesPerStep + 0.02 * SAMPLE_RATE);
    }
  });

  test("no lead is a bare sine", () => {
    const { band, melody } = KIT_TABLE[kit];
    const pitch = Math.round((melody.register.low + melody.register.high) / 2);
    for (const sound of [...band.lead, ...band.solo]) {
      const tone = new Float32Array(24_576);
      tone.set(buildTone(sound, randomFromText("lead")).play(pitch, 0.5).subarray(0, tone.length));
      const spectrum = powerSpectrum([tone]);
      const bin = (hertz(pitch) / SAMPLE_RATE) * 8_192;
      const sum = (from: number, to: number) => spectrum.subarray(from, to).reduce((all, p) => all + p, 0);
      const fundamental = sum(Math.floor(bin * 0.94) - 2, Math.ceil(bin * 1.06) + 3);
      expect(fundamental / sum(0, spectrum.length), sound.kind).toBeLessThan(0.86);
    }
  });

  test("ends on a bar line that is the film's end", () => {
    const { form, grid } = planPiece(timelineOf(kit, 11, 30));
    const last = form.bars.at(-1)!;
    expect((last.from + last.steps) * grid.samplesPerStep).toBeCloseTo(grid.samples);
  });
});

test("every kit works at every tempo, whole frames to a beat or not", () => {
  const films = record({
    kit: constantFrom(...KITS),
    bpm: constantFrom(60, 72, 97.3, 112.5, 128, 130, 140, 150),
    seed: integer({ min: 0, max: 2 ** 31 }),
  });
  assert(
    property(films, ({ kit, bpm, seed }) => {
      const timeline = { ...sampleTimeline("viral", seed, 240, 1_800 / bpm), kit };
      const { left, right } = composeScore(timeline);
      expect(left.length).toBe(240 * 1_600);
      expect(Math.abs(integratedLoudness(left, right, SAMPLE_RATE) + 13.8)).toBeLessThan(0.2);
      expect(truePeak(left, right)).toBeLessThan(-2);
    }),
    { numRuns: 10, seed: 20_261_122 },
  );
});

test("without a name a kit is chosen by style, tempo and seed, and many are", () => {
  for (const style of STYLES) {
    const chosen = new Set<KitName>();
    for (let seed = 0; seed < 60; seed++) {
      const kit = chooseKit({ style, seed, framesPerBeat: 15 });
      expect(KIT_TABLE[kit].suits).toContain(style);
      expect(isAtHome(KIT_TABLE[kit], 120)).toBe(true);
      chosen.add(kit);
    }
    expect(chosen.size).toBeGreaterThanOrEqual(3);
  }
});

test("a named kit is played, whatever the style, and two kits are not one another's music", () => {
  expect(planPiece({ ...timelineOf("samba", 3, 15), style: "suave" }).kitName).toBe("samba");
  const titles = Object.values(KIT_TITLES);
  expect(new Set(titles).size).toBe(KITS.length);
});

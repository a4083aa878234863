import { describe, expect, test } from "vitest";
import { integratedLoudness, loudnessRange, truePeak } from "./loudness.ts";

const RATE = 48_000;

/** Stereo sine, in phase on both channels: pieces of [seconds, peak level in dBFS]. */
function sine(
  pieces: readonly (readonly [seconds: number, decibels: number])[],
  hertz = 1_000,
): Float32Array {
  const out: number[] = [];
  for (const [seconds, decibels] of pieces) {
    const peak = 10 ** (decibels / 20);
    for (let i = 0; i < seconds * RATE; i++)
      out.push(peak * Math.sin((2 * Math.PI * hertz * out.length) / RATE));
  }
  return Float32Array.from(out);
}

describe("integrated loudness, minimum requirements of EBU Tech 3341", () => {
  const cases = [
    ["case 1: a sine at -23 dBFS", [[20, -23]], -23],
    ["case 2: a sine at -33 dBFS", [[20, -33]], -33],
    [
      "case 3: the relative gate leaves out what is 13 LU quieter",
      [
        [10, -36],
        [60, -23],
        [10, -36],
      ],
      -23,
    ],
    [
      "case 4: the absolute gate leaves out what is below -70",
      [
        [10, -72],
        [10, -36],
        [60, -23],
        [10, -36],
        [10, -72],
      ],
      -23,
    ],
    [
      "case 5: levels within the gate are averaged by power",
      [
        [20, -26],
        [20.1, -20],
        [20, -26],
      ],
      -23,
    ],
  ] as const;
  test.each(cases)("%s", (_name, pieces, wanted) => {
    const tone = sine(pieces);
    expect(Math.abs(integratedLoudness(tone, tone, RATE) - wanted)).toBeLessThan(0.1);
  });

  test("is the same at 44.1 kHz, whose filters are worked out anew", () => {
    const tone = Float32Array.from(
      { length: 441_000 },
      (_, i) => 0.1 * Math.sin((2 * Math.PI * 997 * i) / 44_100),
    );
    expect(integratedLoudness(tone, tone, 44_100)).toBeCloseTo(-20, 1);
  });

  test("of silence, and of less than a block, is minus infinity", () => {
    expect(integratedLoudness(new Float32Array(RATE), new Float32Array(RATE), RATE)).toBe(-Infinity);
    expect(integratedLoudness(sine([[0.3, -6]]), sine([[0.3, -6]]), RATE)).toBe(-Infinity);
  });
});

test("loudness range of two levels 10 LU apart is 10 LU (EBU Tech 3342, case 1)", () => {
  const tone = sine([
    [20, -20],
    [20, -30],
  ]);
  expect(Math.abs(loudnessRange(tone, tone, RATE) - 10)).toBeLessThan(1);
});

describe("true peak", () => {
  test("of a sine at a quarter of the rate is found between its samples (EBU Tech 3341, cases 15 to 18)", () => {
    for (const degrees of [0, 22.5, 45, 67.5]) {
      const tone = Float32Array.from({ length: RATE }, (_, i) => {
        const fade = Math.min(1, i / 2_000, (RATE - i) / 2_000);
        return 0.5 * fade * Math.sin((Math.PI / 2) * i + (degrees * Math.PI) / 180);
      });
      expect(truePeak(tone, tone)).toBeGreaterThan(-6.02 - 0.4);
      expect(truePeak(tone, tone)).toBeLessThan(-6.02 + 0.2);
    }
  });

  test("is at least the sample peak, on either channel", () => {
    const click = new Float32Array(1_000);
    click[500] = -0.5;
    expect(truePeak(click, new Float32Array(1_000))).toBeGreaterThanOrEqual(-6.03);
    expect(truePeak(new Float32Array(1_000), click)).toBe(truePeak(click, new Float32Array(1_000)));
  });
});

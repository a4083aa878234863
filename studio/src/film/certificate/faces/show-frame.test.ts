import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { expect, test } from "vitest";
import { type Colour, frameOfBlocks, manyColours } from "../../../../testing/film/coloured-frames.ts";
import { showFrame, type Square } from "./show-frame.ts";

/** What a network with this many pixels a side is shown: red, green and blue of each, 0 to 255, and what follows them. */
function shown(frame: ReturnType<typeof frameOfBlocks>, square: Square, pixels: number) {
  const input = new Float32Array(pixels * pixels * 4).fill(9);
  showFrame(frame, square, input);
  return (column: number, row: number): number[] => {
    const at = (row * pixels + column) * 4;
    return [...input.subarray(at, at + 3)].map((level) => (level + 1) * 127.5).concat(input[at + 3]!);
  };
}
function expectColour([red, green, blue, rest]: number[], colour: Colour): void {
  for (const [channel, level] of [red, green, blue].entries())
    expect(Math.abs(level! - colour[channel]!)).toBeLessThan(3);
  expect(rest).toBe(0);
}
const BLACK = [0, 0, 0, 0];

test("a square of the frame is shown pixel by pixel, in its colours", () => {
  const at = shown(frameOfBlocks(manyColours), { left: 200, top: 300, side: 16 }, 8);
  for (const [column, row] of [
    [0, 0],
    [7, 0],
    [0, 7],
    [3, 5],
    [7, 7],
  ] as const)
    expectColour(at(column, row), manyColours(100 + column, 150 + row));
});

test("what lies beyond the frame is black, up to its very edges", () => {
  const frame = frameOfBlocks(manyColours);
  const before = shown(frame, { left: -8, top: -8, side: 16 }, 8);
  expectColour(before(4, 4), manyColours(0, 0));
  expect([before(3, 4), before(4, 3)]).toEqual([BLACK, BLACK]);
  const after = shown(frame, { left: FILM_WIDTH - 8, top: FILM_HEIGHT - 8, side: 16 }, 8);
  expectColour(after(3, 3), manyColours(FILM_WIDTH / 2 - 1, FILM_HEIGHT / 2 - 1));
  expect([after(4, 3), after(3, 4)]).toEqual([BLACK, BLACK]);
  // At one pixel of the input for four of the frame, one that is half outside is black as a whole.
  const half = shown(frame, { left: -2, top: 0, side: 32 }, 8);
  expect(half(0, 0)).toEqual(BLACK);
});

test("a pixel that stands for many is their mean: every second place a side, four at most", () => {
  const stripes = frameOfBlocks(() => [0, 0, 0]);
  const level = (from: number, square: Square, along: "x" | "y") => {
    stripes.planes[0].fill(16);
    const [width, height] = along === "x" ? [1, 400] : [400, 1];
    for (let y = 0; y < height; y++) {
      const start = (from * (along === "y" ? 1 : 0) + y) * stripes.strides[0] + (along === "x" ? from : 0);
      stripes.planes[0].fill(235, start, start + width);
    }
    return Math.round(shown(stripes, square, 1)(0, 0)[0]!);
  };
  for (const along of ["x", "y"] as const) {
    // Four pixels of the frame: the second and the fourth are looked at, so a bright line of one counts for a half.
    const four = [0, 1, 2, 3].map((from) => level(from, { left: 0, top: 0, side: 4 }, along));
    expect(four).toEqual([0, 128, 0, 128]);
    // Forty: four places, five in from the ends.
    const forty = [4, 5, 15, 20, 25, 35].map((from) => level(from, { left: 0, top: 0, side: 40 }, along));
    expect(forty).toEqual([0, 64, 64, 0, 64, 64]);
  }
});

test("a pixel that stands for many has the colour of the third of its four places", () => {
  const frame = frameOfBlocks(() => [128, 128, 128]);
  const [luma, cb, cr] = frame.planes;
  const redAt = (column: number, row: number) => {
    cr.fill(128)[row * frame.strides[2] + column] = 200;
    cb.fill(128)[row * frame.strides[1] + column] = 90;
    const [red, , blue] = shown(
      { planes: [luma, cb, cr], strides: frame.strides },
      { left: 0, top: 0, side: 40 },
      1,
    )(0, 0);
    return red! > 200 && blue! < 100;
  };
  // Places 5, 15, 25 and 35 are the chroma samples 2, 7, 12 and 17.
  expect([2, 7, 12, 17].map((column) => redAt(column, 12))).toEqual([false, false, true, false]);
  expect([2, 7, 12, 17].map((row) => redAt(12, row))).toEqual([false, false, true, false]);
});

test("a place between two pixels is the one before it", () => {
  const at = shown(frameOfBlocks(manyColours), { left: 200.4, top: 300.4, side: 16 }, 8);
  expectColour(at(3, 5), manyColours(103, 155));
});

test("levels beyond black and white are black and white", () => {
  const frame = frameOfBlocks(() => [0, 0, 0]);
  for (const [level, expected] of [
    [0, 0],
    [255, 255],
  ] as const) {
    frame.planes[0].fill(level);
    expect(shown(frame, { left: 0, top: 0, side: 2 }, 1)(0, 0)).toEqual([expected, expected, expected, 0]);
  }
});

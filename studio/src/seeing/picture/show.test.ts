import fc from "fast-check";
import { expect, test } from "vitest";
import { paint } from "../../../testing/pictures.ts";
import type { Picture } from "../../picture.ts";
import { openEngine } from "../network/engine.ts";
import { layLevels } from "./levels.ts";
import { fromInput, show } from "./show.ts";

const PLAIN = { gains: [1, 1, 1], offsets: [0, 0, 0] } as const;
const engine = openEngine();
const input = { at: engine.reserve(64 * 48 * 16), width: 64, height: 48, channels: 3 };
const pictureAt = engine.reserve(0);

function shown(picture: Picture, part = { x: 0, y: 0, w: 1, h: 1 }, letterbox = false) {
  const levels = layLevels(engine, picture, pictureAt);
  const frame = show(engine, levels, input, { part, tone: PLAIN, letterbox });
  return { frame, values: engine.floats(input.at, input.width * input.height * 4).slice() };
}

/** Mean over the stretch of pixels that an output pixel covers, in double precision. */
function meanOver(picture: Picture, x: number, y: number, channel: number): number {
  const [stepX, stepY] = [picture.width / input.width, picture.height / input.height];
  let sum = 0;
  for (let v = Math.floor(y * stepY); v < (y + 1) * stepY; v++) {
    for (let u = Math.floor(x * stepX); u < (x + 1) * stepX; u++) {
      const down = Math.min(v + 1, (y + 1) * stepY) - Math.max(v, y * stepY);
      const across = Math.min(u + 1, (x + 1) * stepX) - Math.max(u, x * stepX);
      const pixel = 3 * (Math.min(v, picture.height - 1) * picture.width + Math.min(u, picture.width - 1));
      sum += Math.max(0, down) * Math.max(0, across) * picture.rgb[pixel + channel]!;
    }
  }
  return sum / stepX / stepY;
}

test("a picture that is larger than the input is averaged, each pixel counting as far as it is covered", () => {
  const sizes = fc.record({
    width: fc.integer({ min: 64, max: 300 }),
    height: fc.integer({ min: 48, max: 300 }),
  });
  fc.assert(
    fc.property(sizes, ({ width, height }) => {
      const picture = paint(width, height, (x, y) => [(x * 7 + y) % 256, (x * y) % 256, (y * 11) % 256]);
      const { values } = shown(picture);
      for (let k = 0; k < values.length; k += 97) {
        const place = k >> 2;
        const wanted = k % 4 === 3 ? 0 : meanOver(picture, place % 64, Math.floor(place / 64), k % 4);
        expect(Math.abs(values[k]! - wanted)).toBeLessThan(0.01);
      }
    }),
    { numRuns: 40 },
  );
});

test("pictures of 24 megapixels are halved on the way and keep their means", () => {
  const { values } = shown(paint(6000, 4000, (x, y) => [Math.floor(x / 24), Math.floor(y / 16), 77]));
  for (const [x, y] of [
    [0, 0],
    [31, 20],
    [63, 47],
  ] as const) {
    const at = 4 * (y * 64 + x);
    expect(values[at]).toBeCloseTo(((x + 0.5) / 64) * 250 - 0.5, -0.3);
    expect(values[at + 1]).toBeCloseTo(((y + 0.5) / 48) * 250 - 0.5, -0.3);
    expect(values[at + 2]).toBeCloseTo(77, 3);
  }
});

test("letterboxed, a picture keeps its proportions, and boxes in the input find back to it", () => {
  const white = paint(400, 100, () => [255, 255, 255]);
  const { values, frame } = shown(white, { x: 0, y: 0, w: 1, h: 1 }, true);
  expect(values[4 * (24 * 64 + 32)]).toBeCloseTo(255, 3);
  expect(values[4 * (2 * 64 + 32)]).toBe(0);
  const back = fromInput(frame, { x: 0, y: 16 / 48, w: 1, h: 16 / 48 });
  expect(back.y).toBeCloseTo(0);
  expect(back.h).toBeCloseTo(1);
});

test("a small part is enlarged smoothly", () => {
  const ramp = paint(200, 100, (x) => [x, x, x]);
  const { values } = shown(ramp, { x: 0.25, y: 0.25, w: 0.1, h: 0.2 });
  for (let x = 1; x < 64; x++) expect(values[4 * x]).toBeGreaterThanOrEqual(values[4 * (x - 1)]!);
  expect(values[4 * 32]).toBeCloseTo(50 + 20 * (32.5 / 64) - 0.5, 2);
});

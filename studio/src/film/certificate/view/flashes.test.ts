import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Colour, toYCbCr } from "../../../../testing/film/coloured-frames.ts";
import { mostFlashesPerSecond, mostRedFlashesPerSecond, unsafeFrames } from "./flashes.ts";
import { THUMBNAIL_BYTES, THUMBNAIL_CELLS, type FrameThumbnail } from "./frame-thumbnail.ts";

const CALM = 100;

/** A frame of grey cells. */
function cells(lumaOf: (cell: number) => number): FrameThumbnail {
  const thumbnail = new Uint8Array(THUMBNAIL_BYTES).fill(128);
  for (let cell = 0; cell < THUMBNAIL_CELLS; cell++) thumbnail[cell] = lumaOf(cell);
  return thumbnail;
}
function coloured([luma, cb, cr]: Colour): FrameThumbnail {
  const thumbnail = new Uint8Array(THUMBNAIL_BYTES);
  for (const [plane, level] of [luma, cb, cr].entries())
    thumbnail.fill(level, plane * THUMBNAIL_CELLS, (plane + 1) * THUMBNAIL_CELLS);
  return thumbnail;
}
const film = (frames: number, at: (frame: number) => FrameThumbnail) =>
  Array.from({ length: frames }, (_, i) => at(i));
/** Twice from one to the other and back, five frames each. */
const twice = (one: FrameThumbnail, other: FrameThumbnail) =>
  film(25, (frame) => (Math.floor(frame / 5) % 2 === 0 ? one : other));
const lit = (frame: number, from: number, to: number) => frame >= from && frame < to;

const luminance = (code: number) => {
  const value = Math.min(1, Math.max(0, (code - 16) / 219));
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

test("a flash is a change of luminance by a tenth or more, the darker being below 0.8 (WCAG 2.3.1)", () => {
  const level = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(level, level, (a, b) => {
      const [darker, brighter] = [luminance(Math.min(a, b)), luminance(Math.max(a, b))];
      const isFlash = brighter - darker >= 0.1 && darker < 0.8;
      expect(
        mostFlashesPerSecond(
          twice(
            cells(() => a),
            cells(() => b),
          ),
        ),
      ).toBe(isFlash ? 2 : 0);
    }),
    {
      numRuns: 150,
      examples: [
        [16, 94],
        [16, 93],
        [0, 93],
        [214, 235],
        [213, 234],
        [255, 215],
        [212, 255],
      ],
    },
  );
});

const levelUpTo = (most: number) => fc.integer({ min: 0, max: most });

const saturation = ([red, green, blue]: Colour) => (red === 0 ? 0 : red / (red + green + blue));

const redness = (colour: Colour) =>
  saturation(colour) < 0.8 ? 0 : Math.max(0, colour[0] - colour[1] - colour[2]) / 255;
// What levels of 8 bits leave open is not asked.
const isClear = (colour: Colour) => Math.abs(saturation(colour) - 0.8) > 0.05;
test("a red flash is a change by 20 or more in (R - G - B) x 320, one of both being saturated red (WCAG 2.3.1)", () => {
  const reddish: fc.Arbitrary<Colour> = fc.tuple(levelUpTo(255), levelUpTo(40), levelUpTo(40));
  const any: fc.Arbitrary<Colour> = fc.oneof(
    reddish,
    fc.tuple(levelUpTo(255), levelUpTo(255), levelUpTo(255)),
  );
  fc.assert(
    fc.property(any, any, (a, b) => {
      const change = Math.abs(redness(a) - redness(b));
      fc.pre(isClear(a) && isClear(b) && Math.abs(change - 20 / 320) > 0.02 && Math.max(a[0], b[0]) > 40);
      const flashes = mostRedFlashesPerSecond(twice(coloured(toYCbCr(a)), coloured(toYCbCr(b))));
      expect(flashes).toBe(change >= 20 / 320 ? 2 : 0);
    }),
    { numRuns: 300 },
  );
});

const between = (weaker: number, stronger: number) =>
  mostRedFlashesPerSecond(twice(coloured(toYCbCr([weaker, 0, 0])), coloured(toYCbCr([stronger, 0, 0]))));

test("red that grows a little stronger and weaker does not flash", () => {
  expect([between(160, 168), between(160, 200)]).toEqual([0, 2]);
});

test("one change is half a flash, from whatever a film begins with", () => {
  const rise = (from: number, to: number) => film(20, (frame) => cells(() => (frame < 1 ? from : to)));
  expect(mostFlashesPerSecond(rise(40, 235))).toBe(0);
  expect(mostFlashesPerSecond(rise(235, 40))).toBe(0);
  expect(mostFlashesPerSecond(film(20, (frame) => cells(() => (lit(frame, 1, 3) ? 235 : 40))))).toBe(1);
  expect(mostFlashesPerSecond([])).toBe(0);
});

const lasting = (frames: number) => film(80, (frame) => cells(() => (lit(frame, 5, 5 + frames) ? 235 : 40)));

test("two changes are in one second when less than 30 frames lie between them", () => {
  expect(mostFlashesPerSecond(lasting(29))).toBe(1);
  expect(mostFlashesPerSecond(lasting(30))).toBe(0);
});

test("a quarter of the cells is enough, one cell less is not", () => {
  const quarter = THUMBNAIL_CELLS / 4;
  for (const [count, flashes] of [
    [quarter, 1],
    [quarter - 1, 0],
  ] as const) {
    const some = (frame: number) => cells((cell) => (cell < count && lit(frame, 5, 10) ? 235 : CALM));
    expect(mostFlashesPerSecond(film(20, some))).toBe(flashes);
    const dark = (frame: number) => cells((cell) => (cell < count && lit(frame, 5, 10) ? 16 : 235));
    expect(mostFlashesPerSecond(film(20, dark))).toBe(flashes);
  }
});

test("as many cells must darken again as must brighten", () => {
  for (const [back, flashes] of [
    [THUMBNAIL_CELLS / 4, 1],
    [THUMBNAIL_CELLS / 4 - 1, 0],
  ] as const) {
    const some = (frame: number) =>
      cells((cell) => (cell < 300 && frame >= 5 && (cell >= back || frame < 10) ? 235 : 40));
    expect(mostFlashesPerSecond(film(20, some))).toBe(flashes);
  }
});

test("a change that sweeps over the frame counts whole within three frames, and not when it takes longer", () => {
  const half = THUMBNAIL_CELLS / 8;
  const sweep = (later: number) =>
    film(40, (frame) =>
      cells((cell) => {
        if (cell >= 2 * half) return CALM;
        const from = cell < half ? 5 : 5 + later;
        return lit(frame, from, from + 12) ? 235 : 40;
      }),
    );
  expect(mostFlashesPerSecond(sweep(2))).toBe(1);
  expect(mostFlashesPerSecond(sweep(3))).toBe(0);
});

test("brighter in steps is one change, and what comes back is measured from the brightest", () => {
  const levels = [40, 120, 140, 160, 180, 160, 140, 60];
  const steps = film(30, (frame) => cells(() => levels[Math.min(7, Math.floor(frame / 2))]!));
  expect(mostFlashesPerSecond(steps)).toBe(1);
  const highest = [40, 120, 180, 140];
  const back = film(16, (frame) => cells(() => highest[Math.floor(frame / 4)]!));
  expect(mostFlashesPerSecond(back)).toBe(1);
  // Up by a little more still moves the brightest: from 125 to 96 luminance falls by a tenth, from 120 it does not.
  const little = [40, 120, 125, 96];
  expect(mostFlashesPerSecond(film(16, (frame) => cells(() => little[Math.floor(frame / 4)]!)))).toBe(1);
  // Up by less than a tenth of luminance after a fall is no turn: the fall goes on from there.
  const trembling = [200, 120, 130, 100, 110, 60];
  expect(
    mostFlashesPerSecond(film(30, (frame) => cells(() => trembling[Math.min(5, Math.floor(frame / 4))]!))),
  ).toBe(0);
});

test("the frames that flash are told in seconds with more than three flashes, and in no others", () => {
  const [dark, bright] = [cells(() => 20), cells(() => 200)];
  const flashing = (frames: number) =>
    film(120, (frame) => (lit(frame, 40, 40 + frames) && Math.floor(frame / 3) % 2 === 0 ? bright : dark));
  expect(unsafeFrames(flashing(18))).toEqual([]);
  const unsafe = unsafeFrames(flashing(24));
  expect(unsafe.length).toBeGreaterThanOrEqual(8);
  for (const frame of unsafe) expect(frame >= 40 && frame <= 66).toBe(true);
});

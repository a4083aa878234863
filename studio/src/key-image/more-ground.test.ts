import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import { box, onPlainGround } from "../../testing/plain-ground.ts";
import { decodePhoto } from "../photo/decode.ts";
import { asSharp } from "../photo/pixels.ts";
import type { Picture } from "../picture.ts";
import { withMoreGround } from "./more-ground.ts";
import { stagePhoto } from "./stage-photo.ts";

const MANY = 24_000_000;
const SOFA = onPlainGround({ width: 900, height: 600, fallOff: 12, subject: box(0.1, 0.3, 0.9, 0.7) });

function pixel({ width, rgb }: Picture, x: number, y: number): readonly number[] {
  return [...rgb.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
}

test("ground goes on above and below what is too wide for a 9:16 view, with room beside it; the photo stays as it is", async () => {
  const more = await withMoreGround(SOFA, MANY);
  // 720 pixels of sofa and a fifth of that.
  expect({ width: more.width, height: more.height }).toEqual({ width: 900, height: 1536 });
  const top = (1536 - 600) / 2;
  for (const [x, y] of [
    [0, 0],
    [450, 300],
    [899, 599],
  ] as const)
    expect(pixel(more, x, top + y)).toEqual(pixel(SOFA, x, y));
});

test("the first row of added ground has the noise of the photo's", async () => {
  const more = await withMoreGround(SOFA, MANY);
  const top = (1536 - 600) / 2;
  for (let x = 0; x < 900; x += 1) {
    const [added, rim] = [pixel(more, x, top - 1), pixel(SOFA, x, 0)];
    expect(Math.max(...added.map((value, channel) => Math.abs(value - rim[channel]!)))).toBeLessThanOrEqual(
      1,
    );
  }
});

test("the picture that films are cut from has it", async () => {
  const jpeg = await asSharp(SOFA).jpeg({ quality: 85 }).toBuffer();
  const { width, height } = await stagePhoto(jpeg);
  expect(height / width).toBeGreaterThan(1.65);
});

test("added ground has the colour of what it goes on from, without a step, and farther out one colour", async () => {
  const more = await withMoreGround(SOFA, MANY);
  const top = (1536 - 600) / 2;
  for (let y = 1; y < 1536; y += 1) {
    if (y > top && y < top + 600) continue;
    for (const x of [3, 450, 890])
      for (const channel of [0, 1, 2])
        expect(Math.abs(pixel(more, x, y)[channel]! - pixel(more, x, y - 1)[channel]!)).toBeLessThanOrEqual(
          5,
        );
  }
  expect(pixel(more, 3, 5)).toEqual(pixel(more, 890, 5));
  expect(pixel(more, 3, 5)[0]).toBeCloseTo(225 - 6, -0.5);
});

/** A photo of something from one share of its width to another, with ground added. */
function filmed(left: number, right: number): Promise<Picture> {
  return withMoreGround(
    onPlainGround({ width: 900, height: 600, subject: box(left, 0.3, right, 0.55) }),
    MANY,
  );
}

test("at the sides it goes on where nothing is cut there", async () => {
  const free = await filmed(0.02, 0.98);
  expect(free.width).toBeGreaterThan(1000);
  expect(free.height / free.width).toBeCloseTo(16 / 9, 2);
  const cut = await filmed(0, 0.98);
  expect(cut.width).toBeGreaterThan(900);
  expect(cut.width).toBeLessThan(free.width);
});

test("a photo that has room for its subject, a high one and one without plain ground are left alone", async () => {
  const others = [
    onPlainGround({ width: 900, height: 600, subject: box(0.4, 0.3, 0.6, 0.7) }),
    onPlainGround({ width: 500, height: 900, subject: box(0.02, 0.3, 0.98, 0.7) }),
    onPlainGround({ width: 900, height: 600, subject: () => null }),
    await decodePhoto(await readPhoto("craft-beer.jpg"), { maxPixels: 1_000_000 }),
  ];
  for (const photo of others) expect(await withMoreGround(photo, MANY)).toBe(photo);
});

test("it never has more pixels than allowed", async () => {
  const more = await withMoreGround(SOFA, 500_000);
  expect(more.width * more.height).toBeLessThanOrEqual(500_000);
  expect(more.width * more.height).toBeGreaterThan(450_000);
  expect(more.height / more.width).toBeCloseTo(1536 / 900, 1);
});

import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import { box, onPlainGround } from "../../../testing/plain-ground.ts";
import { paint } from "../../../testing/pictures.ts";
import { decodePhoto } from "../../photo/decode.ts";
import { findPlainGround } from "./plain-ground.ts";

const SIZE = { width: 600, height: 400 };
const SOFA = box(0.2, 0.3, 0.8, 0.7);

test("ground is plain where it has one colour all around, and light may fall off on it", () => {
  const found = findPlainGround(onPlainGround({ ...SIZE, ground: [200, 210, 220], subject: SOFA }));
  expect(found?.colour.map((value) => Math.round(value))).toEqual([200, 210, 220]);
  expect(found?.isFree).toEqual({ left: true, right: true });
  expect(findPlainGround(onPlainGround({ ...SIZE, fallOff: 20, subject: SOFA }))).not.toBeNull();
  expect(findPlainGround(onPlainGround({ ...SIZE, fallOff: 40, subject: SOFA }))).toBeNull();
});

test("what stands there may be cut at the sides, but not above and below", () => {
  const cut = findPlainGround(onPlainGround({ ...SIZE, subject: box(0, 0.3, 0.5, 0.6) }));
  expect(cut?.isFree).toEqual({ left: false, right: true });
  expect(findPlainGround(onPlainGround({ ...SIZE, subject: box(0.2, 0.3, 0.8, 1) }))).toBeNull();
  expect(findPlainGround(onPlainGround({ ...SIZE, subject: box(0.4, 0, 0.6, 0.5) }))).toBeNull();
});

test("a landscape between a sky and a sea of one colour, bars, and the frame of a print are no ground", () => {
  expect(findPlainGround(onPlainGround({ ...SIZE, subject: box(0, 0.25, 1, 0.75) }))).toBeNull();
  expect(findPlainGround(onPlainGround({ ...SIZE, subject: box(0, 0.1, 1, 0.9) }))).toBeNull();
  expect(findPlainGround(onPlainGround({ ...SIZE, subject: box(0.02, 0.03, 0.98, 0.97) }))).toBeNull();
  // Something with straight edges: narrower than a frame, or with more ground above than a bar.
  for (const thing of [box(0.15, 0.03, 0.85, 0.97), box(0.02, 0.3, 0.98, 0.5)])
    expect(findPlainGround(onPlainGround({ ...SIZE, subject: thing }))).not.toBeNull();
});

test("ground with a texture is not plain", () => {
  const checked = paint(600, 400, (x, y) =>
    (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? [200, 200, 200] : [180, 180, 180],
  );
  expect(findPlainGround(checked)).toBeNull();
});

test.each(["craft-beer.jpg", "coffee.png", "flower-study.jpg", "rocket.jpg", "chelsea.png", "denali.webp"])(
  "no ground is plain in %s",
  async (name) => {
    expect(findPlainGround(await decodePhoto(await readPhoto(name)))).toBeNull();
  },
);

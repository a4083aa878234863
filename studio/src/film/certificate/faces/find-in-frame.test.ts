import type { Box } from "@curta/contract";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { readPhoto } from "@curta/photos";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { frameOfBlocks } from "../../../../testing/film/coloured-frames.ts";
import { overlapOfSmaller } from "../../../seeing/picture/boxes.ts";
import type { PlanarFrame } from "../view/frame-thumbnail.ts";
import { findFacesInFrame } from "./find-in-frame.ts";

interface Place {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** A head of the photo, square; the face in it reaches from 0.29 to 0.72 across and from 0.24 to 0.67 down. */
let head: Buffer;
beforeAll(async () => {
  const photo = sharp(await readPhoto("astronaut.png")).removeAlpha();
  const { width } = await photo.metadata();
  const at = (share: number) => Math.round(share * width);
  const part = { left: at(0.2), top: at(0.03), width: at(0.48), height: at(0.48) };
  head = await photo.extract(part).png().toBuffer();
});

/** A grey frame with the head in some places. */
async function frameWith(...places: readonly Place[]): Promise<PlanarFrame> {
  const heads = places.map(async ({ left, top, side }) => ({
    input: await sharp(head).resize(side, side).png().toBuffer(),
    left,
    top,
  }));
  const grey = { width: FILM_WIDTH, height: FILM_HEIGHT, channels: 3, background: "#808080" } as const;
  const rgb = await sharp({ create: grey })
    .composite(await Promise.all(heads))
    .removeAlpha()
    .raw()
    .toBuffer();
  return frameOfBlocks((column, row) => {
    const at = (2 * row * FILM_WIDTH + 2 * column) * 3;
    return [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
  });
}
const faceAt = ({ left, top, side }: Place): Box => ({
  x: (left + 0.29 * side) / FILM_WIDTH,
  y: (top + 0.24 * side) / FILM_HEIGHT,
  w: (0.43 * side) / FILM_WIDTH,
  h: (0.43 * side) / FILM_HEIGHT,
});
/** The places at which a face was found that is as large as it should be. */
const foundAt = (frame: PlanarFrame, places: readonly Place[], expected: readonly Box[]) => {
  const faces = findFacesInFrame(frame, expected);
  expect(faces.length).toBeLessThanOrEqual(places.length);
  return places.map((place) => {
    const meant = faceAt(place);
    const isSame = (box: Box) => overlapOfSmaller(box, meant) > 0.8 && Math.abs(box.h / meant.h - 1) < 0.25;
    return faces.some(({ box }) => isSame(box));
  });
};

test("a large face is found wherever it is, with its eyes, nose and mouth, in shares of the frame", async () => {
  const [left, right] = [
    { left: 20, top: 150, side: 700 },
    { left: 360, top: 1100, side: 700 },
  ];
  const frame = await frameWith(left, right);
  expect(foundAt(frame, [left, right], [])).toEqual([true, true]);
  const [face] = findFacesInFrame(await frameWith(left), []);
  const { rightEye, leftEye, nose, mouth, rightEar, leftEar } = face!.landmarks;
  const meant = faceAt(left);
  const within = ({ x, y }: { x: number; y: number }) => [(x - meant.x) / meant.w, (y - meant.y) / meant.h];
  // Eyes high and to both sides, the nose in the middle, the mouth below it, ears at the rims.
  for (const [spot, x, y] of [
    [rightEye, 0.3, 0.25],
    [leftEye, 0.7, 0.25],
    [nose, 0.5, 0.5],
    [mouth, 0.5, 0.78],
  ] as const) {
    expect(Math.abs(within(spot)[0]! - x)).toBeLessThan(0.2);
    expect(Math.abs(within(spot)[1]! - y)).toBeLessThan(0.2);
  }
  expect(within(rightEar)[0]).toBeLessThan(within(rightEye)[0]!);
  expect(within(leftEar)[0]).toBeGreaterThan(within(leftEye)[0]!);
});

test("a face that is found and expected is one face, and a frame without any has none", async () => {
  const place = { left: 200, top: 500, side: 700 };
  expect(findFacesInFrame(await frameWith(place), [faceAt(place)])).toHaveLength(1);
  const empty = await frameWith();
  expect(findFacesInFrame(empty, [])).toEqual([]);
  expect(findFacesInFrame(empty, [faceAt(place)])).toEqual([]);
});

test("a small face is found in a closer look where it should be, beside one that is large", async () => {
  const places = [
    { left: 100, top: 1500, side: 140 },
    { left: 350, top: 200, side: 700 },
  ];
  const frame = await frameWith(...places);
  expect(foundAt(frame, places, [])).toEqual([false, true]);
  expect(foundAt(frame, places, places.map(faceAt))).toEqual([true, true]);
  expect(foundAt(frame, places, places.toReversed().map(faceAt))).toEqual([true, true]);
});

test("four places get a closer look, the first four that are asked for", async () => {
  const places = [0, 1, 2, 3, 4, 5].map((index) => {
    return { left: 100 + 500 * (index % 2), top: 200 + 500 * (index >> 1), side: 140 };
  });
  const frame = await frameWith(...places);
  const expected = places.map(faceAt);
  expect(foundAt(frame, places, expected)).toEqual([true, true, true, true, false, false]);
  expect(foundAt(frame, places, expected.toReversed())).toEqual([false, false, true, true, true, true]);
});

import { describe, expect, test } from "vitest";
import type { Sharp } from "sharp";
import sharp from "sharp";
import type { Box } from "@curta/contract";
import { decodePhoto } from "../photo/decode.ts";
import { coverage } from "../photo/framing-reward.ts";
import { realPhoto } from "../photo/test-photos.ts";
import type { Observation } from "./observe.ts";
import { observe } from "./observe.ts";

/** From hairline to chin and cheek to cheek, drawn by eye in shares of the photo. */
const FACE: Box = { x: 0.467, y: 0.235, w: 0.077, h: 0.165 };

async function observed(name: string, change: (photo: Sharp) => Sharp): Promise<Observation> {
  const small = sharp(await realPhoto(name)).resize(1500, 1000);
  const changed = await change(sharp(await small.png().toBuffer()))
    .jpeg({ quality: 92 })
    .toBuffer();
  return observe(await decodePhoto(changed));
}

describe("a face is found from forehead to chin", () => {
  test.for<readonly [string, (photo: Sharp) => Sharp, Box]>([
    ["small in the photo", (photo) => photo, FACE],
    ["mirrored", (photo) => photo.flop(), { ...FACE, x: 1 - FACE.x - FACE.w }],
    ["in little light", (photo) => photo.linear(0.6, 0), FACE],
    ["in a small photo", (photo) => photo.resize(700), FACE],
    [
      "near, in a portrait",
      (photo) => photo.extract({ left: 500, top: 75, width: 500, height: 650 }),
      { x: 0.401, y: 0.246, w: 0.231, h: 0.254 },
    ],
    [
      "filling half of the photo",
      (photo) => photo.extract({ left: 600, top: 125, width: 325, height: 325 }),
      { x: 0.309, y: 0.338, w: 0.355, h: 0.508 },
    ],
  ])("%s", async ([, change, wanted]) => {
    const { faces } = await observed("craft-beer.jpg", change);
    expect(faces).toHaveLength(1);
    expect(coverage(wanted, faces[0]!)).toBeGreaterThan(0.88);
    expect(coverage(faces[0]!, wanted)).toBeGreaterThan(0.55);
  });
});

test.for([
  "book-beside-flowers.jpg",
  "denali.webp",
  "prairie_falcon.jpg",
  "sleeping-cat.jpg",
  "wide.avif",
  "phone.heic",
])("%s has no face", async (name) => {
  expect(observe(await decodePhoto(await realPhoto(name), { maxSide: 1500 })).faces).toEqual([]);
});

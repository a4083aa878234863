import { beforeAll, describe, expect, test } from "vitest";
import type { Sharp } from "sharp";
import sharp from "sharp";
import type { Box } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import { decodePhoto } from "../../photo/decode.ts";
import { coverage } from "../../composition/framing-reward.ts";
import { pixelsOf } from "../../photo/pixels.ts";
import type { Observation } from "../observe.ts";
import { observe } from "../observe.ts";

/** From hairline to chin and cheek to cheek, drawn by eye in shares of the photo. */
const FACE: Box = { x: 0.467, y: 0.235, w: 0.077, h: 0.165 };

const SIZE = { width: 1500, height: 1000 };
let person: Uint8Array;
beforeAll(async () => {
  const photo = sharp(await readPhoto("craft-beer.jpg"), { ignoreIcc: true });
  person = await photo.resize(SIZE.width, SIZE.height).raw().toBuffer();
});

async function observed(change: (photo: Sharp) => Sharp): Promise<Observation> {
  return observe(await pixelsOf(change(sharp(person, { raw: { ...SIZE, channels: 3 } }))));
}

/** Where a face comes to lie when the photo is turned clockwise on a larger ground. */
function turned({ x, y, w, h }: Box, degrees: number): Box {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const width = SIZE.width * cos + SIZE.height * Math.abs(sin);
  const height = SIZE.height * cos + SIZE.width * Math.abs(sin);
  const right = (x + w / 2 - 0.5) * SIZE.width;
  const down = (y + h / 2 - 0.5) * SIZE.height;
  const wide = (w * SIZE.width) / width;
  const tall = (h * SIZE.height) / height;
  return {
    x: 0.5 + (right * cos - down * sin) / width - wide / 2,
    y: 0.5 + (right * sin + down * cos) / height - tall / 2,
    w: wide,
    h: tall,
  };
}

const LUMA: [number, number, number] = [0.2126, 0.7152, 0.0722];
const GREY: [typeof LUMA, typeof LUMA, typeof LUMA] = [LUMA, LUMA, LUMA];

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
    ["in black and white", (photo) => photo.recomb(GREY), FACE],
    ["held aslant to the right", (photo) => photo.rotate(10, { background: "#555" }), turned(FACE, 10)],
    ["held aslant to the left", (photo) => photo.rotate(-14, { background: "#555" }), turned(FACE, -14)],
  ])("%s", async ([, change, wanted]) => {
    const { faces } = await observed(change);
    expect(faces).toHaveLength(1);
    expect(coverage(wanted, faces[0]!)).toBeGreaterThan(0.88);
    expect(coverage(faces[0]!, wanted)).toBeGreaterThan(0.55);
  });
});

// Those that the framing is tested on as well are looked at there.
test.for(["denali.webp", "wide.avif"])("%s has no face", async (name) => {
  expect(observe(await decodePhoto(await readPhoto(name), { maxSide: 1500 })).faces).toEqual([]);
});

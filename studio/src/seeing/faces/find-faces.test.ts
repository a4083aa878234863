import { expect, test } from "vitest";
import { decodePhoto } from "../../photo/decode.ts";
import { readPhoto } from "@curta/photos";
import { paint } from "../../../testing/pictures.ts";
import { drawTiles } from "../../../testing/tiles.ts";
import { type Picture, partOf } from "../../picture.ts";
import { loadNetworks } from "../../seeing-models.ts";
import { see } from "../see.ts";

const seen = async (name: string) => see(await decodePhoto(await readPhoto(name)), loadNetworks());

test("finds the face in a portrait where it is, and the eyes, nose and mouth in it", async () => {
  const { faces } = await seen("astronaut.png");
  expect(faces).toHaveLength(1);
  const { box, landmarks } = faces[0]!;
  expect(box.x + box.w / 2).toBeCloseTo(0.445, 1);
  expect(box.y + box.h / 2).toBeCloseTo(0.235, 1);
  expect(landmarks.rightEye.x).toBeLessThan(landmarks.nose.x);
  expect(landmarks.leftEye.x).toBeGreaterThan(landmarks.nose.x);
  expect(landmarks.mouth.y).toBeGreaterThan(landmarks.nose.y);
});

test("finds a face that is a tenth of a photo of 24 megapixels", async () => {
  const { faces } = await seen("craft-beer.jpg");
  expect(faces).toHaveLength(1);
  expect(faces[0]!.confidence).toBeGreaterThan(0.9);
});

test.each(["book-beside-flowers.jpg", "sleeping-cat.jpg", "rocket.jpg", "denali.webp", "chelsea.png"])(
  "sees no face in %s",
  async (name) => {
    expect((await seen(name)).faces).toEqual([]);
  },
);

test.each([9, 12, 21, 43])("sees no face in tiles %i, where one look finds a sure one", async (seed) => {
  expect(see(await drawTiles(seed), loadNetworks()).faces).toEqual([]);
});

async function scientistsBelow(top: number): Promise<Picture> {
  const photo = await decodePhoto(await readPhoto("two-scientists.jpg"));
  return partOf(photo, { x: 0, y: top, w: 1, h: 1 - top });
}

test("finds two faces whose heads the photo's upper rim cuts, one of them in profile", async () => {
  expect(see(await scientistsBelow(0.11), loadNetworks()).faces).toHaveLength(2);
});

test("a chin at the photo's rim, that one look alone takes for a face, is none", async () => {
  const photo = await scientistsBelow(0.33);
  const { width, height, rgb } = photo;
  const mirrored = paint(width, height, (x, y) => {
    const at = 3 * (y * width + width - 1 - x);
    return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
  });
  expect(see(mirrored, loadNetworks()).faces).toEqual([]);
});

test("sees nothing in one colour", () => {
  const grey = paint(400, 300, () => [128, 128, 128]);
  expect(see(grey, loadNetworks()).faces).toEqual([]);
});

test("finds faces of a twentieth of the height, wherever they are", async () => {
  const face = await decodePhoto(await readPhoto("astronaut.png"));
  const ground = paint(1500, 1000, (x, y) => [(x >> 3) % 90, 90 + (y >> 4), 120]);
  const places = [
    { x: 30, y: 60 },
    { x: 700, y: 500 },
    { x: 1180, y: 700 },
  ];
  for (const { x, y } of places) {
    // Half the size: the face is 54 pixels high.
    for (let row = 0; row < face.height; row += 2) {
      for (let column = 0; column < face.width; column += 2) {
        const from = 3 * (row * face.width + column);
        const to = 3 * ((y + row / 2) * ground.width + x + column / 2);
        ground.rgb.set(face.rgb.subarray(from, from + 3), to);
      }
    }
  }
  expect(see(ground, loadNetworks()).faces).toHaveLength(3);
});

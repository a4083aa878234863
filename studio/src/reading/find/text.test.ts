import { describe, expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { decodePhoto } from "../../photo/decode.ts";
import { paint } from "../../../testing/pictures.ts";
import { findText } from "./text.ts";
import { thumbnailOf } from "../thumbnail.ts";

const CELLS = 230_400;
/** From so sure on writing is pointed at. */
const SURE = 0.42;

function sureTexts(picture: Parameters<typeof thumbnailOf>[0]) {
  return findText(thumbnailOf(picture, CELLS)).filter(({ confidence }) => confidence >= SURE);
}

/** Lines of upright strokes that lean by `slant`, in a frame in the middle of an even page. */
function page(ink: number, ground: number, slant: number) {
  return paint(360, 640, (x, y) => {
    const along = x + slant * y;
    const across = y - slant * x;
    const inFrame = x > 60 && x < 300 && y > 200 && y < 440;
    const onLine = ((across % 14) + 14) % 14 < 8;
    const stroke = (Math.floor(along) * 7 + Math.floor(across / 14) * 3) % 5 < 2;
    const level = inFrame && onLine && stroke ? ink : ground;
    return [level, level, level];
  });
}

describe("writing is found where it is", () => {
  test.for([
    ["dark on light", 30, 235, 0],
    ["light on dark", 230, 25, 0],
    ["slanting", 40, 225, 0.2],
  ] as const)("%s", ([, ink, ground, slant]) => {
    const [first] = sureTexts(page(ink, ground, slant));
    expect(first).toBeDefined();
    expect(Math.abs(first!.x + first!.w / 2 - 0.5)).toBeLessThan(0.1);
    expect(Math.abs(first!.y + first!.h / 2 - 0.5)).toBeLessThan(0.1);
  });

  test("the page of a book", async () => {
    const book = await decodePhoto(await readPhoto("book-beside-flowers.jpg"), { maxSide: 1000 });
    expect(sureTexts(book).some(({ x, y, w, h }) => x + w / 2 < 0.7 && y + h / 2 > 0.55)).toBe(true);
  });
});

describe("texture is no writing", () => {
  test("gravel and grass", () => {
    let state = 1;
    const noise = () => ((state = (Math.imul(state, 1664525) + 1013904223) | 0) >>> 24) / 255;
    const gravel = paint(360, 640, () => {
      const level = 40 + 180 * noise();
      return [level, level, level];
    });
    expect(sureTexts(gravel)).toEqual([]);
  });

  test.for(["sleeping-cat.jpg", "prairie_falcon.jpg", "denali.webp", "wide.avif"])("%s", async (name) => {
    expect(sureTexts(await decodePhoto(await readPhoto(name), { maxSide: 1000 }))).toEqual([]);
  });
});

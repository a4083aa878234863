import { expect, test } from "vitest";
import { decodePhoto } from "../../photo/decode.ts";
import { readPhoto } from "@curta/photos";
import { loadNetworks } from "../../seeing-models.ts";
import { see } from "../see.ts";
import { mayBeWriting } from "./find-writing.ts";

const seen = async (name: string) => see(await decodePhoto(await readPhoto(name)), loadNetworks());

test("finds what is written on the shirt and on the boards above", async () => {
  const { writing } = await seen("craft-beer.jpg");
  const over = (x: number, y: number) =>
    writing.some(({ box }) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h);
  expect(over(0.5, 0.585)).toBe(true);
  expect(writing.filter(({ box }) => box.y + box.h < 0.4).length).toBeGreaterThan(8);
});

test("finds the title and some lines of a printed page, and handwriting", async () => {
  expect((await seen("book-beside-flowers.jpg")).writing.length).toBeGreaterThan(4);
  expect((await seen("handwritten-notes.jpg")).writing.length).toBeGreaterThan(6);
});

test.each(["denali.webp", "sleeping-cat.jpg", "chelsea.png", "wide.avif"])(
  "sees no writing in %s",
  async (name) => {
    expect((await seen(name)).writing).toEqual([]);
  },
);

test("something large is writing only if that is nearly sure and it is wider than tall", () => {
  const size = { width: 1200, height: 900 };
  const large = { x: 0.4, y: 0.4, w: 0.25, h: 0.2 };
  expect(mayBeWriting({ box: large, confidence: 0.98 }, size)).toBe(true);
  expect(mayBeWriting({ box: large, confidence: 0.95 }, size)).toBe(false);
  // A plain shirt, seen from behind.
  expect(mayBeWriting({ box: { x: 0.43, y: 0.55, w: 0.19, h: 0.33 }, confidence: 0.98 }, size)).toBe(false);
  expect(mayBeWriting({ box: { ...large, w: 0.08, h: 0.3 }, confidence: 0.7 }, size)).toBe(true);
});

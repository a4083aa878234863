import { expect, test } from "vitest";
import { decodePhoto } from "../../photo/decode.ts";
import { readPhoto } from "@curta/photos";
import { loadNetworks } from "../../seeing-models.ts";
import { see } from "../see.ts";

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

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CAPTION_LOOKS, type CaptionGroup } from "../../direction/timeline.ts";
import { createTextCanvas } from "./caption-canvas.ts";
import { createCaptionPainter } from "./caption-paint.ts";
import { paintableText } from "./caption-text.ts";
import { plainPicture, rendererOf, shotOf, SMALL, timelineOf } from "../../../testing/frame/synthetic.ts";

const FILM = { width: 1080, height: 1920 };

function groupOf(words: readonly string[], more: Partial<CaptionGroup> = {}): CaptionGroup {
  return {
    at: 0,
    frames: 30,
    words: words.map((text, i) => ({ text, at: i * 4, strong: i === words.length - 1 })),
    lines: [words.length],
    x: 482,
    y: 1000,
    size: 84,
    look: "impact",
    accent: "#ffd400",
    ...more,
  };
}

describe("painting", () => {
  test.each(CAPTION_LOOKS)("%s: words stand side by side around the block's centre", (look) => {
    const painter = createCaptionPainter(createTextCanvas(), FILM);
    const placed = painter.paint(groupOf(["Coração", "é", "AÇÃO"], { look }));
    const words = placed.filter(({ part }) => part === "word");
    const [first, second, third] = words.map(({ left, sprite }) => left + sprite.width / 2);
    expect(first).toBeLessThan(second ?? 0);
    expect(second).toBeLessThan(third ?? 0);
    const left = Math.min(...words.map((word) => word.left));
    const right = Math.max(...words.map((word) => word.left + word.sprite.width));
    expect(Math.abs((left + right) / 2 - 482)).toBeLessThan(16);
  });

  test("words come one after another, together, or stand while the accent sweeps over them", () => {
    const words = ["Mar", "azul"].map((text, i) => ({ text, at: 6 * i, strong: false }));
    const painter = createCaptionPainter(createTextCanvas(), FILM);
    const partsOf = (look: (typeof CAPTION_LOOKS)[number], part: string): number[] =>
      painter
        .paint({ ...groupOf(["Mar", "azul"], { look }), words })
        .flatMap((placed) => (placed.part === part ? [placed.from] : []));
    expect(partsOf("impact", "word")).toEqual([0, 6]);
    expect(partsOf("karaoke", "word")).toEqual([0, 0]);
    const sweep = partsOf("karaoke", "sweep");
    expect(sweep).toEqual(sweep.toSorted((a, b) => a - b));
    expect([sweep[0], sweep.length > 8, (sweep.at(-1) ?? 0) > 12]).toEqual([0, true, true]);
    expect(partsOf("plate", "plate")).toEqual([0]);
    expect(partsOf("typed", "plate")).toEqual([0, 6]);
  });

  test("a text from right to left has its first word at the right", () => {
    const painter = createCaptionPainter(createTextCanvas(), FILM);
    const [first, second] = painter.paint(groupOf(["שלום", "עולם"], { look: "plate" })).slice(1);
    expect(Math.min(first?.left ?? 0, second?.left ?? 0)).toBe(
      second?.from === 4 ? second.left : first?.left,
    );
  });

  test("a group that comes again is not painted again", () => {
    const painter = createCaptionPainter(createTextCanvas(), FILM);
    const [first] = painter.paint(groupOf(["luz", "!"]));
    const [again] = painter.paint(groupOf(["luz", "!"], { at: 40 }));
    expect(again?.sprite).toBe(first?.sprite);
  });

  test("whatever is written, sprites lie within the frame on even places", () => {
    const painter = createCaptionPainter(createTextCanvas(), SMALL);
    const texts = fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(...CAPTION_LOOKS),
        fc.integer({ min: -500, max: 2500 }),
        (words, look, y) => {
          for (const { left, top, sprite } of painter.paint(groupOf(words, { look, y }))) {
            expect(left % 2 || top % 2 || sprite.width % 16 || sprite.height % 2).toBeFalsy();
            expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
            expect(left + sprite.width).toBeLessThanOrEqual(SMALL.width);
            expect(top + sprite.height).toBeLessThanOrEqual(SMALL.height);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

test("control characters are left out of words, emoji stay whole, accents are composed", () => {
  expect(paintableText("fogo🔥👨‍👩‍👧🇧🇷")).toBe("fogo🔥👨‍👩‍👧🇧🇷");
  expect(paintableText("a\u0301gua\u202e\u200d")).toBe("água");
  expect(paintableText("❤️1️⃣")).toBe("❤️1️⃣");
  expect(paintableText("100%")).toBe("100%");
});

const brightest = (frame: Uint8Array): number =>
  frame.subarray(0, SMALL.width * SMALL.height).reduce((most, luma) => Math.max(most, luma), 0);

describe("in the film", () => {
  const grey = plainPicture(360, 640, [128, 128, 128]);

  test("a word is not there before its frame, stands white after it, and is gone when the group ends", async () => {
    const group = groupOf(["luz"], { at: 5, frames: 15, words: [{ text: "luz", at: 8, strong: false }] });
    const renderer = await rendererOf(grey, timelineOf([shotOf({ captions: [group] })]));
    expect(brightest(renderer.draw(0, 7))).toBeLessThan(140);
    expect(brightest(renderer.draw(0, 8))).toBeGreaterThan(140);
    expect(brightest(renderer.draw(0, 15))).toBeGreaterThanOrEqual(233);
    expect(brightest(renderer.draw(0, 20))).toBeLessThan(140);
  });

  test.each(CAPTION_LOOKS)("%s: white words have a dark surrounding even on white", async (look) => {
    const white = plainPicture(360, 640, [255, 255, 255]);
    const shot = shotOf({
      captions: [groupOf(["LUZ"], { look, words: [{ text: "LUZ", at: 0, strong: false }] })],
    });
    const frame = (await rendererOf(white, timelineOf([shot]))).draw(0, 20);
    const row = frame.subarray(333 * SMALL.width, 334 * SMALL.width);
    const darkest = row.reduce((least, luma) => Math.min(least, luma), 255);
    // Contrast of 4.5 to 1 against white is a luma of about 119 of 255, 118 in limited range.
    expect(darkest).toBeLessThan(118);
  });
});

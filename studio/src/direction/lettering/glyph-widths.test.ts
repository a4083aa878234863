import { createTextCanvas } from "../../frame/captions/caption-canvas.ts";
import { expect, test } from "vitest";
import { lineWidth } from "./caption-lines.ts";
import { FONT_NAMES, type FontName } from "./fonts/caption-fonts.ts";
import { heightsOf, isDrawable, isInFont, textWidth } from "./glyph-widths.ts";
import { CAPTION_LOOKS } from "../timeline.ts";
import { LOOKS } from "./looks/looks.ts";

const WORDS =
  "PARA TUDO: OLHA ESSE ÂMBAR! Coração, pão, ímã, vovô? “Àquela” ñ ß ÇÃÕ 0123456789 WWW iiii AVAToTa".split(
    " ",
  );
const PORTUGUESE =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü.,!?…–—:;\"'()“”%0123456789";
const OTHER_ALPHABETS = [
  "Καλημέρα κόσμε",
  "Доброе утро Киев ґ",
  "صباح الخير يا عالم",
  "בוקר טוב עולם",
  "नमस्ते दुनिया सुप्रभात",
  "早上好世界你好",
  "おはようございます カタカナ 漢字",
  "좋은 아침입니다",
  "🍻❤️👨‍👩‍👧🇧🇷👍🏽1️⃣",
];

const canvas = createTextCanvas();

function measure(text: string, font: FontName): number {
  const { families } = canvas.typeset(text, font);
  const context = canvas.open(16, 16);
  context.font = `1000px ${families}`;
  return context.measureText(text).width / 1_000;
}

test.each(FONT_NAMES)(
  "%s: words are as wide as the font draws them, and never planned too narrow",
  (font) => {
    for (const word of WORDS) {
      const real = measure(word, font);
      expect(textWidth(word, font), word).toBeGreaterThan(real * 0.97);
      expect(textWidth(word, font), word).toBeLessThan(real * 1.12 + 0.02);
    }
  },
);

test.each(FONT_NAMES)("%s has all of Portuguese itself, with room for its accents", (font) => {
  expect(Array.from(PORTUGUESE).filter((character) => !isInFont(character, font))).toEqual([]);
  const { capital, top, bottom } = heightsOf(font);
  expect(top).toBeGreaterThan(capital);
  expect(bottom).toBeGreaterThan(0.1);
});

test.each(OTHER_ALPHABETS)("%s can be drawn, and is never planned too narrow", (sentence) => {
  const text = sentence.replaceAll(" ", "");
  expect(Array.from(text).filter((character) => !isDrawable(character))).toEqual([]);
  expect(canvas.typeset(text, "anton").text).toBe(text);
  const planned = textWidth(text, "anton");
  expect(planned).toBeGreaterThan(measure(text, "anton"));
  expect(planned).toBeLessThan(measure(text, "anton") * 1.9);
});

test("what no font has cannot be drawn", () => {
  expect(Array.from("\u{12000}\u{e000}\u0000").filter(isDrawable)).toEqual([]);
});

test.each(CAPTION_LOOKS)(
  "%s: a line is at least as wide as its letters, its blanks and its edges",
  (look) => {
    const words = ["OLHA", "ISSO"].map((text) => ({ text, strong: false }));
    expect(lineWidth(words, 100, look)).toBeGreaterThan(measure("OLHAISSO", LOOKS[look].font) * 100);
  },
);

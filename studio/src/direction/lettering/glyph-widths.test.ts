import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { lineWidth } from "./caption-lines.ts";
import { isDrawable, textWidth, WEIGHTS } from "./glyph-widths.ts";

const WORDS =
  "PARA TUDO: OLHA ESSE ÂMBAR! Coração, pão, ímã, vovô? “Àquela” ñ ß ÇÃÕ 0123456789 WWW iiii AVAToTa".split(
    " ",
  );

function measure(text: string, weight: number): number {
  for (const subset of ["latin", "latin-ext"]) {
    const file = `@fontsource/montserrat/files/montserrat-${subset}-${weight}-normal.woff2`;
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), `Widths${weight}`);
  }
  const context = createCanvas(16, 16).getContext("2d");
  context.font = `1000px Widths${weight}`;
  return context.measureText(text).width / 1000;
}

test.each(WEIGHTS)(
  "weight %i: words are as wide as the font draws them, and never planned too narrow",
  (weight) => {
    for (const word of WORDS) {
      const real = measure(word, weight);
      expect(textWidth(word, weight)).toBeGreaterThan(real * 0.97);
      expect(textWidth(word, weight)).toBeLessThan(real * 1.08 + 0.02);
    }
  },
);

test("a line is at least as wide as its letters, its blanks and its edges", () => {
  expect(lineWidth(["OLHA", "ISSO"], 100, "bold")).toBeGreaterThan(measure("OLHA ISSO", 900) * 100);
});

test("Portuguese can be drawn; emoji and other scripts cannot", () => {
  const portuguese =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü.,!?…–—:;\"'()“”%0123456789";
  expect(Array.from(portuguese).filter((character) => !isDrawable(character))).toEqual([]);
  expect(Array.from("🍻日ж").filter(isDrawable)).toEqual([]);
});

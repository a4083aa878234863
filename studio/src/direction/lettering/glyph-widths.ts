import { FONT_NAMES, type FontName } from "./fonts/caption-fonts.ts";
import { scriptOf, standInWidth } from "./fonts/scripts.ts";
import anton from "./fonts/widths/anton.ts";
import archivoBlack from "./fonts/widths/archivo-black.ts";
import baloo from "./fonts/widths/baloo-2.ts";
import caveatBrush from "./fonts/widths/caveat-brush.ts";
import jetbrainsMono from "./fonts/widths/jetbrains-mono.ts";
import montserrat700 from "./fonts/widths/montserrat-700.ts";
import montserrat900 from "./fonts/widths/montserrat-900.ts";
import playfairDisplay from "./fonts/widths/playfair-display.ts";
import tiktokSans from "./fonts/widths/tiktok-sans.ts";

const TABLES: Readonly<Record<FontName, string>> = {
  anton,
  "archivo-black": archivoBlack,
  "baloo-2": baloo,
  "caveat-brush": caveatBrush,
  "jetbrains-mono": jetbrainsMono,
  "montserrat-700": montserrat700,
  "montserrat-900": montserrat900,
  "playfair-display": playfairDisplay,
  "tiktok-sans": tiktokSans,
};

/** The font that draws Latin, Greek and Cyrillic letters that another one lacks. */
export const STAND_IN: FontName = "tiktok-sans";

/** Heights above and below the line that letters stand on, in shares of the font size. */
interface FontHeights {
  readonly capital: number;
  /** Of capitals with an accent. */
  readonly top: number;
  readonly bottom: number;
}

interface Measured extends FontHeights {
  readonly widths: ReadonlyMap<string, number>;
}

const MEASURED = new Map<FontName, Measured>(FONT_NAMES.map((name) => [name, parse(TABLES[name])]));

function parse(table: string): Measured {
  const [heights = "", ...rows] = table.trim().split("\n");
  const [capital = 0, top = 0, bottom = 0] = heights.split(" ").map((value) => Number(value) / 1_000);
  const widths = new Map<string, number>();
  for (const row of rows) {
    const [width = "", characters = ""] = row.split(" ");
    for (const character of characters) widths.set(character, Number(width) / 1_000);
  }
  return { capital, top, bottom, widths };
}

function measured(font: FontName): Measured {
  return MEASURED.get(font)!;
}

export function heightsOf(font: FontName): FontHeights {
  return measured(font);
}

/** Whether the font has a character itself. */
export function isInFont(character: string, font: FontName): boolean {
  return measured(font).widths.has(character);
}

const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/** Width of a text at font size 1, without kerning. Other alphabets are taken for as wide as they get. */
export function textWidth(text: string, font: FontName): number {
  const { widths } = measured(font);
  const standIn = measured(STAND_IN).widths;
  let sum = 0;
  for (const character of text) {
    const known = widths.get(character) ?? standIn.get(character);
    if (known === undefined) return graphemesWidth(text, font);
    sum += known;
  }
  return sum;
}

/** The same where a letter is more than one character: emoji, marks over letters. */
function graphemesWidth(text: string, font: FontName): number {
  const { widths } = measured(font);
  const standIn = measured(STAND_IN).widths;
  let sum = 0;
  for (const { segment } of graphemes.segment(text)) {
    sum += widths.get(segment) ?? standIn.get(segment) ?? standInWidth(segment);
  }
  return sum;
}

/** Whether captions can show a character: in their own font, in the one that stands in, or in that of its alphabet. */
export function isDrawable(character: string): boolean {
  return FONT_NAMES.some((font) => isInFont(character, font)) || scriptOf(character) !== null;
}

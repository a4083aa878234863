/**
 * Measures the fonts of captions and writes a table of each to `src/direction/lettering/fonts/widths`, from where layouts
 * know how wide words are without drawing them: `node studio/fonts/measure.ts`. Run it after a change to a font's package.
 */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { CAPTION_FONTS, FONT_NAMES, type FontName } from "../src/direction/lettering/fonts/caption-fonts.ts";

const FOLDER = new URL("../src/direction/lettering/fonts/widths/", import.meta.url);
/** Latin of all fonts; Greek and Cyrillic of the one that stands in where a font lacks them. */
const LATIN = [
  [0x21, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;
const GREEK_AND_CYRILLIC = [
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
] as const;
/** Font that stands in for others. */
const STAND_IN: FontName = "tiktok-sans";
const MEASURED_AT = 1_000;
const INVISIBLE = /[\s\p{C}\p{M}]/u;

function register(name: FontName): void {
  const { package: font, weight, slant } = CAPTION_FONTS[name];
  const subsets = ["latin", "latin-ext", ...(name === STAND_IN ? ["greek", "cyrillic"] : [])];
  for (const subset of subsets) {
    const file = `@fontsource/${font}/files/${font}-${subset}-${weight}-${slant}.woff2`;
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), `${name} ${subset}`);
  }
}

function familiesOf(name: FontName): string {
  return ["latin", "latin-ext", "greek", "cyrillic"].map((subset) => `"${name} ${subset}"`).join(", ");
}

const context = createCanvas(96, 96).getContext("2d");

/** A character's pixels. A character that no font of the list has looks as it does in a list without fonts. */
function pixels(character: string, families: string): string {
  context.clearRect(0, 0, 96, 96);
  context.font = `40px ${families}`;
  context.fillText(character, 20, 60);
  return Buffer.from(context.getImageData(0, 0, 96, 96).data).toString("latin1");
}

function has(character: string, families: string): boolean {
  return pixels(character, families) !== pixels(character, '"no such font"');
}

function widthOf(character: string, families: string): number {
  context.font = `${MEASURED_AT}px ${families}`;
  return Math.round(context.measureText(character).width);
}

function charactersOf(name: FontName): string[] {
  const ranges = name === STAND_IN ? [...LATIN, ...GREEK_AND_CYRILLIC] : LATIN;
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .filter((character) => !INVISIBLE.test(character) && has(character, familiesOf(name)));
}

/** How far letters reach above and below the line that they stand on, in thousandths of the font size. */
function heightsOf(families: string): { capital: number; top: number; bottom: number } {
  context.font = `${MEASURED_AT}px ${families}`;
  const measured = (text: string) => context.measureText(text);
  return {
    capital: Math.round(measured("H").actualBoundingBoxAscent),
    top: Math.round(measured("ÃÂÉÍÓÚdhl").actualBoundingBoxAscent),
    bottom: Math.round(measured("çgjpqyÇQ,;").actualBoundingBoxDescent),
  };
}

/** Characters by their width, the narrowest first. */
function rowsOf(name: FontName): string[] {
  const families = familiesOf(name);
  const byWidth = new Map<number, string>();
  for (const character of charactersOf(name)) {
    const width = widthOf(character, families);
    byWidth.set(width, (byWidth.get(width) ?? "") + character);
  }
  return [...byWidth].toSorted(([a], [b]) => a - b).map(([width, characters]) => `${width} ${characters}`);
}

function sourceOf(name: FontName): string {
  const { package: font, weight, slant } = CAPTION_FONTS[name];
  const { capital, top, bottom } = heightsOf(familiesOf(name));
  return `// Written by studio/fonts/measure.ts from @fontsource/${font}, weight ${weight}, ${slant}.
// Height of capitals, of the highest and of the deepest letters, then widths, all in thousandths of the font size.
export default String.raw\`${capital} ${top} ${bottom}
${rowsOf(name).join("\n").replaceAll("`", "")}
\`;
`;
}

for (const name of FONT_NAMES) {
  register(name);
  // oxlint-disable-next-line no-await-in-loop
  await writeFile(new URL(`${name}.ts`, FOLDER), sourceOf(name));
}

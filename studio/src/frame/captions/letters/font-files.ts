import { CAPTION_FONTS, type FontName } from "../../../direction/lettering/fonts/caption-fonts.ts";
import { type Script, scriptOf } from "../../../direction/lettering/fonts/scripts.ts";
import { isInFont, STAND_IN } from "../../../direction/lettering/glyph-widths.ts";

/** A font file, and the family that it alone makes up. */
export interface FontFile {
  readonly family: string;
  /** Path of a woff2 file below `node_modules`. */
  readonly path: string;
}

/** Characters of each part of a font that comes in parts, as a package's `unicode.json` names them. */
export type FontParts = Readonly<Record<string, string>>;
export type PartsOf = (fontPackage: string) => FontParts;

/** Fonts of hundreds of parts, so that a text loads the few that it needs. */
export const FONTS_IN_PARTS = ["jua", "dela-gothic-one", "zcool-qingke-huangyou"] as const;
type FontInParts = (typeof FONTS_IN_PARTS)[number];

/** Which of those may hold a script, best first. Chinese and Japanese share characters: kana tell which it is. */
const EAST_ASIAN: Partial<Readonly<Record<Script, readonly FontInParts[]>>> = {
  hangul: ["jua"],
  kana: ["dela-gothic-one"],
  han: ["zcool-qingke-huangyou", "dela-gothic-one"],
};
const EMOJI: FontFile = { family: "curta emoji", path: "twemoji-colr-font/twemoji.woff2" };
const { package: STAND_IN_PACKAGE, weight: STAND_IN_WEIGHT } = CAPTION_FONTS[STAND_IN];

/** Files of alphabets of one or two parts. */
const ALPHABETS: Partial<Readonly<Record<Script, (character: string) => FontFile>>> = {
  greek: () => fileOf(STAND_IN_PACKAGE, "greek", STAND_IN_WEIGHT),
  cyrillic: (character) =>
    fileOf(STAND_IN_PACKAGE, CYRILLIC.test(character) ? "cyrillic" : "cyrillic-ext", STAND_IN_WEIGHT),
  arabic: () => fileOf("rubik", "arabic", 800),
  hebrew: () => fileOf("rubik", "hebrew", 800),
  devanagari: () => fileOf("baloo-2", "devanagari", 800),
};
/** What Fontsource's subset "latin" holds beside the first 256 characters. */
const LATIN_EXTRA = /[\u{131}\u{152}\u{153}\u{2000}-\u{206f}\u{20ac}\u{2122}\u{2212}]/u;
const CYRILLIC = /[\u{301}\u{400}-\u{45f}\u{490}\u{491}\u{4b0}\u{4b1}]/u;

function fileOf(fontPackage: string, subset: string, weight: number, slant = "normal"): FontFile {
  const name = `${fontPackage}-${subset}-${weight}-${slant}`;
  return { family: `curta ${name}`, path: `@fontsource/${fontPackage}/files/${name}.woff2` };
}

/** A text without what no font has, and the files that draw it: a character is drawn by the first that has it. */
export interface TypesetText {
  readonly text: string;
  readonly files: readonly FontFile[];
}

/** Finds the files that a text in a font needs. */
export function typeset(text: string, font: FontName, partsOf: PartsOf): TypesetText {
  const files = new Map<string, FontFile>();
  const emoji = new Map<string, FontFile>();
  const isJapanese = Array.from(text).some((character) => scriptOf(character) === "kana");
  let drawn = "";
  for (const character of text) {
    const found = /\s/.test(character) ? [] : filesOf(character, font, isJapanese, partsOf);
    if (found === null) continue;
    drawn += character;
    for (const file of found) (file === EMOJI ? emoji : files).set(file.family, file);
  }
  const { package: name, weight, slant } = CAPTION_FONTS[font];
  const first = fileOf(name, "latin", weight, slant);
  // The font itself comes first; emoji come last: their font has digits too.
  return { text: drawn, files: [first, ...files.values(), ...emoji.values()] };
}

/** The files that draw a character; null where no font has it. */
function filesOf(
  character: string,
  font: FontName,
  isJapanese: boolean,
  partsOf: PartsOf,
): readonly FontFile[] | null {
  const own = [font, STAND_IN].find((each) => isInFont(character, each));
  const script = scriptOf(character);
  if (own !== undefined && script === null) {
    const { package: name, weight, slant } = CAPTION_FONTS[own];
    return [fileOf(name, isLatin(character) ? "latin" : "latin-ext", weight, slant)];
  }
  if (script === null) return null;
  const parts = EAST_ASIAN[script];
  if (parts !== undefined) return partOf(character, isJapanese ? parts.toReversed() : parts, partsOf);
  return [ALPHABETS[script]?.(character) ?? EMOJI];
}

function isLatin(character: string): boolean {
  return (character.codePointAt(0) ?? 0) < 256 || LATIN_EXTRA.test(character);
}

/** The part of a font in parts that has a character: those are named "[12]", and the files after them "12". */
function partOf(character: string, names: readonly string[], partsOf: PartsOf): FontFile[] | null {
  const code = character.codePointAt(0) ?? 0;
  for (const name of names) {
    for (const [part, ranges] of Object.entries(partsOf(name))) {
      if (part.startsWith("[") && holds(ranges, code)) return [fileOf(name, part.slice(1, -1), 400)];
    }
  }
  return null;
}

/** Whether CSS ranges ("U+4e00,U+4e10-4e1f") hold a character. */
function holds(ranges: string, code: number): boolean {
  return ranges.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

/** Whether a text needs a font in parts, so that `typeset` will ask for its parts. */
export function needsParts(text: string): boolean {
  return Array.from(text).some((character) => EAST_ASIAN[scriptOf(character) ?? "emoji"] !== undefined);
}

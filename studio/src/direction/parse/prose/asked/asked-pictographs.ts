import { placeAround, type TextPlace } from "./text-place.ts";

const WORD = /(?<![a-z])emojis?(?![a-z])/i;
const ONE = String.raw`\p{Extended_Pictographic}[\ufe0f\u200d]{0,2}`;
const PICTOGRAPHS = new RegExp(ONE, "gu");
const NOTHING_ELSE = new RegExp(`^(?:${ONE}|\\s)+$`, "u");
const MOST = 5;

interface AskedPictographs {
  readonly text: string;
  readonly place: TextPlace | undefined;
}

/** "coloca um emoji de cerveja no final 🍺": the signs of a line, for the sentence in it that asks for them. */
export function askedPictographs(sentence: string, line: string): AskedPictographs[] {
  const word = WORD.exec(sentence);
  const signs = line.match(PICTOGRAPHS) ?? [];
  if (word === null || signs.length === 0) return [];
  const place = placeAround(sentence, 0, word.index, word.index + word[0].length);
  return [{ text: signs.slice(0, MOST).join(""), place }];
}

export function arePictographs(text: string): boolean {
  return NOTHING_ELSE.test(text);
}

/** "começa com um emoji" asks for no word. */
export function isNoEmoji({ text }: { readonly text: string }): boolean {
  return !/^emojis?(?![a-z])/i.test(text);
}

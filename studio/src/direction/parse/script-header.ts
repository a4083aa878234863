import { withPaceOfParts } from "./prose/whole-film/pace.ts";
import { type LeftOut, type Style, TEMPLATES } from "@curta/contract";
import { leftOutName } from "../words/names.ts";
import type { Header } from "./scene.ts";

const OPENING =
  /^(?:filme|video|roteiro|curta|short|shorts|reel|reels|duracao|estilo|modelo|template|ritmo|tempo|style|duration|length|bpm|script|film|formato)\b/;
export const LENGTH =
  /(\d{1,9}(?:[.,]\d{1,9})?)[ -]?(segundos?|segundinhos?|segs?|seconds?|secs?|s|minutos?|min|minutes?)(?![a-z])/;
/** "duracao: 12", in seconds. */
const BARE_LENGTH = /^(?:duracao|duration|length) ?[:=] ?(\d{1,2})$/;
/** The film must show only what the key image shows. */
const INSIDE =
  /\b(?:so|somente|apenas|unicamente|only)(?: use| usar?| mostr[ea]r?| film[ea]r?)?(?: (?:dentro|inside|within))?(?: d?n?[ao]| of)?(?: the)? (?:imagem gerada|imagem-chave|key image|generated image)\b|\b(?:dentro da imagem gerada|inside the (?:key|generated) image)\b/;
const INSIDE_LINE =
  /^\W*(?:fi(?:car?|que) |keep |stay )?(?:[a-z]+ ){0,3}(?:[a-z]+ )(?:imagem gerada|imagem-chave|key image|generated image)\W*$/;
export const BPM = /(\d{1,9}) ?bpm|bpm ?:? ?(\d{1,9})/;
export const STYLES: readonly (readonly [RegExp, Style])[] = [
  [/\bviral\b/, "viral"],
  [/\bcinem/, "cinematografico"],
  [/\bsuave\b|\bcalm[oa]\b|\bsoft\b/, "suave"],
];

/** The name of a template: what it is called, with or without accents. */
export const TEMPLATE = /\b(?:modelo|template) ?:? ?([a-z]+)/;

/** What a line says about the film as a whole; null if it says nothing about it. */
export type HeaderLine = Omit<Header, "line">;

/** Reads a folded line as a header. */
export function readHeader(folded: string): HeaderLine | null {
  if (!OPENING.test(folded)) return null;
  const header: HeaderLine = {};
  const length = LENGTH.exec(folded);
  const bare = BARE_LENGTH.exec(folded)?.[1];
  if (bare !== undefined) header.seconds = Number(bare);
  else if (length?.[1] !== undefined) {
    const amount = Number(length[1].replace(",", "."));
    header.seconds = length[2]?.startsWith("min") ? amount * 60 : amount;
  }
  const bpm = BPM.exec(folded);
  if (bpm !== null) header.bpm = Number(bpm[1] ?? bpm[2]);
  // "Ritmo acelerado no começo, calmo no final": each of a part of the film.
  const ofAll = withPaceOfParts(folded);
  const style = STYLES.find(([pattern]) => pattern.test(ofAll))?.[1];
  if (style !== undefined) header.style = style;
  const named = TEMPLATE.exec(folded)?.[1];
  const template = TEMPLATES.find((name) => name === named);
  if (template !== undefined) header.template = template;
  if (INSIDE.test(folded)) header.insideKeyImage = true;
  return Object.keys(header).length > 0 ? header : null;
}

/** Whether a folded line only says that the film stays inside the key image. */
export function saysInside(folded: string): boolean {
  return INSIDE_LINE.test(folded) && INSIDE.test(folded);
}

/** Adds who or what is left out of the film, each once. */
export function addLeftOut(header: Header, leftOut: readonly LeftOut[]): void {
  const all = [...(header.leftOut ?? []), ...leftOut];
  if (all.length > 0) header.leftOut = [...new Map(all.map((each) => [leftOutName(each), each])).values()];
}

/** Adds what a line says to a header; earlier lines win. */
export function addToHeader(header: Header, said: HeaderLine, line: number): void {
  const { style, template, seconds, bpm, insideKeyImage } = said;
  if (insideKeyImage !== undefined) header.insideKeyImage = insideKeyImage;
  if (style !== undefined && header.style === undefined) {
    header.style = style;
    header.line.style = line;
  }
  if (template !== undefined && header.template === undefined) {
    header.template = template;
    header.line.template = line;
  }
  if (seconds !== undefined && header.seconds === undefined) {
    header.seconds = seconds;
    header.line.seconds = line;
  }
  if (bpm !== undefined && header.bpm === undefined) {
    header.bpm = bpm;
    header.line.bpm = line;
  }
}

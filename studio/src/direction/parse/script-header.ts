import type { Style } from "@curta/contract";
import type { Header } from "./scene.ts";

const OPENING =
  /^(?:filme|video|roteiro|curta|short|shorts|reel|reels|duracao|estilo|ritmo|tempo|style|duration|length|bpm|script|film|formato)\b/;
export const LENGTH =
  /(\d{1,9}(?:[.,]\d{1,9})?)[ -]?(segundos?|segs?|seconds?|secs?|s|minutos?|min|minutes?)(?![a-z])/;
export const BPM = /(\d{1,9}) ?bpm|bpm ?:? ?(\d{1,9})/;
export const STYLES: readonly (readonly [RegExp, Style])[] = [
  [/\bviral\b/, "viral"],
  [/\bcinem/, "cinematografico"],
  [/\bsuave\b|\bcalm[oa]\b|\bsoft\b/, "suave"],
];

/** What a line says about the film as a whole; null where it says nothing of the kind. */
export type HeaderLine = Omit<Header, "line">;

/** Reads a folded line as a header. */
export function readHeader(folded: string): HeaderLine | null {
  if (!OPENING.test(folded)) return null;
  const header: HeaderLine = {};
  const length = LENGTH.exec(folded);
  if (length?.[1] !== undefined) {
    const amount = Number(length[1].replace(",", "."));
    header.seconds = length[2]?.startsWith("min") ? amount * 60 : amount;
  }
  const bpm = BPM.exec(folded);
  if (bpm !== null) header.bpm = Number(bpm[1] ?? bpm[2]);
  const style = STYLES.find(([pattern]) => pattern.test(folded))?.[1];
  if (style !== undefined) header.style = style;
  return Object.keys(header).length > 0 ? header : null;
}

/** Adds what a line says to a header; what was said first stands. */
export function addToHeader(header: Header, { style, seconds, bpm }: HeaderLine, line: number): void {
  if (style !== undefined && header.style === undefined) {
    header.style = style;
    header.line.style = line;
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

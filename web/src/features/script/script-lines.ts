const NOTE = /^\s*(?:notas?|obs(?:erva[cç][aã]o)?|coment[aá]rio|\/\/|<!--)/iu;
const QUOTED = /"(?:\\.|[^"\\])*"|“[^”]*”/gu;

/** The lines of a text field, which converts every kind of line break to one. */
export function fieldLines(value: string): string[] {
  return value.split(/\r\n|[\r\n]/);
}

/** Number of the line that contains a character of the field. */
export function lineAt(lines: readonly string[], offset: number): number {
  let end = 0;
  for (const [index, line] of lines.entries()) {
    end += line.length + 1;
    if (offset < end) return index;
  }
  return Math.max(0, lines.length - 1);
}

/** Start and end of a line, in characters of the whole text. */
export function rangeOf(lines: readonly string[], line: number): readonly [from: number, to: number] {
  const from = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  return [from, from + (lines[line]?.length ?? 0)];
}

/** Splits a line into plain text and captions (the quoted parts, which appear in the film). */
export function partsOf(line: string): { readonly text: string; readonly isCaption: boolean }[] {
  if (NOTE.test(line)) return [{ text: line, isCaption: false }];
  const parts: { text: string; isCaption: boolean }[] = [];
  let done = 0;
  for (const { 0: quoted, index } of line.matchAll(QUOTED)) {
    if (index > done) parts.push({ text: line.slice(done, index), isCaption: false });
    parts.push({ text: quoted, isCaption: true });
    done = index + quoted.length;
  }
  if (done < line.length) parts.push({ text: line.slice(done), isCaption: false });
  return parts;
}

/**
 * Maps line numbers of a text to those of a version with one edit. Null for a line that the edit removed; a changed
 * line is still the same line.
 */
export function followLines(
  before: readonly string[],
  after: readonly string[],
): (line: number) => number | null {
  const shorter = Math.min(before.length, after.length);
  const grown = after.length - before.length;
  let above = 0;
  while (above < shorter && before[above] === after[above]) above += 1;
  let below = 0;
  while (below < shorter - above && before.at(-1 - below) === after.at(-1 - below)) below += 1;
  return (line) => {
    if (line < above || (grown === 0 && line < before.length)) return line;
    return line >= before.length - below && line < before.length ? line + grown : null;
  };
}

const BREAK = /\r\n|[\n\r\u2028\u2029]/;

/** "abre aspas Oi fecha aspas", as it is dictated. */
const DICTATED = /(?<!\p{L})abr[ea] aspas[,:]? ([^"\n\r]{1,200}?),? fecha(?: as)? aspas(?!\p{L})/giu;

/** "título dois pontos feira do bairro" */
const DICTATED_COLON =
  /(?<!\p{L})(t[ií]tulo|texto|frase|legenda|mensagem|escrito|escreve|nome da loja),? dois pontos,? (?=\p{L})/giu;

/** A text with the quotes and colons that somebody dictated as signs. */
export function withDictatedSigns(text: string): string {
  return text.replaceAll(DICTATED, '"$1"').replaceAll(DICTATED_COLON, "$1: ");
}

/** The lines of a text. All line numbers of scripts refer to this division, from 0. */
export function linesOf(text: string): string[] {
  return text.split(BREAK);
}

/**
 * Puts a text into straight quotes on one line. Quotes, backslashes and everything that would break the
 * line are escaped as in JSON; all other characters stay readable.
 */
export function quote(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll("\n", "\\n")
    .replaceAll(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `"${escaped}"`;
}

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The text that was given to `quote`. Accepts escapes that `quote` itself never writes. */
function unquote(escaped: string): string {
  return escaped.replaceAll(
    /\\(?:u([0-9a-fA-F]{4})|(.))/gs,
    (_, code: string | undefined, other: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return other === "n" ? "\n" : (other ?? "");
    },
  );
}

export interface QuotedLine {
  /** The line without its quoted parts. */
  readonly outside: string;
  readonly quoted: readonly string[];
}

/** Closing marks of each opening mark; people mix them. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "“": '”"',
  "”": '”"',
  "„": '“”"',
  "«": "»",
  "'": "'",
  "‘": "’",
};
/** These marks are apostrophes too: they count as quotes only in pairs, closed at the end of a word. */
const SINGLE = new Set(["'", "‘"]);

/**
 * Separates quoted texts from a line. A quote opens only where a word may begin, so that 5" stays inches; a double
 * quote that is never closed reaches to the end of the line. `mark` replaces each quoted text. Time is linear in the
 * line's length.
 */
export function takeQuotes(line: string, mark = " "): QuotedLine {
  const quoted: string[] = [];
  let outside = "";
  let position = 0;
  while (position < line.length) {
    const character = line.charAt(position);
    const closing = CLOSING[character];
    if (closing === undefined || !(mayOpen(line.charAt(position - 1)) || opensAtWord(line, position))) {
      outside += character;
      position += 1;
      continue;
    }
    const isSingle = SINGLE.has(character);
    const end = isSingle ? findSingle(line, position + 1, closing) : findClosing(line, position + 1, closing);
    if (end < 0) {
      outside += character;
      position += 1;
      continue;
    }
    const text = line.slice(position + 1, end);
    quoted.push(character === '"' ? unquote(text) : text);
    outside += mark;
    position = end + 1;
  }
  return { outside, quoted };
}

function mayOpen(before: string): boolean {
  return before === "" || !/[\p{L}\p{N}]/u.test(before);
}

/** 'escreve"Oi" no fim': a straight quote whose blank is missing, closed at the end of a word. */
function opensAtWord(line: string, position: number): boolean {
  return (
    line.charAt(position) === '"' &&
    /\p{L}/u.test(line.charAt(position - 1)) &&
    /^[\p{L}\p{N}#@$][^"]*"(?![\p{L}\p{N}])/u.test(line.slice(position + 1, position + LONGEST_SINGLE))
  );
}

/** End of a double quote; quotes inside it must be closed before. */
function findClosing(line: string, from: number, closing: string): number {
  if (closing === '"') return findStraight(line, from);
  const [proper = "", mixed = proper] = closing;
  const opening = line.charAt(from - 1);
  const other = nearest(line, mixed, from);
  if (mixed !== proper && other < Math.min(nearest(line, proper, from), nearest(line, opening, from))) {
    // A straight mark may close a curly quote, unless it opens a pair inside it.
    const isWithin =
      opensWithin(line, other) && nearest(line, mixed, other + 1) < nearest(line, proper, from);
    if (!isWithin || nearest(line, proper, from) === line.length) return other;
  }
  let depth = 1;
  for (let position = from; position < line.length; position += 1) {
    if (line.charAt(position) === proper) depth -= 1;
    else if (line.charAt(position) === opening) depth += 1;
    if (depth === 0) return position;
  }
  return nearest(line, proper, from);
}

function findStraight(line: string, from: number): number {
  for (let position = from; position < line.length; position += 1) {
    if (line.charAt(position) === "\\") position += 1;
    else if (line.charAt(position) === '"') {
      const inner = opensWithin(line, position) ? nearest(line, '"', position + 1) : line.length;
      if (nearest(line, '"', inner + 1) >= line.length) return position;
      position = inner;
    }
  }
  return line.length;
}

/** Whether a mark is where an opening one would be: after a blank and before a word. */
function opensWithin(line: string, position: number): boolean {
  return /\s/.test(line.charAt(position - 1)) && /[\p{L}\p{N}]/u.test(line.charAt(position + 1));
}

/** Position of the mark; the line's length if there is none. */
function nearest(line: string, mark: string, from: number): number {
  const found = line.indexOf(mark, from);
  return found < 0 ? line.length : found;
}

const LONGEST_SINGLE = 200;

/** Position of a closing apostrophe at the end of a word; -1 if there is none. */
function findSingle(line: string, from: number, closing: string): number {
  const text = line.slice(from, from + LONGEST_SINGLE);
  const end = text.search(closing === "'" ? /'(?![\p{L}\p{N}])/u : /’(?![\p{L}\p{N}])/u);
  return end < 1 ? -1 : from + end;
}

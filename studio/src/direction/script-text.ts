const BREAK = /\r\n|[\n\r\u2028\u2029]/;

/** The lines of a text; whoever counts lines of a script counts these, from 0. */
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

/** The text that `quote` was given; forgiving towards escapes that it never writes. */
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

/** What closes each opening mark; people mix them. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "“": '”"',
  "”": '”"',
  "„": '“”"',
  "«": "»",
  "'": "'",
  "‘": "’",
};
/** These are apostrophes too: they quote only what they also close, where a word ends. */
const SINGLE = new Set(["'", "‘"]);

/**
 * Takes the quoted texts out of a line. A quote opens only where a word may begin, so that 5" stays
 * inches; a double one that nobody closes reaches to the end. Linear in the line's length.
 */
export function takeQuotes(line: string): QuotedLine {
  const quoted: string[] = [];
  let outside = "";
  let position = 0;
  while (position < line.length) {
    const character = line.charAt(position);
    const closing = CLOSING[character];
    if (closing === undefined || !mayOpen(line.charAt(position - 1))) {
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
    outside += " ";
    position = end + 1;
  }
  return { outside, quoted };
}

function mayOpen(before: string): boolean {
  return before === "" || !/[\p{L}\p{N}]/u.test(before);
}

function findClosing(line: string, from: number, closing: string): number {
  for (let position = from; position < line.length; position += 1) {
    const character = line.charAt(position);
    if (character === "\\" && closing === '"') position += 1;
    else if (closing.includes(character)) return position;
  }
  return line.length;
}

const LONGEST_SINGLE = 200;

/** A closing apostrophe that ends a word, and with it the quote; -1 where none follows. */
function findSingle(line: string, from: number, closing: string): number {
  const text = line.slice(from, from + LONGEST_SINGLE);
  const end = text.search(closing === "'" ? /'(?![\p{L}\p{N}])/u : /’(?![\p{L}\p{N}])/u);
  return end < 1 ? -1 : from + end;
}

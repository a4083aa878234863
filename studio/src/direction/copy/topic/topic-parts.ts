import { isReadable } from "../../parse/prose/is-readable.ts";

/** A piece of a topic that is one caption. */
export interface TopicPart {
  readonly text: string;
  /** Which statement of the topic it belongs to, from 0: long ones are said in several captions. */
  readonly statement: number;
}

const MOST_WORDS = 7;
const MOST_CHARACTERS = 38;
/** A longer quoted text is divided as others are. */
const LONGEST_QUOTE = 76;
/** A longer string is not a word. */
const LONGEST_WORD = 30;
/** An address of the web: its host is what people can type. */
const ADDRESS = /^https?:\/\/(?:www\.)?([^/?#]+)\S*$/iu;
/** Texts between quotation marks. */
const QUOTED = /["“”„«]([^"“”„«»]+)["“”»]/u;
/**
 * A statement ends here, after an emoji too. Not at the colon of a time, the comma of a number or before a house number, the full stop of
 * "Dra." or "1.200", nor at the dash between two years.
 */
const ENDS =
  /\s*[;|•]\s*|(?<!^[Pp][Oo][Vv]):\s+|,(?!\d|\s+\d[\d.]*\s*(?:,|$))\s*|(?<!\d)\s+[-–—]\s+|\s+[-–—]\s+(?!\d)|(?<=[!?…])\s+|(?<=\p{Extended_Pictographic}\uFE0F?)\s+(?=[\p{L}\d])|(?<=[\p{L}\d)]{4})\.(?:\s+(?=\p{Lu})|$)/u;
/** A caption does not end with these words; nor does it part "R$" or a number from what is counted. */
const LEANS =
  /^(?:o|a|os|as|um|uma|uns|umas|de|d[oa]s?|em|n[oa]s?|ao?s?|à|às|por|pel[oa]s?|pra|para|com|sem|até|e|ou|que|se|r\$|us\$|€|nº|n°|av\.?|rua|the|an?|of|in|on|at|to|for|and|with|from|until)$/i;
const COUNTED = /^(?:[\d.,]+)$/;
/** Good places to break are before these; the places before the others are fair. */
const JOINTS =
  /^(?:e|ou|mas|que|com|para|pra|por|em|n[oa]s?|até|sem|quando|r\$|and|or|with|for|until|from)$/i;
const FAIR = /^(?:de|d[oa]s?|às?|ao?s?|of|in|on|at|to)$/i;

/** The captions that a topic gives, in its own words and order; a quoted text is one, letter for letter. */
export function topicParts(topic: string): TopicPart[] {
  const pieces = topic.split(QUOTED).flatMap((piece, index) => {
    if (index % 2 === 1) return [{ text: piece.trim(), isQuoted: true, goesOn: true }];
    return piece.split(ENDS).map((text, at) => {
      const goesOn = index > 0 && at === 0 && /^\s*\p{Ll}/u.test(text);
      return { text: tidy(goesOn ? text : text.replace(/^\s*e (?=\S)/, "")), isQuoted: false, goesOn };
    });
  });
  return pieces
    .filter(({ text }) => isReadable(text))
    .flatMap(({ text, isQuoted, goesOn }, statement) =>
      (isQuoted && text.length <= LONGEST_QUOTE ? [text] : breathe(text)).map((part, at) => ({
        text: goesOn || at > 0 ? part : capitalized(part),
        statement,
      })),
    )
    .filter(({ text }) => isReadable(text));
}

function tidy(text: string): string {
  return text.trim().replaceAll(/^["“”„«»\s.:,;–—-]+|["“”„«»\s:,;–—-]+$|(?<=\p{L}{4})\.$/gu, "");
}

/** A first word in small letters gets a capital; "iPhone", "@nome" and "www.nome" stay. */
function capitalized(text: string): string {
  const [first = ""] = text.split(" ");
  return first === first.toLocaleLowerCase("pt-BR") && /^\p{Ll}[^.@/]*$/u.test(first)
    ? text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1)
    : text;
}

/** Divides a long text into captions of similar length at the best places (dynamic programming from its end). */
function breathe(text: string): string[] {
  const words = text
    .split(" ")
    .filter(Boolean)
    .map((word) =>
      Array.from(ADDRESS.exec(word)?.[1] ?? word)
        .slice(0, LONGEST_WORD)
        .join(""),
    );
  const best: { readonly cost: number; readonly to: number }[] = [];
  best[words.length] = { cost: 0, to: words.length };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let least = { cost: Infinity, to: from + 1 };
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
      const said = words.slice(from, to).join(" ");
      if (said.length > MOST_CHARACTERS && to > from + 1) break;
      const cost = (best[to]?.cost ?? 0) + 1 + breakCost(words, to) + (to - from === 1 ? 0.6 : 0);
      if (cost < least.cost) least = { cost, to };
    }
    best[from] = least;
  }
  const parts: string[] = [];
  for (let from = 0; from < words.length; from = best[from]?.to ?? words.length) {
    parts.push(words.slice(from, best[from]?.to).join(" "));
  }
  return parts;
}

function breakCost(words: readonly string[], at: number): number {
  if (at === words.length) return 0;
  const [before = "", after = ""] = [words[at - 1], words[at]];
  if (LEANS.test(before) || (COUNTED.test(before) && !JOINTS.test(after))) return 2;
  return JOINTS.test(after) ? -0.2 : FAIR.test(after) ? 0 : 0.3;
}

import { isReadable } from "./is-readable.ts";
import type { Prose } from "../scene.ts";
import { fold } from "../../words/lexicon/fold.ts";
import { speechOf } from "../../words/speech/directing.ts";
import { takeKey } from "../script-line.ts";
import { takeQuotes } from "../script-text.ts";

/** Most words of a caption that is made from prose. */
const MOST_WORDS = 6;
/** More captions than any film can show. */
const MOST_PHRASES = 120;
/** Longer strings are not words. */
const LONGEST_WORD = 40;
/** A long sentence may be cut before these words. */
const JOINTS =
  /^(?:e|ou|mas|que|com|para|pra|por|de|do|da|em|no|na|sem|sobre|como|quando|porque|and|or|but|that|with|for|of|in|to)$/i;
/** No caption ends with these words. */
const HANGING =
  /^(?:o|a|os|as|um|uma|uns|umas|the|an?|sobre|ao|à|aos|às|seu|sua|meu|minha|nosso|nossa|de|d[oa]s?|em|n[oa]s?|e)$/i;
const DRESSING = /https?:\/\/\S+|#[\p{L}\p{N}_]+|[*_`~<>|{}[\]\\]|^\s*(?:[-+•·>]|#{1,6}|\d{1,3}[.)])\s+/gu;

const DOUBLE = /["“”„«»]/g;

/** "Aqui está um texto curto para o seu vídeo:" */
const LEADS = /:\s*$/;
/** Words around a quoted text that are about it. */
const ASKS_FOR_IT =
  /\b(?:textos?|frases?|legendas?|palavras?|titulos?|escrev[a-z]+|escrito|captions?|words?|text|title|write)\b/;

/** What an invitation or an offer says of itself, and how to get there. */
export const FACT_NAME =
  /local|data|dia|hora|horario|quando|onde|endereco|contato|whats(?:app)?|zap|telefone|fone|tel|e-?mail|instagram|insta|facebook|site|pix|valor|preco|promocao|desconto|validade|garantia|tamanhos?|sabor(?:es)?|entrega|frete|pedidos|encomendas|reservas|pagamento|entrada|ingressos?|traje|where|when|date|time|place|address|price|phone|hours|website|tickets?|dress code/;
const FACT = new RegExp(`^(?:${FACT_NAME.source})$`);

/** "Ninguém: eu às 3h": a joke waits for the next caption. */
const SPEAKER = /^(?:ninguem|eu|voce|meu|minha|nobody|me|you|my)(?![a-z])/;

/** "Promoção de hoje | CTA: chama no zap": what a text is for, and not read. */
const PART_LABEL = /^\s*(?:cta|call to action|gancho|hook) *: */i;

/**
 * Splits free prose into phrases of the length of a caption, in order: quoted texts if there are any, otherwise
 * sentences, cut at natural pauses. Empty if the font lacks the prose's letters.
 */
export function phrasesOf(lines: readonly Prose[]): Prose[] {
  const areQuoted = lines.some(({ text }) => quotedAlone(text).length > 0);
  const read = areQuoted ? lines.filter(({ text }) => !LEADS.test(text)) : lines;
  const sentences = cutEach(read, (text) => {
    const quoted = quotedAlone(text);
    return quoted.length > 0 ? quoted.flatMap(sentencesOf) : sentencesOf(text);
  });
  return cutEach(sentences, breathe).slice(0, MOST_PHRASES);
}

/** A text for one caption, without markup: all of it. Null if the fonts lack its letters. */
export function plainText(text: string): string | null {
  const plain = sentencesOf(text).filter(isReadable).join(" ");
  return plain === "" ? null : plain;
}

/** Quoted texts of a line, unless the words around them are to be read as well: 'Ana: "o melhor da cidade"'. */
function quotedAlone(line: string): readonly string[] {
  const { outside, quoted } = takeQuotes(line);
  const isAround =
    /\p{L}{3}/u.test(outside) && speechOf(outside) === "says" && !ASKS_FOR_IT.test(fold(outside));
  return isAround ? [] : quoted;
}

/** Splits each text into readable pieces, which keep its line number. */
function cutEach(lines: readonly Prose[], cut: (text: string) => readonly string[]): Prose[] {
  return lines.flatMap(({ text, line }) =>
    cut(text)
      .filter(isReadable)
      .map((piece) => ({ text: piece, line })),
  );
}

function sentencesOf(line: string): string[] {
  return line.split(/\s[|•·/]\s/).flatMap((part) => sentencesOfPart(part.replace(PART_LABEL, "")));
}

function sentencesOfPart(part: string): string[] {
  const plain = part.replaceAll(DRESSING, " ").replaceAll(/\s+/g, " ").trim();
  const { key, value } = takeKey(plain);
  return (key === null ? plain : value)
    .split(/(?<=[.!?…;])(?<!(?<!\p{L})(?:av|dra?|sra?|srta|profa?|jd|apto|tel|n)\.)\s+|\s+[–—-]\s+/iu)
    .flatMap((sentence) => (isShortFact(sentence) ? [sentence] : sentence.split(/(?<=(?<!^pov):)\s+/i)))
    .map((sentence) => sentence.trim());
}

/** "Data: 12 de maio", "Onde: Salão Paroquial": what one caption says, its name and its value together. */
function isShortFact(sentence: string): boolean {
  const name = /^\p{L}+(?: \p{L}+)?(?=: )/u.exec(sentence)?.[0];
  if (name === undefined || sentence.split(" ").length > MOST_WORDS) return false;
  return FACT.test(fold(name)) || (/\d/.test(sentence) && !SPEAKER.test(fold(name)));
}

/** Splits a sentence into pieces of at most six words, preferably at commas and conjunctions. */
function breathe(sentence: string): string[] {
  const words = sentence
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_PHRASES * MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  const pieces: string[] = [];
  let from = 0;
  while (from < words.length) {
    const left = words.length - from;
    const to =
      left <= MOST_WORDS ? words.length : from + breathAt(words.slice(from, from + MOST_WORDS + 1), left);
    pieces.push(
      words
        .slice(from, to)
        .join(" ")
        .replace(/[.,;:]+$/, ""),
    );
    from = to;
  }
  return pieces.map(withoutHalfQuote);
}

/** A piece of a quoted text has no mark at its other end. */
function withoutHalfQuote(piece: string): string {
  const marks = piece.match(DOUBLE)?.length ?? 0;
  return marks % 2 === 0 ? piece : piece.replaceAll(DOUBLE, "");
}

/** Number of words in the next piece: up to a comma, or up to a conjunction, or half of the rest. */
function breathAt(words: readonly string[], left: number): number {
  for (let count = MOST_WORDS; count >= 3; count -= 1) {
    if (/[,;:]$/.test(words[count - 1] ?? "")) return count;
  }
  for (let count = MOST_WORDS; count >= 3; count -= 1) {
    if (JOINTS.test(words[count] ?? "") && !JOINTS.test(words[count - 1] ?? "")) return count;
  }
  const even = Math.min(MOST_WORDS, Math.ceil(left / Math.ceil(left / MOST_WORDS)));
  for (let count = even; count >= 2; count -= 1) {
    if (!HANGING.test(words[count - 1] ?? "")) return count;
  }
  return even;
}

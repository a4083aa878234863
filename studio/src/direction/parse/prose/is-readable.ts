import { fold } from "../../words/lexicon/fold.ts";
import { isDrawable } from "../../lettering/glyph-widths.ts";

/** A letter that is a word, a figure of a countdown, or a price: "$9". */
const WORD_LETTER = /\p{Script=Han}|\p{Script=Hangul}|^\p{Sc}?\d[!.]*$/u;

/** Whether a text has letters and the fonts have most of them. */
export function isReadable(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return (
    (letters.length > 1 || WORD_LETTER.test(text)) &&
    letters.filter(isDrawable).length >= letters.length * 0.8
  );
}

const NO_TEXT =
  /^[([]?(?:[-–—]+|off|nao|desligad[oa]s?|desativad[oa]s?|disabled|nenhum[a]?(?: (?:texto|legenda|verso|frase|palavra|letra)[a-z ]*)?|none|sem (?:nenhum[a]? )?(?:textos?|legendas?)|n\/a|no (?:text|captions?)|vazio|nao (?:utilizar|usar|tem|ha|colocar|incluir|se aplica)|not? needed|(?:keep|leave) .{0,40}(?:free of|without) (?:any )?(?:words?|text|captions?)|(?:deixar?|mant(?:em|er|enha)) .{0,40}(?:livre de|sem) (?:nenhuma? )?(?:textos?|palavras?|legendas?))?[)\]]?\.?$/;

/** Whether what stands in the place of a text says that there is none: "Legenda: nenhuma", "Texto na tela: não utilizar." */
export function asksForNoText(text: string): boolean {
  return NO_TEXT.test(fold(text).trim());
}

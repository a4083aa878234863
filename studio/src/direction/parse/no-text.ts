import { fold } from "../words/lexicon/fold.ts";

const NO_TEXT =
  /^(?:-|nenhum[a]?|none|sem (?:nenhum[a]? )?(?:textos?|legendas?)|n\/a|no (?:text|captions?)|vazio|nao (?:utilizar|usar|tem|ha|colocar|incluir|se aplica)|not? needed)?\.?$/;

/** Whether what stands in the place of a text says that there is none: "Legenda: nenhuma", "Texto na tela: não utilizar." */
export function asksForNoText(text: string): boolean {
  return NO_TEXT.test(fold(text).trim());
}

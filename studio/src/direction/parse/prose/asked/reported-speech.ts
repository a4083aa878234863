import { hasDirection } from "../../../words/speech/directing.ts";
import type { FoundPhrase } from "../../../words/lexicon/lexicon.ts";
import { COMMAND } from "./tables/text-start-table.ts";

const THAT = /(?: que| that|^(?:tell|remind|let) .*)$/;
/** Said to viewers, too, where nobody is named who is to be told: "avisa que eu tô chegando". */
const TO_ANYBODY = /^(?:avis|cont|lembr|expliq|explic)[a-z]* que$/;
/** Before it: "quero que", "não esquece de". */
const WISHED =
  /(?:^|[ ,])(?:quer(?:o|ia)|gostaria(?: de)?|precis[ao](?: de)?|tem que|esque[cç][ae]r? de|lembr[ae]r? de|pra|para|pode|want to|need to|remember to) $/;
/** "fala que não é lindo", "diz que me ama": what people say to each other. */
const TO_EACH_OTHER = /^(?:nao e|me|te|eu te|sim|vai)(?![a-z])/;
/** "é R$ 40": the price is enough. */
const IS_SIGN = /^(?:e|is) (?=(?:so |only )?(?:r\$|[$£€]|\d))/;

/**
 * Where what is to be told begins, behind words that ask to tell it: "fala que a gente abre às 18h". Null where these
 * words are no request, or ask for something else.
 *
 * @param found the words that announce a text, of kind `write`
 * @param folded the sentence, folded
 */
export function reportedAt({ phrase, from, to }: FoundPhrase, folded: string): number | null {
  if (phrase.kind !== "write" || !THAT.test(phrase.phrase) || phrase.phrase.startsWith("escrev")) return null;
  const [lead, told] = [folded.slice(0, from), folded.slice(to + 1)];
  const isRequest = COMMAND.test(lead) || WISHED.test(lead);
  const isForFilm = !TO_ANYBODY.test(phrase.phrase) || hasDirection(lead) || WISHED.test(lead);
  if (!isRequest || !isForFilm || TO_EACH_OTHER.test(told) || !/^[a-z\d@#$£€]/.test(told)) return null;
  return to + 1 + (IS_SIGN.exec(told)?.[0].length ?? 0);
}

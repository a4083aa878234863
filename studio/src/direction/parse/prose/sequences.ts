import { quote, takeQuotes } from "../script-text.ts";

const SCENE = "(?: (?:cena|tomada|imagem|parte|take|scene|shot|part))?";
/** What follows a number that counts scenes; behind "o segundo" in "o segundo copo" stands a name. */
const FOLLOWS = String.raw`(?= (?:n?[oa]s?|em|uma?|com|foca|foque|mostr[ae]|close|zoom|plano|on|the|an?|with|shows?|focus(?:es)?)[ \ue000])`;
const FIRST = new RegExp(
  String.raw`(^|[,;.:] )(?:e |and )?(?:n?[ao] |(?:in )?the )?(?:primeir[ao]|first)${SCENE},?${FOLLOWS}`,
  "i",
);
const LATER = new RegExp(
  String.raw`(?:[,;.] (?:e |and )?| e | and )(?:n?[ao] |(?:in )?the )?(?:(?:segund|terceir|quart|quint|sext)[ao]|([uú]ltim[ao]|last|final)|(?:second|third|fourth|fifth|sixth))${SCENE},?${FOLLOWS}`,
  "gi",
);
const SECOND = /segund|second/i;
/** Placeholder of a quoted text. */
const QUOTE = "\ue000";

/**
 * A text that counts its scenes in the words for one after the other: "a primeira no copo, a segunda no rosto e a última na
 * foto toda" as "first no copo, then no rosto, finally na foto toda". Other texts as they are.
 */
export function countedAsSequence(text: string): string {
  const { outside, quoted } = takeQuotes(text, QUOTE);
  const first = FIRST.exec(outside);
  if (first === null) return text;
  const [next] = outside.slice(first.index).match(LATER) ?? [];
  if (next === undefined || !SECOND.test(next)) return text;
  const left = [...quoted];
  return outside
    .replace(FIRST, "$1first")
    .replaceAll(LATER, (_, last: string | undefined) => (last === undefined ? ", then" : ", finally"))
    .replaceAll(QUOTE, () => quote(left.shift() ?? ""));
}

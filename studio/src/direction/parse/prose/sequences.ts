import type { Target } from "@curta/contract";
import { fold } from "../../words/lexicon/fold.ts";
import { hear } from "../../words/shot/hear.ts";
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

const BETWEEN_NAMES = /\s*(?:->|→|>|\/|\||,)\s*/;
const EVERYTHING = /^(?:tudo|everything)$/;
const MOST_NAMES = 10;
const LONGEST_NAME = 30;
/** Names of things with commas between them are read as often as shown: "pizza, vinho". */
const NAMES_OF_THINGS: ReadonlySet<Target["kind"]> = new Set(["thing", "person"]);

/** "rosto > copo > foto toda": a text of nothing but names of what is to be shown as a list of scenes. Other texts as they are. */
export function namesAsSequence(text: string): string {
  if (text.length > MOST_NAMES * LONGEST_NAME) return text;
  const names = text.replace(/[.\s]+$/, "").split(BETWEEN_NAMES);
  const targets = names.map(targetNamed);
  if (names.length < 2 || names.length > MOST_NAMES || targets.includes(undefined)) return text;
  const areThings = targets.every((target) => target !== undefined && NAMES_OF_THINGS.has(target.kind));
  if (areThings && text.includes(",")) return text;
  return `scenes: ${names.map((name) => (EVERYTHING.test(fold(name)) ? "the whole photo" : name)).join(", ")}`;
}

/** What a text of a few words shows, if it names nothing else. */
function targetNamed(name: string): Target | undefined {
  const folded = fold(name).trim();
  if (EVERYTHING.test(folded)) return { kind: "whole" };
  if (folded.length > LONGEST_NAME || folded.split(" ").length > 3) return undefined;
  const { said } = hear(folded);
  return said.move === undefined ? said.target : undefined;
}

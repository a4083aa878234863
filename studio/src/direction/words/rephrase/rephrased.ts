import { findWords, type Meaning } from "../lexicon/lexicon.ts";
import { REPHRASE_TABLE } from "./rephrase-table.ts";

/** Articles and possessives before a name. */
const ARTICLE =
  "(?:(?:[oa]s?|me[ui]s?|minhas?|seus?|suas?|noss[oa]s?|d?n?ess[ae]s?|d?n?aquel[ae]s?|the|my|our|his|her|your|their|this|that|an?|uma?) )?";
/** "bolo", "bolo de chocolate", "price tag" at the end of a clause. */
const NOUN =
  "[a-z]{3,}(?: (?:d[aeo]s?|of the|of) (?!pert|longe)[a-z]{3,}| d[aeo] (?:esquerda|direita|meio))?";
const MACROS: readonly (readonly [string, string])[] = [
  ["{N}", `${ARTICLE}(?<N>${NOUN})`],
  ["{M}", `${ARTICLE}(?<M>${NOUN})`],
  ["{ON}", "(?:(?:n[oa]s?|em|d?n?ess[ae]s?|d?n?aquel[ae]s?|on|at|to|in) )"],
  ["{CL}", "(?<=^|[,;.:!?()\\[\\]] ?| e | and )"],
  ["{END}", "(?=\\W*$|[,;.!?)\\]])"],
  ["{AND}", "(?=\\W*$|[,;.!?)\\]]| (?:e|and|depois|then|em seguida) )"],
];
const DENIAL = /(?<![a-z])(?:nao|n|nunca|nem|sem|menos|don'?t|do not|not|never|without|except)(?![a-z])/;
/** Words that direct are no names: "só zoom", "valoriza os detalhes". */
const DIRECTS: ReadonlySet<Meaning["kind"]> = new Set([
  "size",
  "move",
  "join",
  "effect",
  "style",
  "film",
  "verb",
]);
/** Longer sentences are left as they are, so that parsing stays fast. */
const LONGEST_SENTENCE = 600;

interface Row {
  readonly said: RegExp;
  readonly plain: string;
}

const ROWS: readonly Row[] = REPHRASE_TABLE.trim()
  .split("\n")
  .filter(Boolean)
  .map((row) => {
    const [said = "", plain = ""] = row.split(/ ?=> ?/);
    const pattern = MACROS.reduce((text, [name, meaning]) => text.replaceAll(name, meaning), said);
    return { said: new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`), plain };
  });

/**
 * A folded sentence that directs, in words that the lexicon has: "guarda o bolo pro fim" is "termina com o bolo". Names and all
 * else stay as they are.
 */
export function rephrased(folded: string): string {
  return folded.length > LONGEST_SENTENCE ? folded : ROWS.reduce(inRow, folded);
}

function inRow(text: string, { said, plain }: Row): string {
  const found = said.exec(text);
  if (found === null) return text;
  const ahead = text.slice(0, found.index);
  const { N: name = "", M: other = "" } = found.groups ?? {};
  if (isDenied(ahead) || directs(name) || directs(other)) return text;
  return `${ahead}${filled(plain, found)}${text.slice(found.index + found[0].length)}`;
}

/** "tudo menos a parte que chega perto da barriga": what stands ahead in the clause says that it is not wanted. */
function isDenied(ahead: string): boolean {
  return DENIAL.test(ahead.split(/[,;.:!?]/).at(-1) ?? "");
}

function directs(name: string): boolean {
  return findWords(name).some(({ phrase }) => DIRECTS.has(phrase.kind));
}

function filled(plain: string, { groups = {} }: RegExpExecArray): string {
  return Object.keys(groups).reduce((text, name) => text.replaceAll(`$${name}`, groups[name] ?? ""), plain);
}

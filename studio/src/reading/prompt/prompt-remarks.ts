import type { Reading, Target } from "@curta/contract";
import { capitalized } from "../../nouns/phrases.ts";
import { doubted, missing } from "../../nouns/seen.ts";
import { aboutsIn, placedIn } from "./about.ts";
import { plain } from "./plain.ts";
import { PLAIN_LOOK } from "./look.ts";
import { readPrompt } from "./read-prompt.ts";
import { REMARKS } from "@curta/contract/remarks";
import { type TextPiece, typedPlaces } from "./typed-places.ts";
import { groupBy } from "../../group-by.ts";

/** A plain Portuguese sentence about a wish that cannot be fulfilled. */
interface PromptRemark {
  readonly text: string;
  /** Where the prompt has the wish, as it was typed; a wish may be repeated. */
  readonly words: readonly TextPiece[];
}

const NOT = String.raw`(?<!(?:nao|nunca|sem|not|without|don't) )\b`;
/** Verbs that ask for changes of the photo, and the studio's answers that it cannot make them. */
const ASKS: readonly (readonly [RegExp, (object: string) => string])[] = [
  [
    ask(
      "adicion\\w*|acrescent\\w*|inclu[ai]\\w*|coloc\\w+|coloqu\\w+|por|ponha|poe|bot[ae]r?|inser\\w*|insir\\w*|add|put|insert",
    ),
    REMARKS.cannotAdd,
  ],
  [ask("remov\\w+|retir\\w+|tir[ae]r?|apagu?[ae]r?|delet\\w+|remove|delete|erase"), REMARKS.cannotRemove],
  [ask("tro(?:c|qu)\\w+|substitu\\w+|mud[ae]r?|alter[ae]r?|replace|change|swap"), REMARKS.cannotReplace],
  [ask("transform\\w+|vir[ae]r?|desenh[ae]r?|redesenh\\w+|turn|draw"), REMARKS.cannotRedraw],
];
const DRAWN =
  /\b(?:anime|cartoon|pixar|ghibli|disney|aquarela|caricatura|(?:pintura|tinta) a oleo|desenho animado|mang[ao]|3d)\b/;
const BODY =
  /\b(?:sorrindo|sorria|sorrir|emagre\w+|rejuvenes\w+|mais (?:jovem|magr[oa]|nov[oa]|velh[oa]|bonit[oa])|sem rugas|maquiagem|olhos abertos|smiling|younger|thinner)\b/;
/** Requests for text: they belong in the script. */
const TEXT = /^(?:um |uma |o |a )?(?:textos?|legendas?|letras?|titulos?|frases?|text|captions?)\b/;
/** Words for light, colour and framing outside of the vocabulary. */
const DOABLE =
  /\b(?:luz|luzes|cor|cores|brilho|contraste|sombras?|saturacao|exposicao|filtro|tom|tons|grao|vinheta|nitidez|zoom|corte|enquadramento|foco|light|colou?rs?|brightness|filter)\b/;
const MOST_REMARKS = 5;
const LONGEST_OBJECT = 50;
const LONGEST_PROMPT = 5_000;

function ask(verbs: string): RegExp {
  return new RegExp(`${NOT}(?:${verbs})\\b +(?=\\S)`);
}

/**
 * The wishes in a prompt that this photo or the studio cannot fulfil. Empty for every prompt that the studio wrote.
 */
export function promptRemarks(text: string, reading: Reading): PromptRemark[] {
  const composed = text.normalize("NFC").slice(0, LONGEST_PROMPT);
  const folded = plain(composed);
  const wishes = impossible(folded, composed);
  const others = unseen(folded, reading).filter(
    (piece) => !wishes.some(({ from, to }) => piece.from < to && from < piece.to),
  );
  const remarks = groupBy([...wishes, ...others], ({ text: sentence }) => sentence);
  const typed = typedPlaces(text);
  return [...remarks]
    .slice(0, MOST_REMARKS)
    .map(([sentence, found]) => ({ text: sentence, words: found.map(typed) }));
}

interface Found extends TextPiece {
  readonly text: string;
}

/** Wishes that the studio fulfils for no photo. */
function impossible(folded: string, composed: string): Found[] {
  const remarks: Found[] = [];
  for (const { 0: clause, index } of folded.matchAll(/[^.,;:!?\n]+/g)) {
    const remark = cannot(clause, composed.slice(index, index + clause.length));
    if (remark === null) continue;
    remarks.push({ text: remark.text, from: index + remark.from, to: index + remark.to });
  }
  return remarks;
}

/** What to say of a target of the key image that the photo does not have, or not surely; null if it has it. */
function ofTarget(target: Target, reading: Reading): string | null {
  const likely = doubted(target, reading);
  if (likely !== null) return REMARKS.framedLikely(likely);
  const lacking = missing(target, reading);
  if (lacking === null) return null;
  return lacking.isNone ? REMARKS.framedSubject(lacking.text) : `${lacking.text}.`;
}

/** People and things that the photo does not have. */
function unseen(folded: string, reading: Reading): Found[] {
  const remarks: Found[] = [];
  for (const { target, from, to } of aboutsIn(folded)) {
    const text = ofTarget(target, reading);
    if (text !== null) remarks.push({ text: capitalized(text), from, to });
  }
  // The view is not of them, whether they are there or not: only that they are missing is said.
  for (const { target, from, to } of placedIn(folded)) {
    const text = missing(target, reading)?.text;
    if (text === undefined) continue;
    remarks.push({ text: capitalized(`${text}.`), from, to });
  }
  return remarks.toSorted((a, b) => a.from - b.from);
}

/** What to say of a clause, and where in it the wish stands; null if nothing is to be said. */
function cannot(clause: string, written: string): Found | null {
  for (const [verb, tell] of ASKS) {
    const found = verb.exec(clause);
    if (found === null) continue;
    const at = found.index + found[0].length;
    const object = clause.slice(at).trim();
    const wish = { from: found.index, to: clause.trimEnd().length };
    if (TEXT.test(object)) return { text: REMARKS.textInScript, ...wish };
    if (!isDoable(object)) return { text: tell(shortened(written.slice(at).trim())), ...wish };
  }
  return (
    among(DRAWN.exec(clause), REMARKS.cannotRedrawPhoto) ??
    among(BODY.exec(clause), REMARKS.cannotChangeBodies)
  );
}

function among(words: RegExpExecArray | null, text: string): Found | null {
  return words && { text, from: words.index, to: words.index + words[0].length };
}

function isDoable(object: string): boolean {
  const { about, ...look } = readPrompt(object);
  const { about: _, ...untouched } = PLAIN_LOOK;
  return DOABLE.test(object) || JSON.stringify(look) !== JSON.stringify(untouched) || about?.kind === "whole";
}

function shortened(object: string): string {
  return object.length <= LONGEST_OBJECT ? object : `${object.slice(0, LONGEST_OBJECT).trimEnd()}…`;
}

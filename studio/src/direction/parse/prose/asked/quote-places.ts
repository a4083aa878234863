import { fold } from "../../../words/lexicon/fold.ts";
import { upTo } from "./asked-text.ts";
import { isLeadBeside, isQuotedBelow } from "./text-pairs.ts";
import { placeAround, type TextPlace } from "./text-place.ts";

/** Placeholder of a quoted text while its line is split into sentences. */
export const QUOTE = "\ue000";
/** Between two clauses. */
const JOINT = /[,;.]| e | and /g;

/** What asks that words are not written: "não escreve", "sem a palavra". */
const DENIES =
  /(?<![a-z])(?:(?:nao|n|nunca|jamais) (?:[a-z]+ ){0,2}?(?:escrev|coloc|coloq|bot|poe|ponh|us|aparec|mostr|add)[a-z]*|sem (?:escrever|colocar|botar|usar|mostrar|aparecer)|sem (?:[oa]s? )?(?:palavras?|textos?|frases?|legendas?)|evit(?:a|e|ar)|avoid|tir[ae]r? [oa]s? (?:palavras?|textos?|frases?|legendas?)|(?:don'?t|do not|never) (?:write|put|add|show|use|say)|without (?:writing|showing|saying|using)|without the (?:words?|text)|(?:tir|remov|apag)(?:a|e|ar|er) (?:[ao]s?|ess[ae]|est[ae]|aquel[ae])|(?:remove|drop|lose) (?:the|that)|em vez d[aeo]|ao inves d[aeo]|no lugar d[aeo]|instead of)(?: (?!so(?![a-z])|apenas|only|just)[a-z]+){0,3} ?$/;
/** What music and films are called: "com a música", "uma trilha parecida com", "no estilo de". */
const OF_WORKS =
  /(?<![a-z])(?:estilo|vibe|clima|pegada|imit(?:a|e|ar|ando)|style|musiquinha|musicas?|trilha(?: sonora)?|som|audio|cancao|songs?|soundtrack|music|track)(?: (?:de|d[oa]|com|como|a|o|tipo|estilo|igual|parecid[oa]|chamad[oa]|que|e|filme|serie|clipe|like|similar|to|called|by|the|of))* ?$/;
/** "use the 'Ken Burns' effect" */
const NAMES_EFFECT = /^ (?:thing|effect|style|look|vibe|filter|move|transition|trend)(?![a-z])/;
/** "pensei em escrever X, mas", "minha irmã falou X, mas": what was thought of, and is not meant. */
const THOUGHT_OF =
  /(?<![a-z])(?:(?:pensei|pensava|pensando) em|ia|iria|was going to|were going to|thought (?:of|about)|thinking (?:of|about)|falou|disse|pediu|sugeriu|said|suggested)(?: [a-z]+){0,3} ?$/;
const REJECTED = /^[ ,;.]*(?:mas|porem|so que|but)(?![a-z])/;
/** "na última versão saiu escrito X": what an earlier film had. */
const OF_BEFORE =
  /(?<![a-z])(?:(?:ultim|outr|primeir)[ao] (?:versao|vez|video)|last (?:time|version)|da outra vez)(?![a-z])[^.]*(?:saiu|veio|apareceu|tinha|ficou|had|came out|said)(?: escrit[oa])? ?$/;
/** "vive dizendo X, então": what somebody says of the photo. */
const OFTEN_SAID = /(?<![a-z])(?:vive|adora|always|keeps) (?:dizendo|falando|dizer|falar|says|saying) ?$/;
const THEREFORE = /^[ ,;.]*(?:entao|por isso|so )/;
/** "na dúvida entre X e Y": the choice comes later. */
const UNDECIDED = /(?<![a-z])(?:duvida|torn|undecided) (?:entre|between) ?(?:\ue000 ?(?:e|ou|and|or) ?)?$/;
/** "queria uma coisa X": how the film should be. */
const OF_WISHES =
  /(?<![a-z])(?:quer(?:o|ia|em|iam)?|wants?|wanted) (?:uma coisa|algo|alguma coisa|something)(?: (?:bem|meio|mais|tipo|like|more))* ?$/;
/** "troca X por Y", "X é clichê, troca por Y": the text that was there before. */
const SWAPPED =
  /(?<![a-z])(?:troc|mud|substitu|alter|chang|replac|swap)[a-z]{1,3} (?:(?:[oa]|the) )?(?:(?:frase|texto|legenda|line|text|words) )?$/;
const FOR = /^ ?(?:por|pra|para|to|with|for) ?\ue000/;
const SWAPS =
  /(?<![a-z])(?:troc|mud|substitu|alter|chang|replac|swap)[a-z]{1,3} (?:(?:isso|ela|ele|it|that) )?(?:por|pra|para|to|with|for) ?\ue000/;
/** More texts than any film can show. */
const MOST_QUOTES = 120;
/** So many characters ahead of a quoted text say whether it is one for the screen. */
const MOST_AHEAD = 60;

/**
 * For each quoted text of a sentence, whether it may be for the screen: not what is denied or given up, nor the name of a song,
 * a film, a look or an effect.
 */
export function areForScreen(sentence: string): boolean[] {
  return quotesIn(sentence).map((index) => {
    const ahead = fold(sentence.slice(Math.max(0, index - MOST_AHEAD), index));
    const behind = fold(sentence.slice(index + 1, index + 1 + MOST_AHEAD));
    const isRejected =
      UNDECIDED.test(ahead) ||
      OF_BEFORE.test(ahead) ||
      SWAPS.test(behind) ||
      (SWAPPED.test(ahead) && FOR.test(behind)) ||
      (THOUGHT_OF.test(ahead) && REJECTED.test(behind)) ||
      (OFTEN_SAID.test(ahead) && THEREFORE.test(behind));
    const isOfOther = OF_WORKS.test(ahead) || OF_WISHES.test(ahead) || NAMES_EFFECT.test(behind);
    return !DENIES.test(ahead) && !isRejected && !isOfOther;
  });
}

/** Where the quoted texts of a sentence stand; of very many the first ones, so that parsing stays fast. */
function quotesIn(sentence: string): number[] {
  return Array.from(sentence.matchAll(/\ue000/g), ({ index }) => index).slice(0, MOST_QUOTES);
}

/** For each quoted text of a sentence, where the words around it put it, or the text that it stands beside. */
export function placesOfQuotes(sentence: string): (TextPlace | undefined)[] {
  let from = 0;
  let last: TextPlace | undefined;
  return quotesIn(sentence).map((index) => {
    const next = sentence.indexOf(QUOTE, index + 1);
    const isBeside = from > 0 && isLeadBeside(fold(sentence.slice(from, index)));
    const place = ownPlace(sentence, from, index, next < 0 ? undefined : next);
    from = index + 1;
    last = place ?? (isBeside ? last : undefined);
    return last;
  });
}

/** For each quoted text of a sentence, whether it is the lower line of the one before it: '"Oi" em cima e "Tchau" embaixo'. */
export function areLowerLines(sentence: string): boolean[] {
  let last = -1;
  return quotesIn(sentence).map((index) => {
    const between = last < 0 ? null : fold(sentence.slice(last + 1, index));
    last = index;
    return (
      between !== null && isQuotedBelow(between, fold(sentence.slice(index + 1, index + 1 + MOST_AHEAD)))
    );
  });
}

/** Words behind a quoted text that lead to the next one are about that: "no começo escreve X, no fim escreve Y". */
function ownPlace(
  sentence: string,
  from: number,
  at: number,
  next: number | undefined,
): TextPlace | undefined {
  const alone = sentence.slice(0, at + 1);
  const ahead = placeAround(alone, clauseBefore(sentence, from, at), at, at + 1);
  if (next === undefined) return placeAround(sentence, from, at, at + 1);
  if (ahead !== undefined) return ahead;
  const clause = clauseBefore(sentence, at + 1, next);
  const isOfNext =
    clause > at + 1 && placeAround(sentence.slice(0, next + 1), clause, next, next + 1) !== undefined;
  return placeAround(isOfNext ? alone : upTo(sentence, at + 1, next), from, at, at + 1);
}

/** Where the clause begins that goes up to a position. */
function clauseBefore(sentence: string, from: number, to: number): number {
  const joints = Array.from(sentence.slice(from, to).matchAll(JOINT), ({ index }) => index + 1);
  return from + (joints.at(-1) ?? 0);
}

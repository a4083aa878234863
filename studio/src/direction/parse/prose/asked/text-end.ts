import { speechOf } from "../../../words/speech/directing.ts";
import { isSeen } from "../../../words/speech/acts.ts";
import { IS_LETTER, TEXT_ENDS } from "./tables/text-end-table.ts";
import { STICKER } from "./tables/text-start-table.ts";

const NOTHING =
  /^(?:(?:nao|off|no)(?=[,;.]|$)|\d+ ?(?:s|segs?|segundos?|seconds?|vezes|x)(?! sem)|nada|nothing|none|nenhuma?|any|(?:por ultimo|primeiro|last|first|tudo|everything)[ .!]*$|(?:verso|palavra|frase|linha|letra|word|line|verse|letter) (?:por|by) [a-z]+|abaixo|a seguir|below|pel[oa]s?|so(?=[,:]|$)|atras|por tras|behind|d[eoa]s?|of|sua?|your|the|para|pra|to|n[oa])(?![a-z])/;
const NO_TEXT = /^(?:(?:nada|nothing|none|nenhuma?|any)(?![a-z])|(?:nao|off|no)(?=[,;.]|$))/;
/** "põe um fade no final": no text stands between. */
const ARTICLE_ALONE = /^(?:[oa]s?|uma?|uns|umas|the|an)$/;
/** "surge Para sempre": a text that begins with a capital and goes on in small letters. */
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
/** "Rua das Flores, número 10" */
const OF_ADDRESS = /^(?:numero|n|apto|sala|bloco|loja|km|andar) ?\d/;
/** "NO EXCUSES" */
const SHOUTED = /^\p{Lu}{2}[^\p{Ll}]/u;
/** Before what may be another direction. */
const JOINT = /,? (?:e|and) |, | - |;|(?<!(?:^| )(?:dra?|sra?|mrs?|ms|st|av|r|n|no))\. /g;
const LONGEST = 200;
/** Behind a text that something bears: what that is stuck to. */
const ON_A_THING = / (?:n[oa]s?|em cima d[oa]|on (?:the|her|his|my)) [a-z]+[.!]*$/;
/** So far behind a sticker its text begins. */
const MOST_TO_STICKER = 40;
/** A text without a colon ends before these. */
const ENDS = new RegExp(`,?(?: (?:e|and),?)? (?:${Object.values(TEXT_ENDS).flat().join("|")})(?![a-z])`);
/** With a colon only what begins another direction ends it, or what people say to each other. */
const ENDS_AFTER_COLON =
  / [/|] (?=(?:[ao] )?(?:legenda|texto|frase|titulo|caption|text)(?![a-z])|[a-z][a-z ]{1,20}:)|, (?=(?:legenda|texto|frase|caption|text) (?:em cima|em ?baixo|top|bottom|final|inicial|d[oa] [a-z]+|\d) ?:)|,? (?:e |and )?(?:(?:depois|em seguida|antes disso|then|before that)(?![a-z]|[ .!?]*$)|,? (?:e|and) (?:a camera|the camera|faz (?:um|a)|gir[ae] |zoom)(?![a-z])|\(\d{1,2} ?s(?:eg(?:undos)?)?\) ?$|(?:com|em|in) (?:letras? [a-z]+|caixa alta|negrito|bold|all caps) ?$)/;
/** "31 98888-1234, obrigada": not for the film. */
const COURTESY =
  /[,;.!]? *(?:muito |mto )?(?:(?:e )?pronto|e so(?: isso)?|e ponto|e mais nada|e nada mais|obrigad[oa]s?|obg|brigad[oa]|valeu|vlw|por favor|pfv?|pls|please|thanks?(?: you)?|thx|ok\??|beleza\??|blz\??|pode ser\??|ta bom\??)[ .!)]*$/;

/** Where a text begins that is asked for. */
export interface Start {
  readonly at: number;
  readonly isAfterColon: boolean;
  /** What leads to it leads to nothing else: "the words". */
  readonly isSure?: boolean;
}

/** The text from its beginning on, as it stands in the line; null if it is none. */
export function textFrom(
  line: string,
  folded: string,
  { at, isAfterColon, isSure = false }: Start,
): string | null {
  const rest = withIs(line, folded.slice(at, at + LONGEST), at);
  const isMarked = isAfterColon || isSure || CAPITALIZED.test(line.slice(at)) || SHOUTED.test(line.slice(at));
  if ((isMarked ? NO_TEXT : NOTHING).test(rest)) return null;
  const isTitle = CAPITALIZED.test(line.slice(at));
  const ends = [isAfterColon ? ENDS_AFTER_COLON : ENDS, COURTESY, isStuck(folded, at) ? ON_A_THING : null]
    .map((pattern) => (pattern === null ? -1 : endBefore(pattern, rest, isTitle ? line.slice(at) : rest)))
    .filter((end) => end > 0);
  const written = rest.slice(0, Math.min(rest.length, ...ends));
  const text = line.slice(at, at + endOfText(written, line.slice(at), isAfterColon)).trimEnd();
  return /[\p{L}\p{N}]/u.test(text) && !ARTICLE_ALONE.test(text) ? text : null;
}

/** Where the first of such words stands in a text; in "Antes e Depois" a capital says that they are part of it. */
function endBefore(pattern: RegExp, rest: string, written: string): number {
  for (let from = 0; from < rest.length;) {
    const end = rest.slice(from).search(pattern);
    if (end < 0) return -1;
    const word = /^[^a-z]*(?:(?:e|and) )?/.exec(rest.slice(from + end))?.[0].length ?? 0;
    if (!CAPITALIZED.test(written.slice(from + end + word))) return from + end;
    from += end + word + 1;
  }
  return -1;
}

/** "um adesivo NOVO": what bears the text is stuck to something that can be seen. */
function isStuck(folded: string, at: number): boolean {
  return STICKER.test(folded.slice(Math.max(0, at - MOST_TO_STICKER), at));
}

/** A folded text in which "é" keeps its accent: it joins nothing, as "e" does. */
function withIs(line: string, folded: string, at: number): string {
  return folded.replaceAll(/(?<![a-z])e(?![a-z])/g, (e, index: number) =>
    line[at + index]?.toLowerCase() === IS_LETTER ? IS_LETTER : e,
  );
}

/** Where a text ends before another direction: "SEXTOU e um zoom no copo", "PAZ cruzando a tela". */
function endOfText(written: string, original: string, isAfterColon: boolean): number {
  if (/^\p{Lu}{3}/u.test(original)) {
    const shouted = / [a-z]+(?:ndo|ing)(?: |$)| (?:n[oa]s?|on the) [a-z]+[.!]*$/.exec(written);
    const isOfThing = shouted !== null && (/(?:ndo|ing) ?$/.test(shouted[0]) || isSeen(shouted[0]));
    if (isOfThing && !/\p{Ll}/u.test(original.slice(0, shouted.index))) return shouted.index;
  }
  for (const { index, 0: joint } of written.matchAll(JOINT)) {
    const isEnd = !isAfterColon || /e |and |[-.;]/.test(joint);
    const rest = written.slice(index + joint.length);
    // "Oi, sumida": one word after a comma is said to somebody, where all of it is.
    const isCalled = joint === ", " && /^[a-z]+[!?.]*$/.test(rest) && speechOf(written) === "says";
    if (index > 0 && joint === ";" && !isAfterColon) return index;
    if (index > 0 && isEnd && !isCalled && !OF_ADDRESS.test(rest) && endsText(joint, rest)) return index;
  }
  return written.length;
}

/** Whether what stands behind a joint directs; behind a comma in small letters it is enough that it may. */
function endsText(joint: string, rest: string): boolean {
  const speech = speechOf(rest);
  return speech === "directs" || (joint === ", " && speech === "may direct");
}

import { speechOf } from "../../../words/speech/directing.ts";
import { IS_LETTER, TEXT_ENDS } from "./text-end-table.ts";

const NOTHING =
  /^(?:\d+ ?(?:s|segs?|segundos?|seconds?|vezes|x)(?! sem)|nada|nothing|none|nenhuma?|any|(?:por ultimo|primeiro|last|first)[ .!]*$|atras|por tras|behind|d[eoa]s?|of|sua?|your|the|para|pra|to|n[oa])(?![a-z])/;
const NO_TEXT = /^(?:nada|nothing|none|nenhuma?|any)(?![a-z])/;
/** "põe um fade no final": no text stands between. */
const ARTICLE_ALONE = /^(?:[oa]s?|uma?|uns|umas|the|an)$/;
/** "surge Para sempre": a text that begins with a capital and goes on in small letters. */
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
/** Before what may be another direction. */
const JOINT = /,? (?:e|and) |, |;|(?<!(?:^| )(?:dra?|sra?|mrs?|ms|st|av|r|n|no))\. /g;
const LONGEST = 200;
/** A text without a colon ends before these. */
const ENDS = new RegExp(`,?(?: (?:e|and))? (?:${Object.values(TEXT_ENDS).flat().join("|")})(?![a-z])`);
/** With a colon only what begins another direction ends it, or what people say to each other. */
const ENDS_AFTER_COLON =
  / [/|] (?=(?:[ao] )?(?:legenda|texto|frase|titulo|caption|text)(?![a-z]))|,? (?:e |and )?(?:(?:depois|em seguida|antes disso|then|before that)(?![a-z])|,? (?:e|and) (?:a camera|the camera|faz (?:um|a)|gir[ae] |zoom)(?![a-z])|\(\d{1,2} ?s(?:eg(?:undos)?)?\) ?$|(?:com|em|in) (?:letras? [a-z]+|caixa alta|negrito|bold|all caps) ?$)/;
/** "31 98888-1234, obrigada": not for the film. */
const COURTESY =
  /[,;.!]? *(?:muito |mto )?(?:obrigad[oa]s?|obg|brigad[oa]|valeu|vlw|por favor|pfv?|pls|please|thanks?(?: you)?|thx|ok\??|beleza\??|blz\??|pode ser\??|ta bom\??)[ .!)]*$/;

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
  const isMarked = isAfterColon || isSure || CAPITALIZED.test(line.slice(at));
  if ((isMarked ? NO_TEXT : NOTHING).test(rest)) return null;
  const ends = [isAfterColon ? ENDS_AFTER_COLON : ENDS, COURTESY]
    .map((pattern) => rest.search(pattern))
    .filter((end) => end > 0);
  const written = rest.slice(0, Math.min(rest.length, ...ends));
  const text = line.slice(at, at + endOfText(written, line.slice(at), isAfterColon)).trimEnd();
  return /[\p{L}\p{N}]/u.test(text) && !ARTICLE_ALONE.test(text) ? text : null;
}

/** A folded text in which "é" keeps its accent: it joins nothing, as "e" does. */
function withIs(line: string, folded: string, at: number): string {
  return folded.replaceAll(/(?<![a-z])e(?![a-z])/g, (e, index: number) =>
    line[at + index] === IS_LETTER ? IS_LETTER : e,
  );
}

/** Where a text ends before another direction: "SEXTOU e um zoom no copo", "PAZ cruzando a tela". */
function endOfText(written: string, original: string, isAfterColon: boolean): number {
  if (/^\p{Lu}{3}/u.test(original)) {
    const shouted = / [a-z]+(?:ndo|ing) /.exec(written);
    if (shouted !== null && !/\p{Ll}/u.test(original.slice(0, shouted.index))) return shouted.index;
  }
  for (const { index, 0: joint } of written.matchAll(JOINT)) {
    const isEnd = !isAfterColon || /e |and |[.;]/.test(joint);
    const rest = written.slice(index + joint.length);
    // "Oi, sumida": one word after a comma is said to somebody, where all of it is.
    const isCalled = joint === ", " && /^[a-z]+[!?.]*$/.test(rest) && speechOf(written) === "says";
    if (index > 0 && isEnd && !isCalled && speechOf(rest) === "directs") return index;
  }
  return written.length;
}

import { fold } from "../../../words/lexicon/fold.ts";
import { hear } from "../../../words/shot/hear.ts";
import { finderOfKinds } from "../../../words/lexicon/lexicon.ts";

/** Where in the film a text is to be read, `ends` at its first and its last shot; a number is the second at which it comes. */
export type TextPlace = "first" | "middle" | "last" | "ends" | "always" | number;

/** Words of another direction: a place behind them is its own. */
const findOther = finderOfKinds(["verb", "order", "move", "size", "first", "last"]);
/** Words that ask for a text, and those that say where. */
export const findAsking = finderOfKinds(["write", "put", "text", "name", "first", "last"]);
/** What opens a film where nothing else is said. */
const TITLES = new Set(["titulo", "title", "headline", "title card"]);
/** What closes a film. */
const SIGNATURES = new Set(["assinatura", "end card", "ending card", "sign-off", "cartela final"]);
/** "no primeiro plano", "no último": of the film's shots, where nothing comes behind. */
const OF_SHOTS =
  /^ ?(?:n[oa]|[io]n the) (primeir[oa]|first|ultim[oa]|last)(?: (?:plano|cena|tela|foto|imagem|one|shot|frame))?(?= *$|[,;.]| (?:e|and) )/;
/** "e na última" before a text, "a última frase é", "the last one says", "última cena: põe". */
const OF_TEXTS =
  /(?:^|(?<=[ ,]))(?:(?:n?[oa]|(?:[io]n )?the) )?(primeir[oa]|first|ultim[oa]|last)(?: (?:plano|cena|tela|foto|imagem|frase|legenda|texto|one))?:?(?: (?:e|eh|diz|says|escreve|poe|bota|coloca))?:? $/;
/** "no meio do vídeo" */
export const MIDDLE_OF_FILM =
  /(?:no|in the) (?:meio|middle) (?:d[oe]|of the) (?:video|filme|film|clipe|reels?)(?![a-z])/;
/** "no meio pode entrar o texto" */
const MIDDLE_ALONE = /^(?:e |and )?(?:n?o meio|in the middle)(?: ?:| (?!d[aeo]|of))/;
const MIDDLE = new RegExp(`^,? ?(?:bem )?${MIDDLE_OF_FILM.source}`);
/** "no segundo 5", "aos 10 segundos", "depois de 3s" */
const AT_SECOND =
  /(?:^|[ ,])(?:(?:n[oa]|ao|at|on|a partir d[oe])(?: the)? (?:segundo|second) (\d{1,2})|(?:n?os|aos|at|after|depois d[eo]s?|a partir d[eo]s?) (\d{1,2}) ?(?:s|segs?|segundos|secs?|seconds))(?![a-z0-9])/;
/** "dos 5 aos 15 segundos", "do segundo 5 ao 15" and not "dos 5 aos 15 anos" */
const BETWEEN_SECONDS =
  /^\W*(?:(?:e|and|depois|then|ai|dai) )*(?:(?:d[eo]s?|from|entre(?: os?)?|between) (segundo |second )?)(\d{1,2})( ?(?:s|segs?|segundos|secs?|seconds))? (?:aos?|a|ate(?: os?)?|to|until|e(?: os?)?|and) (\d{1,2})(?! ?(?:anos|years|pessoas|people|reais|%))( ?(?:s|segs?|segundos|secs?|seconds))?(?![a-z0-9])/;
const GOES_ON =
  /^ [^,;.]{1,60}[,;]?(?: e| and)? (?:depois|entao|ai|then|(?:n?o|(?:for )?the) (?:resto|restante|rest)|termina|finaliza|end) /;
/** "só nos primeiros 3 segundos" */
const END_SECONDS =
  /^[ ,]*(?:(?:so|apenas|logo|only) )?(?:nos|in the|for the) (primeiros|ultimos|first|last|final) (?:\d{1,2}|[a-z]+) ?(?:s|segs?|segundos|secs?|seconds)(?![a-z])/;
/** "finaliza escrevendo", "start by writing" */
const ENDS_BY =
  /(?:^|[^a-z])(?:(termin|finaliz|encerr|fech|finish|end|clos)|comec|abr|inici|start|open|begin)[a-z]* (?:(?:o|the) [a-z]+ )?(?:by )?(?:escrevendo|dizendo|falando|perguntando|mostrando|colocando|botando|pondo|writing|saying|showing|putting|adding)(?![a-z])/;
const AT_START = "(?:n[oa]|at the|in the) (?:comeco|comecinho|inicio|abertura|start|beginning|opening)";
const AT_END = "(?:n[oa]|at the|in the) (?:fim|final|finalzinho|encerramento|end|ending)";
/** "no começo e no fim", "na primeira e na última cena" */
const ENDS = new RegExp(
  `(?<![a-z])(?:${AT_START} (?:e|and) (?:tambem )?${AT_END}|${AT_END} (?:e|and) (?:tambem )?${AT_START}|(?:n?[ao]|[io]n the) (?:primeir[oa]|first) (?:e|and) (?:n?[ao] |[io]n the |the )?(?:ultim[oa]|last))(?![a-z])`,
);
const BOTH_BEHIND = new RegExp(`^[ ,]*${ENDS.source}`);
/** So many characters behind a text may say where it belongs. */
const MOST_BEHIND = 40;
/** So many characters ahead of a text its clause may begin, so that parsing stays fast. */
const MOST_OF_CLAUSE = 80;
/** So many characters ahead of "escrevendo" may say that it ends the film. */
const MOST_AHEAD = 20;

/**
 * Where the words around a text put it: those right behind it (at `to`) count first, then those between `from` and
 * its beginning.
 */
export function placeAround(
  line: string,
  from: number,
  beginning: number,
  to: number,
): TextPlace | undefined {
  const near = placeBehind(fold(line.slice(to, to + MOST_BEHIND)));
  const lead = fold(line.slice(from, beginning));
  const before = findAsking(lead);
  const ordinal = OF_TEXTS.exec(lead)?.[1];
  const kind = before.findLast((each) => isPlace(each.phrase.kind))?.phrase.kind;
  if (near !== undefined) return near;
  const second = secondIn(lead);
  if (second !== undefined) return second;
  if (MIDDLE_OF_FILM.test(lead) || MIDDLE_ALONE.test(lead)) return "middle";
  if (ENDS.test(lead)) return "ends";
  if (ordinal !== undefined) return endOf(ordinal);
  if (kind === "first" || kind === "last") return kind;
  const ending = ENDS_BY.exec(fold(line.slice(Math.max(0, from - MOST_AHEAD), beginning)));
  if (ending !== null) return ending[1] === undefined ? "first" : "last";
  if (before.some(({ phrase }) => SIGNATURES.has(phrase.phrase) || phrase.phrase.startsWith("assin")))
    return "last";
  if (before.some(({ phrase }) => TITLES.has(phrase.phrase))) return "first";
  // "aos 5s abre a foto e aparece Oi"
  const clause = fold(line.slice(Math.max(0, beginning - MOST_OF_CLAUSE), beginning))
    .split(/[,.;]/)
    .at(-1);
  return clause === undefined ? undefined : takeSecond(clause).second;
}

/** "em todas as cenas", "o vídeo todo" */
const ALWAYS =
  /^[ ,]*(?:[a-z]+ ){0,3}(?:em tod[oa]s [oa]s (?:cenas|planos|telas|takes)|em cada (?:cena|plano|tela)|(?:o|durante o|no) (?:video|filme|tempo) (?:todo|inteiro)|[io]n (?:every|each) (?:scene|shot|frame)|(?:for |during )?the (?:whole|entire) (?:video|film|time)|all the time|throughout)(?![a-z])/;

/** The place that follows at once, or after a verb or how the text looks: ", bem grande atrás dela no final". */
function placeBehind(behind: string): TextPlace | undefined {
  if (MIDDLE.test(behind)) return "middle";
  if (ALWAYS.test(behind)) return "always";
  if (BOTH_BEHIND.test(behind)) return "ends";
  const seconds = END_SECONDS.exec(behind)?.[1];
  if (seconds !== undefined) return endOf(seconds);
  const [clause = ""] = behind.split(/[,;.]| e | and /);
  const second = secondIn(clause);
  if (second !== undefined) return second;
  const shot = OF_SHOTS.exec(behind)?.[1];
  if (shot !== undefined) return endOf(shot);
  let end = 0;
  for (const { phrase, from, to } of findAsking(behind)) {
    const between = behind.slice(end, from);
    const isOther = /[,;.:]|\b(?:e|and)\b/.test(between) || findOther(between).length > 0;
    if (/[/|]/.test(between) || (/[a-z]/.test(between) && isOther)) return undefined;
    if (phrase.kind === "first" || phrase.kind === "last")
      return /^[,;]/.test(between) && isOfOtherShot(behind.slice(to)) ? undefined : phrase.kind;
    end = to;
  }
  return undefined;
}

/** The second of the film that a folded text names: "no segundo 5", "aos 10 segundos". */
export function secondIn(folded: string): number | undefined {
  const [, counted, said = counted] = AT_SECOND.exec(folded) ?? [];
  return said === undefined ? undefined : Number(said);
}

/** When a shot begins, and how long it takes, in seconds, where a text says so. */
interface TakenSecond {
  readonly second?: number;
  readonly length?: number;
  readonly rest: string;
}

/** The second of the film that a folded text begins with, and the rest of the text: "aos 3 segundos, o copo", "dos 3 aos 8 o copo". */
export function takeSecond(folded: string): TakenSecond {
  const range = BETWEEN_SECONDS.exec(folded);
  if (range !== null) {
    const [whole, unit, from, fromUnit, to, toUnit] = range;
    const isSure =
      [unit, fromUnit, toUnit].some((each) => each !== undefined) || /\bdos \d+ aos /.test(whole);
    const [second, end] = [Number(from), Number(to)];
    if (isSure && second < end) return { second, length: end - second, rest: folded.slice(whole.length) };
  }
  const found = AT_SECOND.exec(folded);
  const second = found === null ? undefined : secondIn(found[0]);
  const isAhead = found !== null && !/[a-z0-9]/.test(folded.slice(0, found.index));
  if (!isAhead || second === undefined) return { rest: folded };
  return { second, rest: folded.slice(found.index + found[0].length) };
}

/** Whether a folded sentence says what is seen between two seconds, and also what comes behind: "do segundo 3 ao 8 o copo, depois o rosto". */
export function goesOnBehindSeconds(folded: string): boolean {
  const { length, rest } = takeSecond(folded);
  return length !== undefined && GOES_ON.test(rest);
}

/** Whether words behind a place name a shot that is there: ", na última cena a foto inteira". */
function isOfOtherShot(rest: string): boolean {
  const [clause = ""] = rest.split(/[,;.]/);
  return clause.startsWith(" ") && hear(clause).said.target !== undefined;
}

/** Where the words begin that name an end of the film right before `to`: "na última", "última cena: ". Null if none do. */
export function ordinalBefore(folded: string, to: number): number | null {
  return OF_TEXTS.exec(folded.slice(0, to))?.index ?? null;
}

function endOf(ordinal: string): TextPlace {
  return /^[pf]/.test(ordinal) ? "first" : "last";
}

/** Whether a phrase of this kind names an end of the film. */
export function isPlace(kind: string): boolean {
  return kind === "first" || kind === "last";
}

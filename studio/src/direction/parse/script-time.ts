import { isSeen } from "../words/speech/acts.ts";
import { hasDirection } from "../words/speech/directing.ts";

/** Times that a line names, in seconds. */
export interface Times {
  readonly from?: number;
  readonly to?: number;
  readonly length?: number;
  /** A single time that may be either the beginning or the length ("3s: ..."). */
  readonly mark?: number;
}

const CLOCK = String.raw`(?:\d{1,9}:){0,2}\d{1,9}(?:[.,]\d{1,9})?`;
/** "s", "segundos", behind a number. */
export const UNIT = String.raw` *(?:segundos?|segundinhos?|segs?|secs?|seconds?|s|"|″)(?![a-z])`;
const BETWEEN = String.raw` *(?:-+>?|aos?|a|ate(?: os?)?|to|until) *`;
const RANGE = new RegExp(
  String.raw`^([\[(]? *)(?:de |do |dos |from |entre )?(seg(?:undo)?s? |sec(?:ond)?s? )?(${CLOCK})(${UNIT})?${BETWEEN}(${CLOCK})(${UNIT})?( *[\])|:]+)?`,
);
const LENGTH = new RegExp(
  String.raw`^(?:[\[(] *|duracao:? *|duration:? *|tempo:? *|por |for |dura |durante )(${CLOCK})${UNIT} *[\])]?`,
);
/** "aos 5s:", "segundo 5 -" */
const MOMENT = new RegExp(
  String.raw`^[\[(]? *(?:(?:aos?|em|at|from) (${CLOCK})${UNIT}|(?:(?:aos?|no|at) )?(?:segundo|second|seg|sec) (${CLOCK})) *(?:[\])|:]|-+ )+`,
);
const MARK = new RegExp(String.raw`^[\[(]? *(${CLOCK})(${UNIT})?(?: *[\])|:-]+|$| )`);
/** "3 segundos no copo, depois a foto inteira": a sentence, and no line of a list. */
const SENTENCE = new RegExp(
  String.raw`^${CLOCK}${UNIT} (?:n[oa]s?|on|of) [^,;.]{1,40}(?:,|;| depois | then | e (?:depois|ai|abre|mostra) )`,
);
/** "3 segundos de coragem mudam tudo" is no length; "3 segundos de close" is one. */
const OF = new RegExp(String.raw`^${CLOCK}${UNIT} (?:de|of) (.+)`);
const LONGEST_SECONDS = 3_600;

export interface TakenTimes {
  readonly times: Times | null;
  /** Number of characters that were used. */
  readonly taken: number;
}

/**
 * Reads a time range, a length or a single time at the beginning of a folded text. Plain numbers are times only with
 * a colon, a unit or brackets.
 */
export function takeTimes(folded: string): TakenTimes {
  const head = folded.slice(0, 120);
  const range = RANGE.exec(head);
  if (range !== null) {
    const [whole, open = "", unit, from = "", fromUnit, to = "", toUnit, close] = range;
    const hasUnit = [unit, fromUnit, toUnit].some((each) => each !== undefined);
    const sure = `${from}${to}`.includes(":") || hasUnit;
    if (sure || open.trim() !== "" || close !== undefined) {
      return { times: { from: seconds(from), to: seconds(to) }, taken: whole.length };
    }
  }
  const length = LENGTH.exec(head);
  if (length?.[1] !== undefined) return { times: { length: seconds(length[1]) }, taken: length[0].length };
  const moment = MOMENT.exec(head);
  const from = moment?.[1] ?? moment?.[2];
  if (moment !== null && from !== undefined)
    return { times: { from: seconds(from) }, taken: moment[0].length };
  const of = OF.exec(head)?.[1];
  const isOfWords = of !== undefined && !hasDirection(of) && !isSeen(of);
  const mark = isOfWords || SENTENCE.test(head) ? null : MARK.exec(head);
  if (mark?.[1]?.includes(":")) return { times: { from: seconds(mark[1]) }, taken: mark[0].length };
  if (mark?.[2] === undefined) return { times: null, taken: 0 };
  return { times: { mark: seconds(mark[1] ?? "0") }, taken: mark[0].length };
}

/** Numbers that people spell out, the longest first: "vinte e cinco" before "vinte". */
const SPELLED = new Map([
  ["quarenta e cinco", 45],
  ["vinte e cinco", 25],
  ["forty-five", 45],
  ["twenty-five", 25],
  ["quarenta", 40],
  ["sessenta", 60],
  ["fifteen", 15],
  ["quatro", 4],
  ["quinze", 15],
  ["trinta", 30],
  ["thirty", 30],
  ["twelve", 12],
  ["twenty", 20],
  ["cinco", 5],
  ["eight", 8],
  ["forty", 40],
  ["seven", 7],
  ["sixty", 60],
  ["three", 3],
  ["vinte", 20],
  ["dois", 2],
  ["doze", 12],
  ["duas", 2],
  ["five", 5],
  ["four", 4],
  ["nine", 9],
  ["nove", 9],
  ["oito", 8],
  ["seis", 6],
  ["sete", 7],
  ["tres", 3],
  ["dez", 10],
  ["one", 1],
  ["six", 6],
  ["ten", 10],
  ["two", 2],
  ["uma", 1],
  ["um", 1],
]);
const WORD = [...SPELLED.keys()].join("|");
const NUMBER = `(${CLOCK}|${WORD})`;
const WITHIN = new RegExp(
  String.raw`\b(?:por|durante|for|fica|fique|ficando|segura|segure|stays?|hold|primeiros|ultimos|first|last) (?:uns |umas |about )?${NUMBER}${UNIT}`,
);
const EACH = new RegExp(
  String.raw`\b${NUMBER}${UNIT} (?:(?:de|em|pra|para) )?(?:cada|each)\b|\b(?:cenas|planos|takes|tomadas|scenes|shots) (?:de|com|of) ${NUMBER}${UNIT}(?= ?:)|\bcada (?:um|uma|cena|plano|take) (?:(?:com|de|por|durando|dura) )?${NUMBER}${UNIT}`,
);

/** A length later in a line: "close no rosto por 4 segundos", "nos primeiros dois segundos o rosto". */
export function lengthWithin(folded: string): number | undefined {
  return spelledSeconds(WITHIN.exec(folded)?.[1]);
}

/** The length of each of several shots: "close no rosto, depois a mão, 3 segundos cada". */
export function lengthOfEach(folded: string): number | undefined {
  const found = EACH.exec(folded);
  return spelledSeconds(found?.slice(1).find((length) => length !== undefined));
}

const CUTS = String.raw`(?:cortes?|corta|troca|muda|cenas?|planos?|takes?|enquadramentos?|imagem|cuts?|scenes?|shots?)`;
/** "corte a cada 2 segundos", "a cada dois segundos troca de enquadramento", "cenas de 3s". */
const CUT_LENGTH = new RegExp(
  [
    String.raw`\b${CUTS}(?: [a-z]+){0,3} (?:a )?(?:cada|every) ${NUMBER}${UNIT}`,
    String.raw`\b(?:cada|every) ${NUMBER}${UNIT},? (?:(?:um|uma|o|a|de|novo|nova|new) ){0,2}${CUTS}\b(?! d[aeo]s? (?!enquadramento|cena|plano|imagem|take))`,
    String.raw`\b(?:cada|every|each) (?:detalhe|parte|ponto|coisa|canto|objeto|produto|item|detail|part|thing)(?: (?:por|durante|com|de|for)){1,2} ${NUMBER}${UNIT}`,
    String.raw`^(?:[a-z]+ ){0,2}(?:cortes|cenas|planos|takes|enquadramentos|cuts|scenes|shots)(?: [a-z]+,?)? (?:de|com|of) ${NUMBER}${UNIT}(?= (?:cada|each)\b|[,.;:!]|$)`,
  ].join("|"),
);

/** "um corte por segundo" */
const CUTS_A_SECOND = new RegExp(
  String.raw`\b${NUMBER} (?:cortes?|cenas?|planos?|cuts?|scenes?|shots?) (?:por|a cada|per|a|every|each) (?:segundo|second)\b`,
);
const HALF_SECOND = /\b(?:meio segundo|half(?: a |[ -])second)\b/g;

/** Seconds from one cut of a film to the next, where a folded sentence says it of all of them. */
export function lengthOfCuts(folded: string): number | undefined {
  const often = spelledSeconds(CUTS_A_SECOND.exec(folded)?.[1]);
  if (often !== undefined && often > 0) return 1 / often;
  const found = CUT_LENGTH.exec(folded.replaceAll(HALF_SECOND, "0.5 segundos"));
  return spelledSeconds(found?.slice(1).find((length) => length !== undefined));
}

/** "quero 8 cenas", "em três planos", but no "nas 2 primeiras cenas" and no "3 cenas depois". */
const COUNT = new RegExp(
  String.raw`(?<!\b(?:a[os]?|n[ao]s|d[ao]s|the|primeir[ao]s|ultim[ao]s|first|last) )\b${NUMBER} (?:(?:so|bem|novas|diferentes|rapidas|curtas|curtinhas|different|quick|short) )?(?:cenas|planos|takes|tomadas|cortes|scenes|shots|cuts)(?! (?:depois|antes|later|before|primeir|seguid|por|a cada|per|a|every))\b`,
);
const MOST_COUNTED = 45;

/** The number of shots that a folded sentence asks for: "em cinco cenas". */
export function countOfShots(folded: string): number | undefined {
  const count = spelledSeconds(COUNT.exec(folded)?.[1]);
  return count !== undefined && Number.isInteger(count) && count > 1 && count <= MOST_COUNTED
    ? count
    : undefined;
}

/** A whole number in figures or words, from 2 to 9. */
export function countIn(number: string | undefined): number | undefined {
  const count = spelledSeconds(/^\d$|^[a-z]+$/.test(number ?? "") ? number : undefined);
  return count !== undefined && count > 1 && count < 10 ? count : undefined;
}

function spelledSeconds(length: string | undefined): number | undefined {
  if (length === undefined) return undefined;
  return SPELLED.get(length) ?? seconds(length);
}

const SPELLED_LENGTH = new RegExp(
  String.raw`(?<![a-z\d])(${WORD})(?=[ -](?:segundos?|seconds?)(?![a-z]))`,
  "g",
);

/** "meio minuto" */
const HALF_MINUTE = /\b(?:meio minuto|half a minute)\b/g;
const ONE_MINUTE = /\b(?:um|one) (?=(?:minuto|minute)\b)/g;

/** A folded text with figures in lengths: "um vídeo de dez segundos". */
export function withFigures(folded: string): string {
  return folded
    .replaceAll(SPELLED_LENGTH, (word) => String(SPELLED.get(word)))
    .replaceAll(HALF_MINUTE, "30 segundos")
    .replaceAll(ONE_MINUTE, "1 ");
}

const BRACKETED = /[([][^()[\]]{2,40}[)\]]/g;

/** Times in brackets later in a folded line: "plano aberto (3s)", "close [0:02 - 0:04]". */
export function timesInBrackets(folded: string): Times | null {
  for (const [bracketed] of folded.matchAll(BRACKETED)) {
    const { times, taken } = takeTimes(bracketed);
    if (times !== null && taken === bracketed.length) return times;
  }
  return null;
}

const AT_END = new RegExp(String.raw`[,;–—-] ?(${CLOCK})${UNIT}[\s.]*$`);

/** The length that a scene ends with: "meio: o copo, 5s". */
export function lengthAtEnd(folded: string): Times | null {
  const length = spelledSeconds(AT_END.exec(folded)?.[1]);
  return length === undefined ? null : { length };
}

function seconds(clock: string): number {
  const parts = clock.replace(",", ".").split(":").map(Number);
  return Math.min(
    LONGEST_SECONDS,
    parts.reduce((sum, part) => sum * 60 + part, 0),
  );
}

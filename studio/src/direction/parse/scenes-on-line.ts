import { speechOf } from "../words/speech/directing.ts";
import { apartAtKeys } from "./mixed/keys-within.ts";
import { pairsOnLine } from "./mixed/pairs-on-line.ts";
import { PART, readLine, SCREEN } from "./script-line.ts";
import { quote, takeQuotes } from "./script-text.ts";

/** Words of the patterns for folded texts that are written with an accent. */
const ACCENTED = {
  ultim: /[uú]ltim/,
  proxim: /pr[oó]xim/,
  lamina: /l[aâ]mina/,
  introducao: /introdu[cç][aã]o/,
  climax: /cl[ií]max/,
  inicio: /in[ií]cio/,
  comeco: /come[cç]o/,
  conclusao: /conclus[aã]o/,
  solucao: /solu[cç][aã]o/,
};

/** A pattern for folded texts as one for texts as they are written. */
function unfolded(pattern: string): string {
  return Object.entries(ACCENTED).reduce(
    (all, [plain, { source }]) => all.replaceAll(plain, source),
    pattern,
  );
}

/** How scenes, parts and times begin in the middle of a line. */
const MARK = String.raw`(?:(?:cena|scene|shot|take|plano) ?\d{1,2} ?(?:[:.)–-]|[[(]\d)|${unfolded(SCREEN)}|${unfolded(PART)} ?:|[[(]?\d{1,2} ?s? ?[-–] ?\d{1,2} ?s(?:eg)?[\])]? ?[:–-]|seg(?:undos?|s)? \d{1,2} ?(?:[-–]|aos? |a ) ?\d{1,2} ?[:–-])`;
const FIRST_SCENE = new RegExp(String.raw`^\W{0,4}${MARK}`, "i");
const NEXT_SCENE = new RegExp(String.raw`(?<=[.;,!?\ue000]|\s[/|]) *(?=${MARK})`, "i");
/** Times in words: "de 0 a 3 segundos o copo, de 3 a 8 o rosto". */
const SPAN = String.raw`(?:de|dos|from) \d{1,2}(?: ?s(?:egundos|econds)?)? (?:a|aos|até|ate|to) \d{1,2}(?!\d)(?! ?[%xº°/:,h]| (?:reais|anos|dias|horas|por))`;
const FIRST_SPAN = new RegExp(String.raw`^\W{0,4}${SPAN} ?s`, "i");
const NEXT_SPAN = new RegExp(String.raw`(?:[,;.]| e| and){1,3} {1,9}(?=${SPAN})`, "i");
const BARE_SPAN = new RegExp(String.raw`^(${SPAN})(?! ?s(?:eg|ec|\b))`, "i");
/** Times in brackets, or numbers with one, need no other sign between them: "[0-3s] o copo [3-7s] a mesa", "1) o copo 2) a mesa". */
const BRACKETED = String.raw`[[(]\d{1,2} ?s? ?[-–] ?\d{1,2} ?s(?:eg)?[\])]`;
const FIRST_BRACKETED = new RegExp(String.raw`^\W{0,4}${BRACKETED}`, "i");
const NEXT_BRACKETED = new RegExp(String.raw`\s(?=${BRACKETED})`, "i");
/** With the unit no colon is needed: "0-5s detalhe do copo, 5-10s a mesa". */
const RANGE = String.raw`\d{1,2} ?[-–] ?\d{1,2} ?s(?:eg(?:undos)?)?(?![a-z])`;
const FIRST_RANGE = new RegExp(String.raw`^\W{0,4}${RANGE}(?=.*[,;.] ?(?:e )?${RANGE})`, "i");
const NEXT_RANGE = new RegExp(String.raw`[,;.] *(?:e )?(?=${RANGE})`, "i");
/** The first one begins at once: "0-5: o copo. 5-10: o rosto". */
const FIRST_BARE = /^\W{0,4}0 ?[-–] ?\d{1,2} ?:/;
const NEXT_BARE = /(?<=[.;,!?\ue000]) *(?=\d{1,2} ?[-–] ?\d{1,2} ?:)/;
/** The number of an item of a list, behind a head, another item, or nothing: "Sabores: 1. Morango 2. Limão", "1️⃣ Morango". */
const NUMBER = /(?<=^|[:;,.!?] ?|\s)(\d{1,2})(?: ?[.)](?!\d)| [-–] |\ufe0f?\u20e3) ?(?=[\p{L}\ue000])/gu;
/** What may stand ahead of the first one. */
const HEAD_OF_ITEMS = /(?:^|[:.!?])\s*$/;
/** "Roteiro de 15 segundos: ", ahead of scenes with times. */
const HEAD =
  /^\W*(?:meu |o )?(?:roteiro|script|storyboard|decupagem|video|vídeo|filme|reels?|film)(?: [^:"\d]{0,30})?(?:\d{1,2} ?s(?:eg(?:undos)?)?)? ?: (?=[[(]?(?:\d|de \d))/i;
/** Placeholder of a quoted text while its line is split into scenes. */
const QUOTE = "\ue000";

/** "Cena 1: fachada. Cena 2: vitrine." on one line as a line for each. */
export function scenesOnLine(raw: string): string[] {
  const head = HEAD.exec(raw)?.[0] ?? "";
  if (head !== "" && signBetween(raw.slice(head.length)) !== undefined)
    return [head.trim(), ...scenesOnLine(raw.slice(head.length))];
  const pairs = pairsOnLine(raw);
  if (pairs !== null) return pairs;
  const apart = apartAtSlashes(raw);
  if (apart !== null) return apart.flatMap(apartIfScene);
  const items = itemsOnLine(raw);
  if (items !== null) return items;
  const next = signBetween(raw);
  if (next === undefined) return apartIfScene(raw);
  const { outside, quoted } = takeQuotes(raw, QUOTE);
  const lines = outside.split(next).map((line) => line.replace(BARE_SPAN, "$1 segundos"));
  return withQuotes(lines, quoted)
    .map((line) => line.replace(/\s[/|]\s*$/, ""))
    .flatMap(apartIfScene);
}

/** Lines with their quoted texts again. */
function withQuotes(lines: readonly string[], quoted: readonly string[]): string[] {
  const left = [...quoted];
  return lines.map((line) => line.replaceAll(QUOTE, () => quote(left.shift() ?? "")));
}

/** The items of a list that are numbered from 1 on one line, a line for each, and what stands ahead of them; null for other lines. */
function itemsOnLine(raw: string): string[] | null {
  const { outside, quoted } = takeQuotes(raw, QUOTE);
  const numbers = [...outside.matchAll(NUMBER)];
  const signs = new Set(numbers.map(([whole]) => whole.replaceAll(/[\d\s]/g, "")));
  const isCounted = numbers.every(([, number], index) => Number(number) === index + 1);
  const head = outside.slice(0, numbers[0]?.index);
  if (numbers.length < 2 || !isCounted || signs.size > 1 || !HEAD_OF_ITEMS.test(head)) return null;
  // "Close no copo. 1. Café 2. Livro": what directs ahead of a list is no head of it, and would be lost.
  if (/[.!?]\s*$/.test(head) && speechOf(head) === "directs") return null;
  const ends = [...numbers.slice(1).map(({ index }) => index), outside.length];
  const items = numbers.map(({ index }, at) => outside.slice(index, ends[at]).replace(/[\s;,]+$/, ""));
  return withQuotes([...(head.trim() === "" ? [] : [head.trim()]), ...items], quoted);
}

/** "texto: Oi // música calma": a text with a key, and how the film goes; null for other lines. */
function apartAtSlashes(raw: string): string[] | null {
  const parts = raw.split(/ \/\/ /);
  const isText = parts.some((part) => readLine(part).key === "caption");
  return isText && parts.some((part) => speechOf(part) === "directs") ? parts : null;
}

/** What stands between the scenes of a line, by how it begins. */
function signBetween(raw: string): RegExp | undefined {
  const signs = [
    [FIRST_BRACKETED, NEXT_BRACKETED],
    [FIRST_SCENE, NEXT_SCENE],
    [FIRST_SPAN, NEXT_SPAN],
    [FIRST_RANGE, NEXT_RANGE],
    [FIRST_BARE, NEXT_BARE],
  ] as const;
  return signs.find(([first]) => first.test(raw))?.[1];
}

/** A scene that says on one line what others say on a line for each: "Cena 2: plano aberto. VO: Chegou". */
function apartIfScene(raw: string): string[] {
  const [first = "", ...rest] = apartAtKeys(raw);
  const { marked, times, key } = readLine(first);
  const isScene = marked || times !== null || key !== null;
  return rest.length > 0 && isScene ? [first, ...rest] : [raw];
}

import { type RemarkCode, REMARKS, type RemarkTexts } from "./remarks.ts";

/**
 * Remarks travel as Portuguese sentences, rows of films keep them as such, and some are put together of others. In another
 * language they are told by what they are made of, which is found by the catalogue that they were said from.
 */

/** Parts of remarks that are remarks themselves, by their places. */
const NESTED: Partial<Record<RemarkCode, readonly number[]>> = {
  onScene: [1],
  mended: [1, 2],
  directed: [0, 1, 2],
  filmedSubject: [0],
  framedSubject: [0],
};

/** The part that is a number, where another part that may hold any character comes directly before it. */
const NUMBERS: Partial<Record<RemarkCode, number>> = { fewer: 2 };

/** A remark in another language; as it came where it is none of the catalogue, or `texts` do not have it. */
export function retellRemark(texts: Partial<RemarkTexts>, remark: string): string {
  return retold(texts, remark) ?? remark;
}

function retold(texts: Partial<RemarkTexts>, remark: string): string | null {
  if (remark === "") return "";
  // A remark that ends open gets its full stop where it stands alone.
  const unended = remark.endsWith(".") ? retold(texts, remark.slice(0, -1)) : null;
  if (unended !== null) return `${unended}.`;
  for (const form of forms()) {
    const parts = partsOf(texts, form, remark);
    if (parts !== null && form.code in texts) return startingAs(remark, tell(texts[form.code], parts));
  }
  return null;
}

type Part = string | number;

/** What a remark of one wording is made of, remarks in it retold; null if it is not of that wording. */
function partsOf(
  texts: Partial<RemarkTexts>,
  { code, fixed, places, parts }: Form,
  remark: string,
): Part[] | null {
  const [start = "", ...later] = fixed;
  const begins = remark.slice(0, start.length);
  if (lowered(begins) !== lowered(start)) return null;
  const found = [...parts];
  const fill = (rest: string, at: number): boolean => {
    const end = later[at];
    const place = places[at];
    if (end === undefined || place === undefined) return rest === "";
    for (const said of beforeEach(end, rest, at === later.length - 1)) {
      const told = NESTED[code]?.includes(place) === true ? retold(texts, said) : said;
      if (told === null || (NUMBERS[code] === place && !/^\d+$/.test(told))) continue;
      found[place] = String(Number(told)) === told ? Number(told) : told;
      if (fill(rest.slice(said.length + end.length), at + 1)) return true;
    }
    return false;
  };
  return fill(remark.slice(begins.length), 0) ? found.map((part) => part ?? "") : null;
}

/** What may stand before fixed words; before the last ones, all that is left. */
function beforeEach(words: string, rest: string, isLast: boolean): string[] {
  if (isLast) return rest.endsWith(words) ? [rest.slice(0, rest.length - words.length)] : [];
  const parts = rest.split(words);
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(words));
}

function tell(text: unknown, parts: readonly Part[]): string {
  return typeof text === "function" ? String(Reflect.apply(text, undefined, parts)) : String(text);
}

/** Within a sentence a remark begins with a small letter, alone with a capital one. */
function startingAs(remark: string, told: string): string {
  return lowered(remark) === remark ? told : told.charAt(0).toUpperCase() + told.slice(1);
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** One wording of a remark: fixed words around its parts. */
interface Form {
  readonly code: RemarkCode;
  readonly fixed: readonly string[];
  /** Between which fixed words a part stands is its index here; the value is its place among the parts. */
  readonly places: readonly number[];
  /** What is known of its parts: where one of something has a wording of its own, 1. */
  readonly parts: readonly (Part | undefined)[];
}

let known: readonly Form[] | undefined;

/** All wordings, those that say most in fixed words first. */
function forms(): readonly Form[] {
  known ??= Object.keys(REMARKS)
    .filter((code): code is RemarkCode => code in REMARKS)
    .flatMap(formsOf)
    .toSorted((one, other) => other.fixed.join("").length - one.fixed.join("").length);
  return known;
}

/** Characters for private use stand for what is put into a sentence. */
const BLANKS = ["\uE000", "\uE001", "\uE002"];
const BLANK = /[\uE000-\uE002]/g;

function formsOf(code: RemarkCode): Form[] {
  const text: unknown = REMARKS[code];
  const open: Form["parts"] = Array.from({ length: typeof text === "function" ? text.length : 0 });
  const say = (parts: Form["parts"]) =>
    tell(
      text,
      parts.map((part, place) => part ?? BLANKS[place] ?? ""),
    );
  const ones = open.map((_, place) => open.with(place, 1));
  const special = ones.filter(
    (parts, place) => say(parts) !== say(open).replaceAll(BLANKS[place] ?? "", "1"),
  );
  return [open, ...special].map((parts) => {
    const wording = say(parts);
    const places = Array.from(wording.matchAll(BLANK), ([blank]) => BLANKS.indexOf(blank));
    return { code, parts, places, fixed: wording.split(BLANK) };
  });
}

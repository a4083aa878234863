import { fold } from "../../words/lexicon/fold.ts";
import { speechOf } from "../../words/speech/directing.ts";
import { PART, takeKey } from "../script-line.ts";
import { UNIT } from "../script-time.ts";

const SECONDS = String.raw`(\d{1,2})${UNIT}`;
/** "Primeiro:", "depois:", "nos últimos 5 segundos:": parts of a film by their order, and the label that each stands for. */
const ORDER = [
  [
    "Hook",
    new RegExp(
      `^(?:(?:n?o )?(?:comeco|inicio)|(?:de )?primeiro|(?:n?os )?primeiros ${SECONDS}|first|at first|(?:in the )?first ${SECONDS})$`,
    ),
  ],
  ["Body", /^(?:(?:no )?meio|(?:e )?depois|em seguida|a seguir|(?:and )?then|next|after that)$/],
  [
    "End",
    new RegExp(
      `^(?:(?:n?o |por )?(?:fim|final)|por ultimo|(?:n?os )?ultimos ${SECONDS}|finally|at the end|(?:in the )?last ${SECONDS})$`,
    ),
  ],
] as const;
/** These ask for a text in their place by themselves, and are left to that where all are such. */
const PLACES = /^no (?:comeco|inicio|meio|fim|final)$/;
const SIDES = [/^(?:antes|before)$/, /^(?:depois|after)$/] as const;
/** Longer lines are cut here, so that parsing stays fast. */
const LONGEST_LINE = 2_000;
const LABELLED = /^[\s>*•_-]*([^:"“'\d]{3,18}(?:\d{1,2} ?\p{L}{1,8})?)[*_]* ?:[\s*_]*(.*)$/u;
const ALONE = new RegExp(String.raw`^[\s#>*_\[•-]*(${PART})[\s*_\]:]*$`);

/** "GANCHO", with the text on the line below: as "GANCHO: ..." on that line, where several are such. Keeps the number of lines. */
export function withPartsAsLabels(lines: readonly string[]): readonly string[] {
  const heads = lines.map((line, at) => {
    const head = ALONE.exec(fold(line.slice(0, 60)))?.[1];
    const next = (lines[at + 1] ?? "").replace(/^[\s>*•_-]+/, "");
    return head === undefined || next === "" || takeKey(next).key !== null ? null : head;
  });
  const named = new Set(heads.filter((head) => head !== null));
  if (named.size < 2) return withComparisonAsTexts(withOrderAsLabels(lines));
  return lines.map((line, at) => {
    const above = heads[at - 1] ?? null;
    return heads[at] !== null ? "" : above === null ? line : `${above}: ${line.trim()}`;
  });
}

/** "Antes: sala vazia", "Depois: sala cheia": both are to be read, with their labels. */
function withComparisonAsTexts(lines: readonly string[]): readonly string[] {
  const sides = lines.map((line) => {
    const { label, text } = labelled(line);
    const side = SIDES.findIndex((pattern) => pattern.test(label));
    return side < 0 || text === "" || speechOf(text) === "directs" ? null : side;
  });
  const both = SIDES.every((_pattern, side) => sides.includes(side));
  return both ? lines.map((line, at) => (sides[at] === null ? line : `Texto: ${line.trim()}`)) : lines;
}

/** "Primeiro: Bom dia", "Depois: ...", "Por fim: ...": sections of a text, as "Hook: ..." is. */
function withOrderAsLabels(lines: readonly string[]): readonly string[] {
  const sections = lines.map(sectionOf);
  const found = sections.filter((one) => one !== null);
  const parts = new Set(found.map(({ part }) => part));
  const areSections =
    parts.has("Hook") &&
    parts.size > 1 &&
    found.some(({ label }) => !PLACES.test(label)) &&
    found.every(({ text }) => text !== "" && !/^["“'‘«]/.test(text) && speechOf(text) !== "directs");
  if (!areSections) return lines;
  return lines.map((line, at) => {
    const one = sections[at] ?? null;
    return one === null
      ? line
      : `${one.part}${one.seconds === undefined ? "" : ` (${one.seconds}s)`}: ${one.text}`;
  });
}

interface Section {
  readonly part: string;
  /** How many seconds it lasts, as it was written. */
  readonly seconds: string | undefined;
  readonly label: string;
  readonly text: string;
}

function sectionOf(line: string): Section | null {
  const { label, text } = labelled(line);
  for (const [part, pattern] of ORDER) {
    const match = pattern.exec(label);
    if (match !== null) return { part, seconds: match.slice(1).find(Boolean), label, text };
  }
  return null;
}

/** What stands before a line's colon, folded, and behind it; both are empty where there is no label. */
function labelled(line: string): { label: string; text: string } {
  const [, label = "", text = ""] = LABELLED.exec(line.slice(0, LONGEST_LINE)) ?? [];
  return { label: fold(label).trim(), text: text.trim() };
}

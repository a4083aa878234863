import type { Reading, Target } from "@curta/contract";
import { mainFirst, objectsNamed } from "../../framing/objects.ts";
import { type Mention, mentionsIn } from "../../../nouns/mentions.ts";
import { NOUNS } from "../../../nouns/nouns.ts";
import { areTwoPeople } from "../../../nouns/people-words.ts";
import type { Lines } from "../../parse/scene.ts";
import { takeQuotes } from "../../parse/script-text.ts";
import { fold } from "../../words/lexicon/fold.ts";

type Named = Extract<Target, { kind: "person" | "thing" }>;

/** What shows somebody or something, and where the script says it. */
interface Shown {
  target?: Target;
  readonly lines: Lines | null;
}

interface Script {
  readonly lines: readonly string[];
  /** It is free text, and no list of scenes. */
  readonly isProse: boolean;
}

/**
 * Says which one is meant of several, where a text names somebody or something without a number or a side: the main one. Whom it
 * calls by names of different people, "close na noiva, depois no noivo", are the main two, from left to right: words do not say who is
 * where. In a list of scenes "na pessoa" and "no gato" stay the first from the left, as scripts of ours are written.
 *
 * @param shown gets targets of which it is known which one is meant
 */
export function tellApart(shown: readonly Shown[], script: Script, reading: Reading): void {
  const unsure = shown.filter(({ target }) => isUnsure(target));
  const nouns = new Map<Shown, string>();
  for (const line of new Set(unsure.flatMap(({ lines }) => lines?.from ?? []))) {
    const here = unsure.filter(({ lines }) => lines?.from === line);
    const named = nounsIn(script.lines[line] ?? "");
    for (const [index, each] of here.entries()) {
      if (named[index]?.isCertain !== true) nouns.set(each, named[index]?.noun ?? "");
    }
  }
  const people = differentPeople(
    [...nouns].flatMap(([{ target }, noun]) => (target?.kind === "person" ? [noun] : [])),
  );
  for (const [each, noun] of nouns) {
    if (!isUnsure(each.target) || !(script.isProse || isFree(each.target, noun))) continue;
    const among = each.target.kind === "person" ? people : [];
    each.target = { ...each.target, which: whichOf(each.target, { noun, people: among }, reading) };
  }
}

function isUnsure(target: Target | undefined): target is Named {
  return (target?.kind === "person" || target?.kind === "thing") && target.which === 1;
}

/** Whether a list of scenes of ours would not say it so. */
function isFree(target: Named, noun: string): boolean {
  const own = NOUNS.get(target.kind === "person" ? "person" : target.label)?.one;
  return noun !== "" && own !== undefined && noun !== fold(own);
}

/** Those that a line names without a number or a side, and as the first: "na pessoa", "na pessoa 1". */
function nounsIn(line: string): Mention[] {
  return mentionsIn(fold(takeQuotes(line).outside)).filter(({ target }) => isUnsure(target));
}

/** Of nouns, the first for each of the people that surely are different ones; none where there are no two. */
function differentPeople(nouns: readonly string[]): string[] {
  // "A aniversariante" may be anybody: she neither is one of them nor stands in their way.
  const told = nouns.filter((noun) => nouns.some((each) => areTwoPeople(each, noun)));
  const people: string[] = [];
  for (const noun of told) if (people.every((each) => areTwoPeople(each, noun))) people.push(noun);
  return people;
}

/** The number from the left of the one that a noun means. */
function whichOf(
  target: Named,
  { noun, people }: { readonly noun: string; readonly people: readonly string[] },
  reading: Reading,
): number {
  const order = mainFirst(objectsNamed(target, reading));
  const own = Math.max(
    0,
    people.findIndex((each) => !areTwoPeople(each, noun)),
  );
  if (people.length > order.length) return own + 1;
  const main = order.slice(0, Math.max(1, people.length)).toSorted((one, other) => one - other);
  return (main[own] ?? 0) + 1;
}

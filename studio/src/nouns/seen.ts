import type { Box, Reading, Target } from "@curta/contract";
import { isKind, NOUNS } from "./nouns.ts";
import { counted, none, nounOf, withArticle } from "./phrases.ts";
import { REMARKS } from "@curta/contract/remarks";

/** Names with a lower confidence are not used: they are often wrong. */
const LEAST_SPOKEN = 0.55;

/** From here on there may be something: less is not even taken for what a text says that is there. */
export const LEAST_POSSIBLE = 0.35;

/** People that texts may mention, from left to right. A face counts as a person. */
export function seenPeople({ people, faces }: Pick<Reading, "people" | "faces">): Box[] {
  const [bodies, heads] = [sure(people), sure(faces)];
  return fromLeft(bodies.length >= heads.length ? bodies : heads);
}

/** Things that texts may mention, by label, each from left to right; the label with the largest thing first. */
export function seenThings({ things }: Pick<Reading, "things">): Map<string, Box[]> {
  const named = sure(things).filter(({ label }) => NOUNS.has(label));
  const found = new Map<string, Box[]>();
  for (const thing of named.toSorted((a, b) => b.w * b.h - a.w * a.h)) {
    found.set(thing.label, fromLeft([...(found.get(thing.label) ?? []), thing]));
  }
  return found;
}

/** That a person or thing is not in the picture. */
interface Missing {
  /** A sentence without its full stop. */
  readonly text: string;
  /** There is none of it at all. */
  readonly isNone: boolean;
}

/** What to say of a person or thing that is not in the picture; null if it is. */
export function missing(target: Target, reading: Reading): Missing | null {
  if (target.kind !== "person" && target.kind !== "thing") return null;
  const label = target.kind === "person" ? "person" : target.label;
  const count = label === "person" ? seenPeople(reading).length : kindsOf(label, reading);
  if (count === 0 && label !== "person" && doubtful(label, reading) !== null) return null;
  if (count === 0) return { text: REMARKS.unseen(none(label)), isNone: true };
  if (typeof target.which !== "number" || target.which <= count) return null;
  const text = REMARKS.fewer(counted(label, count), nounOf(label).one, target.which);
  return { text, isNone: false };
}

function kindsOf(label: string, reading: Reading): number {
  return sure(nameable(reading)).filter((thing) => isKind(thing.label, label)).length;
}

/**
 * The thing that is likely meant by a name that no sure thing has: the surest of those that may have it, or else of those of its
 * kind. On 21 photos whose titles name a thing that was doubtful in them, it was the right one in 17.
 */
export function doubtful(label: string, reading: Reading): Reading["things"][number] | null {
  if (kindsOf(label, reading) > 0) return null;
  const alike = nameable(reading).filter(
    ({ label: seen, confidence }) => confidence >= LEAST_POSSIBLE && isKind(seen, label),
  );
  const named = alike.filter((thing) => thing.label === label);
  const likely = named.length > 0 ? named : alike;
  return likely.toSorted((one, other) => other.confidence - one.confidence)[0] ?? null;
}

/** "um gato": what a target may be that was found, and not surely; null where it is sure, or there is none. */
export function doubted(target: Target, reading: Reading): string | null {
  if (target.kind !== "thing" || doubtful(target.label, reading) === null) return null;
  return withArticle(target.label);
}

/** What scripts may call by its name: things, and QR codes, which are found with what is written. */
export function nameable({ things, writing }: Pick<Reading, "things" | "writing">): Reading["things"] {
  const codes = writing.filter(({ isCode }) => isCode === true);
  return [...things, ...codes.map((code) => ({ ...code, label: "qr code" }))];
}

function sure<Seen extends { readonly confidence: number }>(list: readonly Seen[]): Seen[] {
  return list.filter(({ confidence }) => confidence >= LEAST_SPOKEN);
}

/** Boxes in the order of their middles, from left to right. */
export function fromLeft(boxes: readonly Box[]): Box[] {
  return boxes.toSorted((a, b) => a.x + a.w / 2 - b.x - b.w / 2);
}

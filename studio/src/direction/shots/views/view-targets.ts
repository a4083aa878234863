import type { Reading, Target } from "@curta/contract";
import { coverOf } from "../../../geometry/cover.ts";
import { sureFaces } from "../../framing/faces/face-geometry.ts";
import { objectOf, peopleOf } from "../../framing/objects.ts";

/** Weaker points are noise. */
export const LEAST_POINT_CONFIDENCE = 0.25;
const LEAST_SUBJECT_CONFIDENCE = 0.35;
/** Things with a less certain name are not looked for by it. */
const LEAST_THING_CONFIDENCE = 0.55;
const MOST_POINTS = 9;
/** So many people and things are looked for one by one. */
export const MOST_OBJECTS = 8;

/** A script tells so many people or things of one name apart by number. */
const MOST_NUMBERED = 9;

/** A wide view that shows less of the picture's width or height leaves its sides out. */
const WIDE_SHOWS = 0.8;

/** Parts of any picture. */
export const PLACES: readonly Target[] = [
  { kind: "left" },
  { kind: "right" },
  { kind: "top" },
  { kind: "bottom" },
  { kind: "center" },
];

/** The sides of a picture that no wide view shows whole. */
export function sidesOf(reading: Reading): Target[] {
  const { width, height } = coverOf(reading);
  return [
    ...(width < WIDE_SHOWS ? ([{ kind: "left" }, { kind: "right" }] as const) : []),
    ...(height < WIDE_SHOWS ? ([{ kind: "top" }, { kind: "bottom" }] as const) : []),
  ];
}

/** The named people and things; where none was seen, the main subject as it stands out. */
export function heroTargets(reading: Reading): Target[] {
  const isOfThings = reading.things.some(({ confidence }) => confidence >= LEAST_THING_CONFIDENCE);
  const people = peopleOf(reading)
    .slice(0, MOST_NUMBERED)
    .flatMap(({ head }, index): Target[] =>
      // Who is in the photo without a head is not whom it is of.
      head === null && isOfThings ? [] : [{ kind: "person", which: index + 1 }],
    );
  const counts = new Map<string, number>();
  const things = reading.things.flatMap(({ label, confidence }): Target[] => {
    if (confidence < LEAST_THING_CONFIDENCE) return [];
    const which = (counts.get(label) ?? 0) + 1;
    counts.set(label, which);
    return which <= MOST_NUMBERED ? [{ kind: "thing", label, which }] : [];
  });
  const named = [...byProminence(people, reading), ...byProminence(things, reading)];
  if (named.length > 0) return named.slice(0, MOST_OBJECTS);
  if (sureFaces(reading).length > 0) return [{ kind: "face" }];
  const isSure = (reading.subject?.confidence ?? 0) >= LEAST_SUBJECT_CONFIDENCE;
  return [isSure || objectOf({ kind: "subject" }, reading) !== null ? { kind: "subject" } : { kind: "all" }];
}

/** The largest first: faces count for people. */
function byProminence(targets: readonly Target[], reading: Reading): Target[] {
  const size = (target: Target): number => {
    const object = objectOf(target, reading);
    const box = object?.head ?? object?.box;
    return box === undefined ? 0 : box.w * box.h;
  };
  return targets.toSorted((a, b) => size(b) - size(a));
}

/** What stands out, the strongest first. */
export function pointTargets({ points }: Reading): Target[] {
  return points
    .slice(0, MOST_POINTS)
    .flatMap(({ confidence }, index): Target[] =>
      index === 0 || confidence >= LEAST_POINT_CONFIDENCE ? [{ kind: "point", index: index + 1 }] : [],
    );
}

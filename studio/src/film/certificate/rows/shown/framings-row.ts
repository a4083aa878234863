import type { Reading } from "@curta/contract";
import type { Timeline, TimelineShot } from "../../../../direction/timeline.ts";
import { type Area, intersectionOverUnion } from "../../../../geometry/area.ts";
import { shownAt, stageOfShot } from "../../faces/known-places.ts";
import { type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/** Two shots show the same when what they show of the same picture overlaps so much. */
const SAME = 0.5;
/** Eight framings in twenty shots. */
const LEAST_SHARE = 0.4;

interface ShownFraming {
  readonly source: TimelineShot["source"];
  readonly area: Area;
}

/**
 * Whether the film looks at the picture in enough ways, and every cut to another one. Not asked of a single shot, nor of
 * shots in panels, cut-outs and mirrors: those are pictures of their own.
 */
export function framingsRow({ shots }: Timeline, reading: Reading): Row[] {
  const framings = shots.map((shot): ShownFraming | null => {
    const { panels, cutOut, mirror } = shot.effects ?? {};
    if ((panels ?? cutOut ?? mirror) !== undefined) return null;
    const middle = (shot.to - shot.from) >> 1;
    return { source: shot.source, area: shownAt(shot, middle, stageOfShot(shot, reading)) };
  });
  const single = framings.filter((framing) => framing !== null);
  if (single.length < 2) return [];
  const distinct: ShownFraming[] = [];
  for (const framing of single) {
    if (!distinct.some((other) => isSame(other, framing))) distinct.push(framing);
  }
  const jumps = framings.filter((framing, index) => {
    const before = framings[index - 1];
    return framing !== null && before !== undefined && before !== null && isSame(before, framing);
  });
  const least = Math.ceil(LEAST_SHARE * single.length);
  const text = CERTIFICATE.framings;
  const value = text.value(distinct.length, single.length, jumps.length);
  const ok = distinct.length >= least && jumps.length === 0;
  return [should("framings", value, text.bound(least), ok)];
}

function isSame(one: ShownFraming, other: ShownFraming): boolean {
  return one.source === other.source && intersectionOverUnion(one.area, other.area) >= SAME;
}

import type { Reading } from "@curta/contract";
import { type Area, grown, united } from "../../geometry/area.ts";
import { rowsOf } from "../../geometry/document.ts";
import { closestZoom } from "../framing/framing.ts";
import { cutsLine } from "../framing/written-lines.ts";
import { stageOf } from "../framing/stage.ts";
import type { Framing } from "../timeline.ts";
import { insideOf, STRIP_PUSH, stripOf } from "./strip-views.ts";

/** Room beside what a strip shows, in shares of its width, and above and below, in shares of its height. */
const ROOM = 0.06;
/** Where the rows stand in a strip that is higher than they are: from its top to its bottom, the middle first. */
const PLACES = [0.5, 0.25, 0.75, 0, 1];

/** Whether a strip, as its camera comes nearer, cuts one of the lines. */
export function stripCutsLine(view: Area, lines: readonly Area[]): boolean {
  return [0, (1 / STRIP_PUSH - 1) / 2].some((by) => cutsLine(grown(view, by), lines));
}

const known = new WeakMap<Reading, Map<number, readonly Framing[]>>();

/** What strips, so many of them in a frame, may show of a document: row after row, as many as one holds, with no line cut. */
export function documentStrips(count: number, reading: Reading): readonly Framing[] {
  const ofCounts = known.get(reading) ?? new Map<number, readonly Framing[]>();
  known.set(reading, ofCounts);
  const strips = ofCounts.get(count) ?? findStrips(count, reading);
  ofCounts.set(count, strips);
  return strips;
}

function findStrips(count: number, reading: Reading): Framing[] {
  const rows = rowsOf(stageOf({ kind: "all" }, reading).lines);
  const found: Framing[] = [];
  let first = 0;
  while (first < rows.length) {
    let next = rows.length;
    let framing: Framing | null = null;
    while (framing === null && next > first) {
      framing = stripAround(united(rows.slice(first, next)), count, reading);
      if (framing === null) next -= 1;
    }
    if (framing !== null) found.push(framing);
    first = Math.max(next, first + 1);
  }
  return found;
}

/** A strip that holds some rows and cuts no others; null where there is none. */
function stripAround(rows: Area, count: number, reading: Reading): Framing | null {
  const stage = stageOf({ kind: "all" }, reading);
  const { cover, lines } = stage;
  const [across, down] = [rows.right - rows.left, rows.bottom - rows.top].map(
    (side) => side * (1 + 2 * ROOM),
  );
  const zoom = Math.min(cover.width / across!, cover.height / count / down!, closestZoom(stage));
  const spare = cover.height / count / zoom - down!;
  for (const place of PLACES) {
    const x = (rows.left + rows.right) / 2;
    const y = (rows.top + rows.bottom) / 2 + spare * (0.5 - place);
    const framing = insideOf({ x, y, zoom: zoom / STRIP_PUSH, roll: 0 }, cover, count);
    const view = stripOf(framing, cover, count);
    const holds =
      view.top <= rows.top &&
      view.bottom >= rows.bottom &&
      view.left <= rows.left &&
      view.right >= rows.right;
    if (holds && !stripCutsLine(view, lines)) return framing;
  }
  return null;
}

import { type Area, share, sizeOf } from "../../geometry/area.ts";

/** A line of which less is outside of a view is whole there, one of which less is inside is not in it: boxes are larger than letters. */
const RIM = 0.025;

/** Whether an edge of a view lies across one of the lines. */
export function cutsLine(view: Area, lines: readonly Area[]): boolean {
  return lines.some((line) => isCut(line, view));
}

/** Whether of the lines in a view more is whole than cut, the tallest too: a detail of a document, beside which smaller words may begin. */
export function readsLines(view: Area, lines: readonly Area[]): boolean {
  const whole = lines.filter((line) => isWhole(line, view));
  const cut = lines.filter((line) => isCut(line, view));
  return sizeOfAll(whole) >= sizeOfAll(cut) && tallestOf(whole) >= tallestOf(cut);
}

function sizeOfAll(lines: readonly Area[]): number {
  return lines.reduce((sum, line) => sum + sizeOf(line), 0);
}

function tallestOf(lines: readonly Area[]): number {
  return Math.max(0, ...lines.map(({ top, bottom }) => bottom - top));
}

/** Whether lines can be read in a view as in another one: it cuts none that is whole there, and none at all if that cuts none. */
export function keepsLines(view: Area, rest: Area, lines: readonly Area[]): boolean {
  if (!cutsLine(rest, lines)) return !cutsLine(view, lines);
  const isKept = lines.every((line) => !isWhole(line, rest) || isWhole(line, view));
  return isKept && (readsLines(view, lines) || !readsLines(rest, lines));
}

function isWhole(line: Area, view: Area): boolean {
  return share(view, line) >= 1 - RIM;
}

function isCut(line: Area, view: Area): boolean {
  return share(view, line) > RIM && !isWhole(line, view);
}

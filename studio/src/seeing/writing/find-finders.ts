import type { DarkCells } from "./dark-cells.ts";

/** A finder pattern of a QR code: its middle and the size of a module, in cells. */
export interface Finder {
  readonly x: number;
  readonly y: number;
  readonly module: number;
}

/** Dark, light, dark, light and dark, in modules, through the middle of a finder pattern, in any direction (ISO/IEC 18004). */
const PATTERN = [1, 1, 3, 1, 1] as const;
const MODULES = 7;
/** A run may be longer or shorter by so much of its modules, and by so many cells for blur. */
const TOLERANCE = { share: 0.4, cells: 0.6 } as const;
const LEAST_MODULE = 1.2;
/** Runs across and down differ by so much at most, as a code that is seen aslant has it. */
const ALIKE = 0.4;
/** Findings so near, in modules, are one pattern; of noise there is one, of a pattern there are several. */
const NEAR = 2.5;
const LEAST_FOUND = 2;
/** Of more patterns than a picture full of codes has, only those found most often count. */
const MOST = 48;
/** Where so many places look like one, it is grass or cloth, in which the search would take half a second. */
const MOST_PLACES = 400;

/** Finder patterns, those that most rows run through first. */
export function findFinders(cells: DarkCells): Finder[] {
  const places: { x: number; y: number; module: number; count: number }[] = [];
  for (let y = 0; y < cells.height; y += 1) {
    for (const found of patternsInRow(cells, y)) {
      const same = places.find(
        ({ x, y: row, module }) => Math.hypot(found.x - x, found.y - row) < NEAR * module,
      );
      if (same === undefined && places.length === MOST_PLACES) return [];
      if (same === undefined) places.push({ ...found, count: 1 });
      else {
        const mean = (before: number, more: number) => (before * same.count + more) / (same.count + 1);
        same.x = mean(same.x, found.x);
        same.y = mean(same.y, found.y);
        same.module = mean(same.module, found.module);
        same.count += 1;
      }
    }
  }
  return places
    .filter(({ count }) => count >= LEAST_FOUND)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ x, y, module }) => ({ x, y, module }));
}

function patternsInRow({ width, height, dark }: DarkCells, y: number): Finder[] {
  const found: Finder[] = [];
  const runs = [0, 0, 0, 0, 0];
  let isDark = false;
  for (let x = 0; x <= width; x += 1) {
    const now = x < width && dark[y * width + x] === 1;
    if (now === isDark) {
      runs[4] = (runs[4] ?? 0) + 1;
      continue;
    }
    if (isDark && isPattern(runs)) {
      const across = sum(runs);
      const middle = x - (runs[4] ?? 0) - (runs[3] ?? 0) - (runs[2] ?? 0) / 2;
      const down = patternDown({ width, height, dark }, Math.floor(middle), y);
      if (down !== null && Math.abs(down.length - across) <= ALIKE * across)
        found.push({ x: middle, y: down.y, module: (across + down.length) / 2 / MODULES });
    }
    runs.shift();
    runs.push(1);
    isDark = now;
  }
  return found;
}

/** The same pattern from top to bottom through a dark cell: its middle and length; null where there is none. */
function patternDown(
  { width, height, dark }: DarkCells,
  x: number,
  y: number,
): { y: number; length: number } | null {
  const runsFrom = (row: number, step: 1 | -1): readonly [number, number, number] => {
    const lengths: [number, number, number] = [0, 0, 0];
    let at = row;
    for (const [k, wanted] of [1, 0, 1].entries()) {
      for (; at >= 0 && at < height && dark[at * width + x] === wanted; at += step)
        lengths[k] = (lengths[k] ?? 0) + 1;
    }
    return lengths;
  };
  const [up, down] = [runsFrom(y, -1), runsFrom(y + 1, 1)];
  const runs = [up[2], up[1], up[0] + down[0], down[1], down[2]];
  return isPattern(runs) ? { y: y + (down[0] - up[0]) / 2 + 0.5, length: sum(runs) } : null;
}

function isPattern(runs: readonly number[]): boolean {
  const module = sum(runs) / MODULES;
  return (
    module >= LEAST_MODULE &&
    PATTERN.every((modules, k) => {
      const off = Math.abs((runs[k] ?? 0) - modules * module);
      return off <= TOLERANCE.share * modules * module + TOLERANCE.cells;
    })
  );
}

function sum(runs: readonly number[]): number {
  return runs.reduce((total, run) => total + run, 0);
}

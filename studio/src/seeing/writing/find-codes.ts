import type { Box } from "@curta/contract";
import type { Picture } from "../../picture.ts";
import { within } from "../picture/boxes.ts";
import { darkCells, type DarkCells } from "./dark-cells.ts";
import type { SeenWriting } from "./decode-writing.ts";
import { findFinders, type Finder } from "./find-finders.ts";

/** Modules of the three finder patterns of one code differ by so much at most, and so do their distances (seen aslant). */
const ALIKE = { module: 0.35, distance: 0.25 } as const;
/** Cosine of the angle between them at most. */
const MOST_COSINE = 0.25;
/** Modules between two of them: 14 in the smallest code, 170 in the largest. */
const DISTANCE = { least: 11, most: 180 } as const;
/** Modules on a side of a finder pattern, and its middle one. */
const FINDER = 7;
const MIDDLE = 3;
/** A code ends 3.5 modules from the middle of its finder patterns; the clear zone around it is part of it. */
const MARGIN = 5;
/** Modules on a side: 21, 25 and so on. */
const SIDE = { least: 21, step: 4 } as const;
/** Share of the modules that are the same in all codes which must look so: of noise it is about a half. */
const LEAST_ALIKE = 0.88;
/** What is told by three finder patterns is nothing else. */
const CONFIDENCE = 0.99;

/** QR codes in a picture, as upright boxes with their clear zone. Only their places: nobody reads them. */
export function findCodes(picture: Picture): SeenWriting[] {
  const cells = darkCells(picture);
  const finders = findFinders(cells);
  return cornersOf(finders)
    .filter((corners) => isCode(cells, corners))
    .map((corners) => ({ box: boxOf(cells, corners), confidence: CONFIDENCE, isCode: true }) as const);
}

/** The patterns of a code: the one at its corner, and its two neighbours. */
type Corners = readonly [corner: Finder, one: Finder, other: Finder];

function cornersOf(finders: readonly Finder[]): Corners[] {
  return finders.flatMap((corner) =>
    finders.flatMap((one, k) =>
      finders
        .slice(k + 1)
        .filter((other) => one !== corner && other !== corner)
        .map((other): Corners => [corner, one, other])
        .filter(isRightAngle),
    ),
  );
}

function isRightAngle(corners: Corners): boolean {
  const [corner, one, other] = corners;
  const module = moduleOf(corners);
  if (corners.some((finder) => Math.abs(finder.module - module) > ALIKE.module * module)) return false;
  const [across, down] = [away(corner, one), away(corner, other)];
  const [near, far] = [Math.min(across.length, down.length), Math.max(across.length, down.length)];
  const cosine = (across.x * down.x + across.y * down.y) / (near * far);
  return (
    near >= DISTANCE.least * module &&
    far <= DISTANCE.most * module &&
    far - near <= ALIKE.distance * far &&
    Math.abs(cosine) <= MOST_COSINE
  );
}

/** Whether the finder patterns, the light around them and the dashes between them look as those of a code. */
function isCode(cells: DarkCells, corners: Corners): boolean {
  const [corner, one, other] = corners;
  const modules = (away(corner, one).length + away(corner, other).length) / 2 / moduleOf(corners) + FINDER;
  const nearest = SIDE.least + SIDE.step * Math.round((modules - SIDE.least) / SIDE.step);
  return [nearest - SIDE.step, nearest, nearest + SIDE.step].some(
    (side) => side >= SIDE.least && likeness(cells, corners, side) >= LEAST_ALIKE,
  );
}

/** Share of the modules that all codes have in common which are as they must be in a code of so many on a side. */
function likeness({ width, height, dark }: DarkCells, [corner, one, other]: Corners, side: number): number {
  let [alike, all] = [0, 0];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const expected = moduleAt(column, row, side);
      if (expected === null) continue;
      const [u, v] = [(column - MIDDLE) / (side - FINDER), (row - MIDDLE) / (side - FINDER)];
      const x = Math.floor(corner.x + u * (one.x - corner.x) + v * (other.x - corner.x));
      const y = Math.floor(corner.y + u * (one.y - corner.y) + v * (other.y - corner.y));
      if (x < 0 || x >= width || y < 0 || y >= height) continue;
      all += 1;
      if ((dark[y * width + x] === 1) === expected) alike += 1;
    }
  }
  return alike / all;
}

/** Whether a module is dark in every code: finder patterns, the light line around them, dashes in row and column 6; else null. */
function moduleAt(column: number, row: number, side: number): boolean | null {
  const far = side - FINDER;
  const [left, top] = [column >= far - 1 ? far : 0, row >= far - 1 ? far : 0];
  const [x, y] = [column - left, row - top];
  const isInCorner = x <= FINDER && y <= FINDER && !(left > 0 && top > 0);
  if (isInCorner) {
    const ring = Math.max(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE));
    return ring <= 1 || ring === MIDDLE;
  }
  return row === FINDER - 1 ? column % 2 === 0 : column === FINDER - 1 ? row % 2 === 0 : null;
}

function boxOf({ width, height }: DarkCells, corners: Corners): Box {
  const [corner, one, other] = corners;
  const last = { x: one.x + other.x - corner.x, y: one.y + other.y - corner.y };
  const margin = MARGIN * moduleOf(corners);
  const [across, down] = [[...corners, last].map(({ x }) => x), [...corners, last].map(({ y }) => y)];
  const [left, top] = [Math.min(...across) - margin, Math.min(...down) - margin];
  const [right, bottom] = [Math.max(...across) + margin, Math.max(...down) + margin];
  return within({ x: left / width, y: top / height, w: (right - left) / width, h: (bottom - top) / height });
}

function moduleOf(corners: Corners): number {
  return corners.reduce((sum, { module }) => sum + module, 0) / corners.length;
}

function away(from: Finder, to: Finder): { x: number; y: number; length: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { x, y, length: Math.hypot(x, y) };
}

import type { Box } from "@curta/contract";
import { type Matte, subjectAt } from "../../geometry/matte.ts";
import type { Engine } from "../network/engine.ts";
import type { Networks } from "../networks.ts";
import { grownBox } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { type Mask, maskOf } from "../picture/mask.ts";
import { isCutByEdge, widerPart } from "./cut-edges.ts";
import { refinePeople } from "./refine.ts";
import { layMask, laySheet, sheetBytes } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

/** Longer side of what the matte is worked out on, and of the matte. */
const COARSE = 270;
const FINE = 540;
/** Edges: radius and smoothness of the guided filter, and what counts as all ground and all subject. */
const EDGES = { radius: 6, smooth: 3e-4, low: 0.06, high: 0.94 } as const;
/** The same for a first round on the coarse sheet of what stands out. */
const COARSE_EDGES = { radius: 4, smooth: 1e-3 } as const;
/** Parts that are subject from this share on, and how small against the largest they are dropped. */
const CRUMB = 0.3;
const SMALL = 0.04;
/** A thing is one piece: parts of it that lie apart and are smaller than this are ground of its colours, and so is haze. */
const ISLAND = 0.2;
const HAZE = 0.04;
/** The part around the subject that is worked on, in sizes of its box. */
const REACH = 1.25;
/**
 * A thing has no pixels beyond its box made so much larger: boxes of networks cut ears and tails, and what is hazy farther out is
 * ground. Without this bound a deer's matte was rejected for the trunk beside it, the only one of 84 to change.
 */
const ROOM = 1.15;
/** Weight of the network's answer for the part alone; the rest is its answer for a wider part, which shows more context. */
const NEAR = 0.7;
const WIDER = 1.8;
/**
 * A matte that covers a smaller share of the subject's box is rejected. That of people separates good from bad on six photos; a
 * falcon with raised wings, cut out well, covers 0.18 of its box.
 */
const LEAST_COVERED = { people: 0.22, thing: 0.12 } as const;

/**
 * A good matte is mostly all or nothing: so much of it, as a share of the subject's area, may be in between. The five good
 * ones at hand have 0.06 to 0.17; no bad one has been measured.
 */
const MOST_UNDECIDED = 0.3;
/** So often a wider part is looked at; of 30 photos of people nobody went on beyond the second. */
const MOST_ROUNDS = 2;
/** A wider part may take so much of a face's share away: beside a dark ground a profile lost its nose. */
const FACE_LOST = 0.05;
/** Places across and down a face where that share is taken. */
const SAMPLES = 16;

/**
 * The pixels of the people in a box; null where they cannot be told with confidence. Where they go on a little beyond the part
 * that is worked on, hair, a knee or what they hold is looked for in a wider one.
 * @param faces boxes of their faces, none of which a wider part may lose
 */
export function matteOfPeople(
  networks: Networks,
  levels: Levels,
  box: Box,
  faces: readonly Box[] = [],
): Matte | null {
  const isGood = (matte: Matte): boolean =>
    isTrusted(matte, box, LEAST_COVERED.people) && !isCutByEdge(matte);
  let matte = peopleWithin(networks, levels, box);
  if (!isGood(matte)) return null;
  let part: Box | null = widerPart(box, matte);
  for (let round = 0; part !== null && round < MOST_ROUNDS; round++) {
    const wider = peopleWithin(networks, levels, part);
    if (!isGood(wider) || faces.some((face) => shownOf(wider, face) < shownOf(matte, face) - FACE_LOST))
      return matte;
    matte = wider;
    part = widerPart(part, matte);
  }
  return matte;
}

function peopleWithin(networks: Networks, levels: Levels, box: Box): Matte {
  const { engine } = networks;
  const sheets = layOut(engine, levels, box);
  const { coarse } = sheets;
  layMask(engine, maskOf(networks, levels, "people", coarse.part), coarse, coarse.values);
  layMask(engine, maskOf(networks, levels, "people", grownBox(box, WIDER)), coarse, coarse.before);
  const count = coarse.width * coarse.height;
  const values = engine.floats(coarse.values, count);
  const wide = engine.floats(coarse.before, count);
  values.forEach((value, k) => (values[k] = NEAR * value + (1 - NEAR) * (wide[k] ?? 0)));
  refinePeople(engine, coarse);
  return matteOf(engine, finish(engine, levels, sheets));
}

/**
 * The pixels of what stands out in a box, of one piece; null where they cannot be told with confidence.
 * @param map what stands out in a part of the picture that holds the box with room around it
 */
export function matteOfThing(engine: Engine, levels: Levels, box: Box, map: Mask): Matte | null {
  const sheets = layOut(engine, levels, box);
  const { coarse } = sheets;
  layMask(engine, map, coarse, coarse.values);
  keepWithin(coarse, grownBox(box, ROOM), engine.floats(coarse.values, coarse.width * coarse.height));
  const { radius, smooth } = COARSE_EDGES;
  engine.kernel.guide(coarse.rgb, coarse.values, coarse.width, coarse.height, radius, smooth, coarse.work);
  const fine = finish(engine, levels, sheets);
  // The limits were found on mattes with their islands.
  if (!isTrusted(matteOf(engine, fine), box, LEAST_COVERED.thing)) return null;
  for (const least of [CRUMB, HAZE]) {
    engine.kernel.dropSmall(fine.values, fine.width, fine.height, least, ISLAND, 0, fine.seen, fine.bins);
  }
  return matteOf(engine, fine);
}

/** The part around a subject for the first work on it, and where the last is done. */
interface Sheets {
  readonly coarse: Sheet;
  readonly fineAt: number;
}

function layOut(engine: Engine, levels: Levels, box: Box): Sheets {
  const bytes = { coarse: sheetBytes(COARSE * COARSE), fine: sheetBytes(FINE * FINE) };
  // The memory behind the levels is first used for drawing, which ends before anything else is stored there.
  const drawing = 1_000_000 + 16 * levels.list[0].width;
  const at = levels.room(drawing + bytes.coarse + bytes.fine) + drawing;
  return { coarse: laySheet(engine, levels, grownBox(box, REACH), COARSE, at), fineAt: at + bytes.coarse };
}

function matteOf({ kernel, bytes }: Engine, { part, width, height, values, seen }: Sheet): Matte {
  const count = width * height;
  kernel.toBytes(values, count, seen);
  return { box: part, columns: width, rows: height, alpha: bytes(seen, count).slice() };
}

/** The matte at its final size, with edges that follow the picture's. */
function finish(engine: Engine, levels: Levels, { coarse, fineAt }: Sheets): Sheet {
  const { kernel } = engine;
  const fine = laySheet(engine, levels, coarse.part, FINE, fineAt);
  kernel.enlarge(
    coarse.values,
    coarse.width,
    coarse.height,
    0,
    0,
    coarse.width,
    coarse.height,
    fine.values,
    fine.width,
    fine.height,
  );
  const { radius, smooth, low, high } = EDGES;
  kernel.guide(fine.rgb, fine.values, fine.width, fine.height, radius, smooth, fine.work);
  kernel.steepen(fine.values, fine.width * fine.height, low, high);
  // The finer edges leave small parts of the ground that have the subject's colours.
  kernel.dropSmall(fine.values, fine.width, fine.height, CRUMB, SMALL, 0, fine.seen, fine.bins);
  return fine;
}

/** Leaves nothing beyond a box. */
function keepWithin({ part, width, height }: Sheet, { x, y, w, h }: Box, values: Float32Array): void {
  values.forEach((_, k) => {
    const across = part.x + (((k % width) + 0.5) / width) * part.w;
    const down = part.y + ((Math.floor(k / width) + 0.5) / height) * part.h;
    if (across < x || across > x + w || down < y || down > y + h) values[k] = 0;
  });
}

function isTrusted(matte: Matte, box: Box, leastCovered: number): boolean {
  return coverage(matte, box) >= leastCovered && undecided(matte) <= MOST_UNDECIDED;
}

/** Share of a box that the matte covers. */
function coverage({ box: part, columns, rows, alpha }: Matte, box: Box): number {
  let sum = 0;
  for (const value of alpha) sum += value;
  const cells = (columns * rows * box.w * box.h) / (part.w * part.h);
  return sum / 255 / cells;
}

/** How much of a box is subject, 0 to 1, from a grid of places in it. */
function shownOf(matte: Matte, { x, y, w, h }: Box): number {
  let sum = 0;
  for (let k = 0; k < SAMPLES ** 2; k++) {
    const [column, row] = [(k % SAMPLES) + 0.5, Math.floor(k / SAMPLES) + 0.5];
    sum += subjectAt(matte, x + (column / SAMPLES) * w, y + (row / SAMPLES) * h);
  }
  return sum / SAMPLES ** 2;
}

/** Cells that are neither ground nor subject, as a share of the subject's area. */
function undecided({ alpha }: Matte): number {
  let between = 0;
  let sum = 0;
  for (const value of alpha) {
    sum += value / 255;
    if (value > 25 && value < 230) between++;
  }
  return between / Math.max(1, sum);
}

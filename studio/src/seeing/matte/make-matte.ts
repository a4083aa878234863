import type { Box } from "@curta/contract";
import type { Engine } from "../network/engine.ts";
import type { Networks } from "../networks.ts";
import { maskPeople } from "../people/mask-people.ts";
import { within } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import type { Matte } from "../../geometry/matte.ts";
import { refinePeople, refineThing } from "./refine.ts";
import { layMask, laySheet, sheetBytes } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";
import { isSilhouette } from "./silhouette.ts";
import type { Subject } from "./subject.ts";

/** Longer side of what the matte is worked out on, and of the matte. */
const COARSE = 270;
const FINE = 540;
/** Last step, for the edges: radius and smoothness of the guided filter, and what counts as all ground and all subject. */
const PEOPLE_EDGES = { radius: 6, smooth: 3e-4, low: 0.06, high: 0.94 } as const;
const EDGES = {
  people: PEOPLE_EDGES,
  silhouette: PEOPLE_EDGES,
  thing: { radius: 5, smooth: 5e-4, low: 0.08, high: 0.92 },
} as const;
/** Parts that are subject from this share on, and how small against the largest they are dropped. */
const CRUMB = 0.3;
const SMALL = 0.04;
/** A thing is one piece: parts of it that lie apart and are smaller than this are ground of its colours, and so is haze. */
const ISLAND = 0.2;
const HAZE = 0.04;
/** The part around the subject that is worked on, in sizes of its box. */
const REACH = { people: 1.25, silhouette: 1.25, thing: 1.5 } as const;
/** Weight of the network's answer for the part alone; the rest is its answer for a wider part, which shows more context. */
const NEAR = 0.7;
const WIDER = 1.8;
/** A matte that covers a smaller share of the subject's box is rejected: this value separates good from bad on six photos. */
const LEAST_COVERED = 0.22;

/**
 * A good matte is mostly all or nothing: so much of it, as a share of the subject's area, may be in between. The five good
 * ones at hand have 0.06 to 0.17; no bad one has been measured.
 */
const MOST_UNDECIDED = 0.3;

/** The pixels of the subject; null where they cannot be told with confidence. */
export function makeMatte(networks: Networks, levels: Levels, { kind, box }: Subject): Matte | null {
  const { engine } = networks;
  const part = grown(box, REACH[kind]);
  const bytes = { coarse: sheetBytes(COARSE * COARSE), fine: sheetBytes(FINE * FINE) };
  // The memory behind the levels is first used for drawing, which ends before anything else is stored there.
  const drawing = 1_000_000 + 16 * levels.list[0].width;
  const at = levels.room(drawing + bytes.coarse + bytes.fine) + drawing;
  const near = maskPeople(networks, levels, part);
  if (kind === "silhouette" && !isSilhouette(near)) return null;
  const wide = maskPeople(networks, levels, grown(box, WIDER));
  const coarse = laySheet(engine, levels, part, COARSE, at);
  layMask(engine, near, coarse, coarse.values);
  layMask(engine, wide, coarse, coarse.before);
  const count = coarse.width * coarse.height;
  const values = engine.floats(coarse.values, count);
  const before = engine.floats(coarse.before, count);
  values.forEach((value, k) => (values[k] = NEAR * value + (1 - NEAR) * (before[k] ?? 0)));
  if (kind === "thing") {
    believeMiddle(coarse, box, values, before);
    refineThing(engine, coarse, box);
  } else refinePeople(engine, coarse);
  const fine = finish(engine, levels, { coarse, at: at + bytes.coarse, kind });
  const matte = matteOf(engine, fine);
  // The limits were found on mattes with their islands.
  if (coverage(matte, box) < LEAST_COVERED || undecided(matte) > MOST_UNDECIDED) return null;
  if (kind === "people") return matte;
  for (const least of [CRUMB, HAZE]) {
    engine.kernel.dropSmall(fine.values, fine.width, fine.height, least, ISLAND, 0, fine.seen, fine.bins);
  }
  return matteOf(engine, fine);
}

function matteOf({ kernel, bytes }: Engine, { part, width, height, values, seen }: Sheet): Matte {
  const count = width * height;
  kernel.toBytes(values, count, seen);
  return { box: part, columns: width, rows: height, alpha: bytes(seen, count).slice() };
}

/** The matte at its final size, with edges that follow the picture's. */
function finish(
  engine: Engine,
  levels: Levels,
  { coarse, at, kind }: { coarse: Sheet; at: number; kind: Subject["kind"] },
): Sheet {
  const { kernel } = engine;
  const fine = laySheet(engine, levels, coarse.part, FINE, at);
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
  const { radius, smooth, low, high } = EDGES[kind];
  kernel.guide(fine.rgb, fine.values, fine.width, fine.height, radius, smooth, fine.work);
  kernel.steepen(fine.values, fine.width * fine.height, low, high);
  // The finer edges leave small parts of the ground that have the subject's colours.
  kernel.dropSmall(fine.values, fine.width, fine.height, CRUMB, SMALL, 0, fine.seen, fine.bins);
  return fine;
}

/** First guess for a thing: the middle of its box, and where the network for people saw somebody. */
function believeMiddle({ part, width, height }: Sheet, box: Box, mask: Float32Array, to: Float32Array): void {
  for (let k = 0; k < to.length; k++) {
    const x = part.x + (((k % width) + 0.5) / width) * part.w;
    const y = part.y + ((Math.floor(k / width) + 0.5) / height) * part.h;
    const across = Math.abs(x - box.x - box.w / 2) / (box.w / 2);
    const down = Math.abs(y - box.y - box.h / 2) / (box.h / 2);
    if (across > 1 || down > 1) {
      to[k] = 0;
      continue;
    }
    const middle = Math.min(0.85, Math.max(0.05, 1.15 - 0.75 * Math.sqrt(across ** 2 + down ** 2)));
    to[k] = Math.max(0.7 * middle, 0.5 * middle + 0.5 * (mask[k] ?? 0));
  }
}

/** Share of a box that the matte covers. */
function coverage({ box: part, columns, rows, alpha }: Matte, box: Box): number {
  let sum = 0;
  for (const value of alpha) sum += value;
  const cells = (columns * rows * box.w * box.h) / (part.w * part.h);
  return sum / 255 / cells;
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

/** A box so much larger around its middle, as far as the picture goes. */
function grown({ x, y, w, h }: Box, by: number): Box {
  return within({ x: x - ((by - 1) / 2) * w, y: y - ((by - 1) / 2) * h, w: by * w, h: by * h });
}

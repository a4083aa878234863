import { type ReadingMemory, withKernelMemory } from "../kernel/kernel.ts";
import type { Plane } from "../plane.ts";
import { resizePlane } from "../plane.ts";
import type { Found } from "./subject.ts";
import type { Thumbnail } from "../thumbnail.ts";

/** Side of the blocks that strokes are counted in, in cells, as the kernel has it. */
const BLOCK = 8;
/** Writing is looked for on the thumbnail and on ones so much smaller: from print to letters as tall as a hand. */
const SCALES = [1, 2, 4] as const;
/** Brightness step that can be the edge of a letter. */
const STROKE = 0.14;
/** Strokes a row of a block has in running text. */
const STROKES_PER_ROW = 2;
/** Mean step of colour, in OKLab, from which a block is no writing: letters are of one colour. */
const MANY_COLOURS = 0.016;
/** Likeness from which a block can be writing, and from which one is taken to belong to it. */
const SEED = 0.4;
const PART = 0.3;
/** A line of text is at least this many blocks long. */
const LEAST_RUN = 3;
/** Share of its box that a region of writing fills at least, slanting or ragged as it may be; and its blocks. */
const LEAST_FILLING = 0.3;
const ENOUGH_BLOCKS = 8;
const MOST_REGIONS = 4;
/** Branches and gravel have strokes too: never surer than this. */
const MOST_CONFIDENCE = 0.65;

/** Regions that look like writing: dense upright strokes of two tones, side by side. The surest first. */
export function findText(fine: Thumbnail): Found[] {
  const found = SCALES.flatMap((scale) => findAtScale(fine, scale));
  return found.toSorted((one, other) => other.confidence - one.confidence).slice(0, MOST_REGIONS);
}

interface Blocks {
  readonly columns: number;
  readonly rows: number;
  /** Likeness to writing per block, 0 to 1. */
  readonly likeness: Float32Array;
}

function findAtScale({ luma, a, b }: Thumbnail, scale: number): Found[] {
  const [light, red, yellow] = [luma, a, b].map((plane) => smaller(plane, scale));
  return withKernelMemory((memory) => {
    const lumaAt = memory.copyIn(light!.values);
    const blocks = strokeBlocks(memory, light!, lumaAt, [red!, yellow!]);
    return regionsOf(blocks)
      .map((region) => ({ region, box: boxOf(blocks, region) }))
      .filter(({ box }) => box.columns >= LEAST_RUN)
      .map(({ region, box }) => {
        const tones = tonesOf(memory, lumaAt, light!.width, blocks, region);
        const likeness = meanOf(region.map((i) => blocks.likeness[i]!));
        const filling = region.length / (box.columns * box.rows);
        return {
          x: (box.x * BLOCK) / light!.width,
          y: (box.y * BLOCK) / light!.height,
          w: (box.columns * BLOCK) / light!.width,
          h: (box.rows * BLOCK) / light!.height,
          confidence:
            MOST_CONFIDENCE *
            printLikeness(tones) *
            Math.min(1, likeness / SEED, filling / LEAST_FILLING, region.length / ENOUGH_BLOCKS),
        };
      })
      .filter(({ confidence }) => confidence > 0);
  });
}

function smaller(plane: Plane, scale: number): Plane {
  let small = plane;
  for (let k = 1; k < scale; k *= 2) small = resizePlane(small, small.width >> 1, small.height >> 1);
  return small;
}

function strokeBlocks(
  memory: ReadingMemory,
  luma: Plane,
  lumaAt: number,
  [a, b]: readonly [Plane, Plane],
): Blocks {
  const { width, height } = luma;
  const columns = Math.floor(width / BLOCK);
  const rows = Math.floor(height / BLOCK);
  const counts = memory.alloc(4 * columns * rows);
  const colours = memory.alloc(4 * columns * rows);
  memory.kernel.strokes(
    lumaAt,
    memory.copyIn(a.values),
    memory.copyIn(b.values),
    width,
    height,
    STROKE,
    counts,
    colours,
  );
  const colour = memory.readFloats(colours, columns * rows);
  const likeness = memory.readFloats(counts, columns * rows).map((strokes, i) => {
    const dense = Math.min(1, strokes / (STROKES_PER_ROW * BLOCK));
    return dense * Math.max(0, 1 - colour[i]! / MANY_COLOURS);
  });
  return { columns, rows, likeness };
}

/** Blocks that hang together, by their numbers. */
function regionsOf({ columns, likeness }: Blocks): number[][] {
  const seen = new Uint8Array(likeness.length);
  const regions: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || likeness[start]! < SEED) continue;
    const region = [start];
    seen[start] = 1;
    for (const i of region) {
      const x = i % columns;
      for (const j of [x > 0 ? i - 1 : -1, x < columns - 1 ? i + 1 : -1, i - columns, i + columns]) {
        if (j < 0 || j >= seen.length || seen[j] || likeness[j]! < PART) continue;
        seen[j] = 1;
        region.push(j);
      }
    }
    regions.push(region);
  }
  return regions;
}

/** The tones of each block of a region: share, mean and deviation of the darker, then of the lighter one. */
function tonesOf(
  memory: ReadingMemory,
  luma: number,
  width: number,
  { columns }: Blocks,
  region: readonly number[],
) {
  const blocks = Int32Array.from(region.flatMap((i) => [i % columns, Math.floor(i / columns)]));
  const out = memory.alloc(24 * region.length);
  memory.kernel.twoTones(luma, width, memory.copyIn(blocks), region.length, memory.alloc(256), out);
  return memory.readFloats(out, 6 * region.length);
}

/**
 * How much a region is like print by its tones, 0 to 1: little ink on an even ground that is everywhere the lighter or
 * everywhere the darker tone. Fur, leaves, gravel and machines have ground as uneven as ink, and change sides.
 */
function printLikeness(tones: Float32Array): number {
  const blocks = Array.from({ length: tones.length / 6 }, (_, k) => {
    const [darkShare = 0, dark = 0, darkSpread = 0, lightShare = 0, light = 0, lightSpread = 0] =
      tones.subarray(6 * k);
    const gap = Math.max(0.01, light - dark);
    const isDark = darkShare > lightShare;
    const uneven = (isDark ? darkSpread : lightSpread) / gap;
    return { gap, isDark, uneven, ink: Math.min(darkShare, lightShare) };
  });
  const dark = blocks.filter(({ isDark }) => isDark).length / blocks.length;
  return (
    ramp(Math.abs(2 * dark - 1), 0.5, 0.9) *
    (1 - ramp(meanOf(blocks.map(({ uneven }) => uneven)), 0.15, 0.21)) *
    (1 - ramp(meanOf(blocks.map(({ ink }) => ink)), 0.31, 0.38)) *
    ramp(meanOf(blocks.map(({ gap }) => gap)), 0.1, 0.25)
  );
}

/** Rises from 0 at `low` to 1 at `high`. */
function ramp(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function boxOf({ columns }: Blocks, region: readonly number[]) {
  const xs = region.map((i) => i % columns);
  const ys = region.map((i) => Math.floor(i / columns));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

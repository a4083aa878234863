import type { Plane } from "./plane.ts";
import { makePlane } from "./plane.ts";
import type { Found } from "./subject.ts";
import type { Thumbnail } from "./thumbnail.ts";

/** Side of the blocks that strokes are counted in, in cells of the fine thumbnail. */
const BLOCK = 8;
/** Brightness step that can be the edge of a letter. */
const STROKE = 0.14;
/** Strokes a row of a block has in running text. */
const STROKES_PER_ROW = 2;
/** A line of text is at least this many blocks long. */
const LEAST_RUN = 3;
const MOST_REGIONS = 4;
/** Branches and gravel have strokes too: never surer than this. */
const MOST_CONFIDENCE = 0.65;

/** Regions that look like writing: dense upright strokes of two tones, side by side. The surest first. */
export function findText(fine: Thumbnail): Found[] {
  const blocks = strokeBlocks(fine);
  const seen = new Uint8Array(blocks.values.length);
  const found: Found[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || (blocks.values[start] ?? 0) < 0.5) continue;
    const region = regionFrom(blocks, seen, start);
    const box = boxOf(blocks, region);
    if (box.columns < LEAST_RUN) continue;
    const mean = region.reduce((sum, i) => sum + (blocks.values[i] ?? 0), 0) / region.length;
    const filling = region.length / (box.columns * box.rows);
    found.push({
      x: box.x / blocks.width,
      y: box.y / blocks.height,
      w: box.columns / blocks.width,
      h: box.rows / blocks.height,
      confidence: MOST_CONFIDENCE * mean * Math.min(1, filling / 0.6) * Math.min(1, region.length / 10),
    });
  }
  return found.toSorted((one, other) => other.confidence - one.confidence).slice(0, MOST_REGIONS);
}

/** Likeness to writing per block, 0 to 1. */
function strokeBlocks({ width, height, luma, a, b }: Thumbnail): Plane {
  return makePlane(Math.floor(width / BLOCK), Math.floor(height / BLOCK), (blockX, blockY) => {
    let strokes = 0;
    let colour = 0;
    for (let y = blockY * BLOCK; y < (blockY + 1) * BLOCK; y++) {
      let direction = 0;
      for (let x = Math.max(1, blockX * BLOCK); x < Math.min(width - 1, (blockX + 1) * BLOCK); x++) {
        const i = y * width + x;
        const step = luma.values[i + 1]! - luma.values[i - 1]!;
        colour += Math.hypot(a.values[i]! - a.values[i - 1]!, b.values[i]! - b.values[i - 1]!);
        if (Math.abs(step) < STROKE || Math.sign(step) === direction) continue;
        direction = Math.sign(step);
        strokes++;
      }
    }
    const dense = Math.min(1, strokes / (STROKES_PER_ROW * BLOCK));
    const twoToned = Math.max(0, 1 - colour / (BLOCK * BLOCK) / 0.016);
    return dense * twoToned;
  });
}

function regionFrom({ width, values }: Plane, seen: Uint8Array, start: number): number[] {
  const region = [start];
  seen[start] = 1;
  for (let k = 0; k < region.length; k++) {
    const i = region[k] ?? 0;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= values.length || seen[j] || (values[j] ?? 0) < 0.35) continue;
      seen[j] = 1;
      region.push(j);
    }
  }
  return region;
}

function boxOf({ width }: Plane, region: readonly number[]) {
  const xs = region.map((i) => i % width);
  const ys = region.map((i) => Math.floor(i / width));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

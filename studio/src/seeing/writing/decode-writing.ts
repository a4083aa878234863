import type { Box } from "@curta/contract";
import type { Output } from "../network/network.ts";

/** A line or block of writing, or a QR code; what it says is not read. */
export interface SeenWriting {
  readonly box: Box;
  readonly confidence: number;
  /** It is a QR code; left out for all else. */
  readonly isCode?: true;
}

/** Cells of at least this probability belong to writing; the mean over them is how sure the box is. */
const CELL = 0.3;
const LEAST = 0.6;
/** Smaller boxes, in cells, are specks. */
const LEAST_SIDE = 3;
/** The network marks the core of lines only: boxes grow by this share of area over perimeter (Liao et al., DB, 2020). */
const GROWTH = 1.5;

/** Boxes, in shares of the input, around connected cells of PP-OCR's probability map (rows x columns x 1). */
export function decodeWriting({ width, height, stride, values }: Output): SeenWriting[] {
  const seen = new Uint8Array(width * height);
  const found: SeenWriting[] = [];
  const at = (cell: number) => values[cell * stride] ?? 0;
  for (let start = 0; start < width * height; start++) {
    if (seen[start] || at(start) < CELL) continue;
    const part = partFrom(start, { width, height, seen, at });
    const w = part.right - part.left + 1;
    const h = part.bottom - part.top + 1;
    const confidence = part.sum / part.count;
    if (Math.min(w, h) < LEAST_SIDE || confidence < LEAST) continue;
    const grow = (GROWTH * w * h) / (2 * (w + h));
    const left = Math.max(0, part.left - grow);
    const top = Math.max(0, part.top - grow);
    const box = {
      x: left / width,
      y: top / height,
      w: (Math.min(width, part.right + 1 + grow) - left) / width,
      h: (Math.min(height, part.bottom + 1 + grow) - top) / height,
    };
    found.push({ box, confidence });
  }
  return found;
}

interface Cells {
  readonly width: number;
  readonly height: number;
  readonly seen: Uint8Array;
  readonly at: (cell: number) => number;
}

/** The part that a cell belongs to, by its four neighbours: extent, number of cells, sum of probabilities. */
function partFrom(start: number, { width, height, seen, at }: Cells) {
  const part = { left: width, right: 0, top: height, bottom: 0, count: 0, sum: 0 };
  const queue = [start];
  seen[start] = 1;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    const x = cell % width;
    const y = (cell - x) / width;
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
    part.count++;
    part.sum += at(cell);
    const neighbours = [
      x > 0 ? cell - 1 : -1,
      x < width - 1 ? cell + 1 : -1,
      cell - width,
      y < height - 1 ? cell + width : -1,
    ];
    for (const next of neighbours) {
      if (next < 0 || seen[next] || at(next) < CELL) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return part;
}

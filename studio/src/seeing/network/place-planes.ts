import { strideOf } from "./operations.ts";
import type { Model, Size } from "./operations.ts";

const FLOAT_BYTES = 4;
/** Cache lines; also what vector loads may touch behind the end of a plane. */
const ALIGNMENT = 64;
/** Matrix products work on so many rows at once and may write beyond the last row. */
const ROWS_AT_ONCE = 4;

/** Where planes lie while a network runs. */
export interface Placement {
  /** Offset in bytes for each plane. */
  readonly offsets: readonly number[];
  readonly bytes: number;
}

interface Life {
  readonly plane: number;
  readonly bytes: number;
  /** First and last step that it is needed in. */
  readonly from: number;
  readonly to: number;
}

/** Gives planes that are never needed at the same time the same memory: largest first, each at the lowest free offset. */
export function placePlanes(model: Model): Placement {
  const lives = livesOf(model).toSorted((one, other) => other.bytes - one.bytes || one.plane - other.plane);
  const offsets: number[] = model.planes.map(() => 0);
  const placed: (Life & { offset: number })[] = [];
  for (const life of lives) {
    const others = placed
      .filter(({ from, to }) => from <= life.to && to >= life.from)
      .toSorted((one, other) => one.offset - other.offset);
    let offset = 0;
    for (const other of others) {
      if (other.offset >= offset + life.bytes) break;
      offset = Math.max(offset, other.offset + other.bytes);
    }
    offsets[life.plane] = offset;
    placed.push({ ...life, offset });
  }
  return { offsets, bytes: Math.max(...placed.map(({ offset, bytes }) => offset + bytes)) };
}

function livesOf({ planes, steps, outputs }: Model): Life[] {
  return planes.map((size, plane) => {
    const uses = steps.flatMap(({ from, other, to }, k) => ([from, other, to].includes(plane) ? [k] : []));
    return {
      plane,
      bytes: bytesOf(size),
      from: plane === 0 ? 0 : Math.min(...uses),
      to: outputs.includes(plane) ? steps.length : Math.max(0, ...uses),
    };
  });
}

function bytesOf(size: Size): number {
  const places = Math.ceil((size.height * size.width) / ROWS_AT_ONCE) * ROWS_AT_ONCE;
  return Math.ceil((places * strideOf(size) * FLOAT_BYTES) / ALIGNMENT + 1) * ALIGNMENT;
}

import { type PictureLevel, type PicturePlane, repeatEdges } from "../memory/levels.ts";

// What would be seen behind the subject, as far as that is known: colours of the ground around it run into its place,
// ever more blurred towards its middle (pull-push). It is seen only where the two layers part, next to the subject's edge.

/** A map of numbers, row by row. */
interface Grid {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** The part of a level that is filled, in samples of chroma. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cells around the subject whose colours run into its place. */
const AROUND = 24;

/**
 * Replaces the subject in a level of the picture.
 * @param hidden a plane of any size that says where the subject and what is mixed with it are, 0 to 255
 */
export function fillGround(memory: WebAssembly.Memory, level: PictureLevel, hidden: PicturePlane): void {
  const bytes = new Uint8Array(memory.buffer);
  const known = knownCells(bytes, level.chromaU, hidden);
  if (known === null) return;
  const { part, shares } = known;
  for (const plane of [level.chromaU, level.chromaV]) {
    const filled = pullPush(cellsOf(bytes, plane, part, 1), shares);
    write(bytes, plane, part, { filled, shares, step: 1 });
  }
  const filled = pullPush(cellsOf(bytes, level.luma, part, 2), shares);
  write(bytes, level.luma, part, { filled, shares, step: 2 });
  for (const plane of [level.luma, level.chromaU, level.chromaV]) repeatEdges(bytes, plane);
}

/** Where the ground is known, 0 to 1, in the part around the subject; null where there is no subject. */
function knownCells(
  bytes: Uint8Array,
  chroma: PicturePlane,
  hidden: PicturePlane,
): { part: Part; shares: Grid } | null {
  const at = (column: number, row: number): number => {
    const x = Math.min(hidden.width - 1, Math.floor(((column + 0.5) / chroma.width) * hidden.width));
    const y = Math.min(hidden.height - 1, Math.floor(((row + 0.5) / chroma.height) * hidden.height));
    return bytes[hidden.address + y * hidden.stride + x] ?? 0;
  };
  let [left, top, right, bottom] = [chroma.width, chroma.height, 0, 0];
  for (let row = 0; row < chroma.height; row += 4) {
    for (let column = 0; column < chroma.width; column += 4) {
      if (at(column, row) === 0) continue;
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    }
  }
  if (right < left) return null;
  [left, top] = [Math.max(0, left - AROUND), Math.max(0, top - AROUND)];
  const width = Math.min(chroma.width, right + AROUND) - left;
  const height = Math.min(chroma.height, bottom + AROUND) - top;
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      values[row * width + column] = 1 - at(left + column, top + row) / 255;
    }
  }
  return { part: { left, top, width, height }, shares: { width, height, values } };
}

/** A part of a plane that has `step` samples to a cell in each direction. */
function cellsOf(
  bytes: Uint8Array,
  { address, stride }: PicturePlane,
  { left, top, width, height }: Part,
  step: 1 | 2,
): Grid {
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    let from = address + step * (top + row) * stride + step * left;
    for (let column = 0; column < width; column++, from += step) {
      const one = bytes[from] ?? 0;
      values[row * width + column] =
        step === 1
          ? one
          : (one + (bytes[from + 1] ?? 0) + (bytes[from + stride] ?? 0) + (bytes[from + stride + 1] ?? 0)) /
            4;
    }
  }
  return { width, height, values };
}

/** Cells, and where they are not known means of those around: from the coarsest map back to the finest. */
function pullPush(cells: Grid, shares: Grid): Grid {
  const { width, height } = cells;
  if (width <= 2 && height <= 2) return meanOf(cells, shares);
  const smaller = halved(cells, shares);
  const coarse = pullPush(smaller.cells, smaller.shares);
  const values = cells.values.map((value, at) => {
    const share = shares.values[at] ?? 0;
    return share >= 1
      ? value
      : value * share + (1 - share) * between(coarse, at % width, Math.floor(at / width));
  });
  return { width, height, values };
}

function meanOf({ width, height, values }: Grid, shares: Grid): Grid {
  let [sum, count] = [0, 1e-6];
  values.forEach((value, at) => {
    sum += value * (shares.values[at] ?? 0);
    count += shares.values[at] ?? 0;
  });
  return { width, height, values: values.map(() => sum / count) };
}

/** Maps of half the size: means of what is known, and how much of that there is. */
function halved(cells: Grid, shares: Grid): { cells: Grid; shares: Grid } {
  const [width, height] = [Math.ceil(cells.width / 2), Math.ceil(cells.height / 2)];
  const [values, known] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let [sum, count] = [0, 0];
      for (let k = 0; k < 4; k++) {
        const [x, y] = [2 * column + (k & 1), 2 * row + (k >> 1)];
        if (x >= cells.width || y >= cells.height) continue;
        const share = shares.values[y * cells.width + x] ?? 0;
        sum += share * (cells.values[y * cells.width + x] ?? 0);
        count += share;
      }
      values[row * width + column] = count > 0 ? sum / count : 0;
      known[row * width + column] = Math.min(1, count);
    }
  }
  return { cells: { width, height, values }, shares: { width, height, values: known } };
}

/** The value of a map of half the size at a cell, between four of its own. */
function between({ width, height, values }: Grid, column: number, row: number): number {
  const [u, v] = [column / 2 - 0.25, row / 2 - 0.25];
  const [left, top] = [Math.max(0, Math.floor(u)), Math.max(0, Math.floor(v))];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [x, y] = [Math.max(0, u - left), Math.max(0, v - top)];
  const upper = (values[top * width + left] ?? 0) * (1 - x) + (values[top * width + right] ?? 0) * x;
  const lower = (values[bottom * width + left] ?? 0) * (1 - x) + (values[bottom * width + right] ?? 0) * x;
  return upper * (1 - y) + lower * y;
}

function write(
  bytes: Uint8Array,
  { address, stride }: PicturePlane,
  { left, top, width, height }: Part,
  { filled, shares, step }: { filled: Grid; shares: Grid; step: 1 | 2 },
): void {
  for (let row = 0; row < step * height; row++) {
    const to = address + (step * top + row) * stride + step * left;
    for (let column = 0; column < step * width; column++) {
      const cell = (step === 1 ? row : row >> 1) * width + (step === 1 ? column : column >> 1);
      if (isKnownAround(shares, cell)) continue;
      const share = step === 1 ? (shares.values[cell] ?? 1) : between(shares, column, row);
      const value = step === 1 ? (filled.values[cell] ?? 0) : between(filled, column, row);
      bytes[to + column] = (bytes[to + column] ?? 0) * share + value * (1 - share) + 0.5;
    }
  }
}

/** Whether a cell and those beside it are ground. */
function isKnownAround({ values, width }: Grid, cell: number): boolean {
  const least = Math.min(
    values[cell] ?? 1,
    values[cell - 1] ?? 1,
    values[cell + 1] ?? 1,
    values[cell - width] ?? 1,
    values[cell + width] ?? 1,
  );
  return least >= 1;
}

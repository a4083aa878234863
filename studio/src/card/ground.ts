import type { CardGround } from "../direction/framing/cards/card.ts";
import type { Picture } from "../picture.ts";

/** Cells that the ground is blurred on: so few that nothing of the photo can be made out. */
const COLUMNS = 18;
const ROWS = 32;
/** Pixels of the photo that are looked at for a cell, along each side. */
const SAMPLES = 6;
/**
 * Mean level of the ground, 0 to 255, as a share of the photo's and its ends: dark enough for white letters (4.5:1), light
 * enough not to look empty, and not so dark that a yellow becomes mud.
 */
const LEVEL = { share: 0.6, least: 72, most: 116 } as const;
/** How much lighter than the photo it may be. */
const MOST_GAIN = 1.7;
/** What is left of the differences between its parts: a dark corner of the photo makes no hole beside it. */
const CONTRAST = 0.64;
const COLOUR = 1.45;

/** Levels of the grounds of one colour, as above, and how strong their colour is. A dark photo lies on a dark one. */
const LIGHT = {
  flat: { share: 0.75, least: 44, most: 88, saturation: 1.3 },
  black: { share: 0, least: 16, most: 16, saturation: 0.6 },
} as const;
/** Light falls on it about here, in shares of the height, and from there it darkens to the corners. */
const LIT = { y: 0.36, most: 1.14, fall: 0.75 } as const;

/** Mean red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

/**
 * What a card's photo lies on, made of the photo's middle: interleaved RGB of the size, of one level for every photo.
 * Blurred it shows the photo's colours where they are; flat it is of its strongest colour; black hardly has any.
 */
export function drawGround(
  photo: Picture,
  size: { readonly width: number; readonly height: number },
  name: CardGround,
): Uint8Array<ArrayBuffer> {
  const soft = blurred(blurred(cellsOf(photo)));
  const cells =
    name === "blurred"
      ? toned(soft)
      : shaded(strongestOf(soft), levelFor(soft, LIGHT[name]), LIGHT[name].saturation);
  const { width, height } = size;
  const rgb = new Uint8Array(3 * width * height);
  const row = new Float64Array(3 * COLUMNS);
  const places = Float64Array.from({ length: width }, (_, x) => {
    return clampTo(COLUMNS, ((x + 0.5) / width) * COLUMNS - 0.5);
  });
  for (let y = 0; y < height; y += 1) {
    mixRows(cells, clampTo(ROWS, ((y + 0.5) / height) * ROWS - 0.5), row);
    spreadRow(row, places, rgb.subarray(3 * width * y, 3 * width * (y + 1)));
  }
  return rgb;
}

/** Writes one row of pixels from a row of cells, and of each pixel its place among them. */
function spreadRow(row: Float64Array, places: Float64Array, line: Uint8Array): void {
  for (let x = 0, p = 0; x < places.length; x += 1) {
    const u = places[x] ?? 0;
    const column = Math.floor(u);
    const share = u - column;
    const [left, step] = [3 * column, column < COLUMNS - 1 ? 3 : 0];
    for (let i = left; i < left + 3; i += 1, p += 1) {
      const from = row[i] ?? 0;
      // Stored without its fraction. No level is negative.
      line[p] = from + share * ((row[i + step] ?? 0) - from) + 0.5;
    }
  }
}

function clampTo(count: number, place: number): number {
  return Math.min(count - 1, Math.max(0, place));
}

/** The cells at a height between two rows. */
function mixRows(cells: Float64Array, v: number, row: Float64Array): void {
  const [upper, lower] = [Math.floor(v), Math.min(ROWS - 1, Math.floor(v) + 1)];
  for (let i = 0; i < row.length; i += 1) {
    const from = cells[upper * row.length + i] ?? 0;
    row[i] = from + (v - upper) * ((cells[lower * row.length + i] ?? 0) - from);
  }
}

/** Mean colours of the photo's largest 9:16 part. */
function cellsOf({ width, height, rgb }: Picture): Float64Array {
  const cells = new Float64Array(3 * COLUMNS * ROWS);
  const cell = Math.min(width / COLUMNS, height / ROWS);
  const [left, top] = [(width - cell * COLUMNS) / 2, (height - cell * ROWS) / 2];
  const colour = [0, 0, 0];
  for (let i = 0; i < COLUMNS * ROWS; i += 1) {
    colour.fill(0);
    for (let k = 0; k < SAMPLES * SAMPLES; k += 1) {
      const x = Math.floor(left + ((i % COLUMNS) + ((k % SAMPLES) + 0.5) / SAMPLES) * cell);
      const y = Math.floor(
        top + (Math.floor(i / COLUMNS) + (Math.floor(k / SAMPLES) + 0.5) / SAMPLES) * cell,
      );
      const p = 3 * (y * width + x);
      for (let c = 0; c < 3; c += 1) colour[c] = (colour[c] ?? 0) + (rgb[p + c] ?? 0) / (SAMPLES * SAMPLES);
    }
    cells.set(colour, 3 * i);
  }
  return cells;
}

/** Each cell becomes the mean of the nine around it; edges repeat. */
function blurred(cells: Float64Array): Float64Array {
  const at = (column: number, row: number, c: number): number => {
    const x = Math.min(COLUMNS - 1, Math.max(0, column));
    const y = Math.min(ROWS - 1, Math.max(0, row));
    return cells[3 * (y * COLUMNS + x) + c] ?? 0;
  };
  return cells.map((_, index) => {
    const c = index % 3;
    const column = ((index - c) / 3) % COLUMNS;
    const row = Math.floor(index / 3 / COLUMNS);
    let sum = 0;
    for (let k = 0; k < 9; k += 1) sum += at(column + (k % 3) - 1, row + Math.floor(k / 3) - 1, c);
    return sum / 9;
  });
}

/** The mean colour of the cells, each as heavy as it is colourful. */
function strongestOf(cells: Float64Array): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  let all = 0;
  for (let i = 0; i < cells.length; i += 3) {
    const cell = cells.subarray(i, i + 3);
    const weight = 1 + (Math.max(...cell) - Math.min(...cell)) ** 2;
    cell.forEach((level, c) => (sum[c] = (sum[c] ?? 0) + weight * level));
    all += weight;
  }
  return [sum[0] / all, sum[1] / all, sum[2] / all];
}

/** One colour, lighter where light falls on it from above. */
function shaded(colour: Rgb, level: number, saturation: number): Float64Array {
  const bright = Math.max(1, greyOf(colour));
  const tone = colour.map((each) => (level / bright) * (bright + saturation * (each - bright)));
  return Float64Array.from({ length: 3 * COLUMNS * ROWS }, (_, index) => {
    const i = Math.floor(index / 3);
    const [u, v] = [(i % COLUMNS) / (COLUMNS - 1) - 0.5, Math.floor(i / COLUMNS) / (ROWS - 1) - LIT.y];
    const light = LIT.most - LIT.fall * (u * u + v * v);
    return Math.min(255, Math.max(0, light * (tone[index % 3] ?? 0)));
  });
}

/** Brings the cells to the ground's level, nearer to each other, with stronger colours. */
function toned(cells: Float64Array): Float64Array {
  const mean = meanOf(cells);
  const gain = Math.min(MOST_GAIN, levelFor(cells, LEVEL) / Math.max(1, greyOf(mean)));
  const near = cells.map((level, i) => {
    const whole = mean[i % 3] ?? 0;
    return gain * (whole + CONTRAST * (level - whole));
  });
  return near.map((level, i) => {
    const first = i - (i % 3);
    const grey = greyOf([near[first] ?? 0, near[first + 1] ?? 0, near[first + 2] ?? 0]);
    return Math.min(255, Math.max(0, grey + COLOUR * (level - grey)));
  });
}

/** The level of a ground for a photo of these cells. */
function levelFor(
  cells: Float64Array,
  { share, least, most }: Readonly<Record<"share" | "least" | "most", number>>,
): number {
  return Math.min(most, Math.max(least, share * greyOf(meanOf(cells))));
}

function meanOf(cells: Float64Array): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  cells.forEach((level, i) => (sum[i % 3] = (sum[i % 3] ?? 0) + level));
  const count = cells.length / 3;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Luma (BT.709). */
function greyOf([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

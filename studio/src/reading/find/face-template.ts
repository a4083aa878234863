/** Cells of the pattern: about the fewest that still show eyes, nose and mouth apart. */
const WIDTH = 14;
const HEIGHT = 18;
/** Numbers of a row: four patterns, each 16 columns wide. */
const ROW = 64;
/** Parts of the face that are compared, in half heights from its middle: from forehead or brows to upper lip. Mouths smile. */
const FOREHEAD = -0.62;
const BROWS = -0.45;
const BOTTOM = 0.42;

/** A soft spot of light (positive) or shade; centre and spread in half widths and half heights from the middle. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly spreadX: number;
  readonly spreadY: number;
  readonly light: number;
}

/** What evenly lit frontal faces have in common, drawn by hand. */
const SPOTS: readonly Spot[] = [
  { x: -0.46, y: -0.12, spreadX: 0.2, spreadY: 0.1, light: -0.9 },
  { x: 0.46, y: -0.12, spreadX: 0.2, spreadY: 0.1, light: -0.9 },
  { x: -0.46, y: -0.32, spreadX: 0.26, spreadY: 0.07, light: -0.35 },
  { x: 0.46, y: -0.32, spreadX: 0.26, spreadY: 0.07, light: -0.35 },
  { x: 0, y: -0.62, spreadX: 0.5, spreadY: 0.2, light: 0.2 },
  { x: 0, y: 0.05, spreadX: 0.13, spreadY: 0.3, light: 0.35 },
  { x: -0.45, y: 0.2, spreadX: 0.24, spreadY: 0.16, light: 0.3 },
  { x: 0.45, y: 0.2, spreadX: 0.24, spreadY: 0.16, light: 0.3 },
  { x: 0, y: 0.34, spreadX: 0.26, spreadY: 0.06, light: -0.3 },
];

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

export interface FaceTemplate {
  readonly width: number;
  readonly height: number;
  /** How many cells count. */
  readonly cells: number;
  /** Of the head, in radians clockwise. */
  readonly tilt: number;
  /**
   * For each row and four columns 16 numbers: which cells count, and unit patterns at right angles to one another and
   * to an even light: a face, light from the side, light from above.
   */
  readonly numbers: Float32Array;
}

/** The pattern of an open face. */
export const TEMPLATE: FaceTemplate = drawTemplate(FOREHEAD, 0);
/** The same without the forehead, over which hair may fall. */
export const FRINGED: FaceTemplate = drawTemplate(BROWS, 0);
/** The same of a head that is held aslant, in radians clockwise. */
const TILT = 0.21;
export const TILTED: readonly FaceTemplate[] = [-TILT, TILT].map((tilt) => drawTemplate(FOREHEAD, tilt));
export const TILTED_FRINGED: readonly FaceTemplate[] = [-TILT, TILT].map((tilt) => drawTemplate(BROWS, tilt));

function drawTemplate(top: number, tilt: number): FaceTemplate {
  const cells = ovalCells(top, tilt);
  const sideways = unit(centred(cells.map((cell) => cell.u)));
  const downwards = unit(centred(cells.map((cell) => cell.v)));
  const drawn = centred(cells.map(({ u, v }) => 1 - 0.3 * Math.hypot(u, v) ** 4 + spotLight(u, v)));
  const face = unit(without(without(drawn, sideways), downwards));
  return {
    width: WIDTH,
    height: HEIGHT,
    cells: cells.length,
    tilt,
    numbers: inRows(cells, [cells.map(() => 1), face, sideways, downwards]),
  };
}

/** Patterns of the cells as rows of four vectors. */
function inRows(cells: readonly Cell[], patterns: readonly (readonly number[])[]): Float32Array {
  const numbers = new Float32Array(HEIGHT * ROW);
  patterns.forEach((pattern, k) => {
    cells.forEach(({ x, y }, i) => {
      numbers[y * ROW + (x >> 2) * 16 + k * 4 + (x & 3)] = pattern[i]!;
    });
  });
  return numbers;
}

function ovalCells(top: number, tilt: number): Cell[] {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const cells: Cell[] = [];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const right = x + 0.5 - WIDTH / 2;
      const down = y + 0.5 - HEIGHT / 2;
      const u = (2 * (right * cos + down * sin)) / WIDTH;
      const v = (2 * (down * cos - right * sin)) / HEIGHT;
      if (Math.hypot(u, v) < 0.98 && v > top && v < BOTTOM) cells.push({ x, y, u, v });
    }
  }
  return cells;
}

function spotLight(u: number, v: number): number {
  return SPOTS.reduce((sum, spot) => {
    const distance = ((u - spot.x) / spot.spreadX) ** 2 + ((v - spot.y) / spot.spreadY) ** 2;
    return sum + spot.light * Math.exp(-distance / 2);
  }, 0);
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function unit(values: readonly number[]): number[] {
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}

function without(values: readonly number[], direction: readonly number[]): number[] {
  const along = values.reduce((sum, value, i) => sum + value * (direction[i] ?? 0), 0);
  return values.map((value, i) => value - along * (direction[i] ?? 0));
}

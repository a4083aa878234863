import type { Picture } from "../picture.ts";
import { boxBlur, makePlane, mapPlane, type Plane, resizePlane } from "../reading/plane.ts";

/** Side of the blocks that a picture is averaged over before the filter, in pixels. */
const BLOCK_PX = 8;
/** Windows reach so many blocks to each side: over several of the blocks in which a JPEG keeps colour. */
const RADIUS = 3;
/** Variance of luma (8-bit levels, squared) above which an edge of luma keeps an edge of colour. */
const EDGE = 130;
/** Shares of red, green and blue in luma (ITU-R BT.601, as JPEG has it). */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114] as const;

/** Colour less luma as a line over luma: `slope * luma + offset`, for each column of the picture and row of blocks. */
interface Line {
  readonly slope: Plane;
  readonly offset: Plane;
}

/**
 * Smooths the colour of a picture in place and keeps its luma: within each window colour becomes a linear function of
 * luma, by the fast guided filter (He, Sun: Fast Guided Filter, arXiv:1505.00996). Patches of wrong colour that a JPEG
 * of few bits leaves in even ground go; edges of colour that are edges of luma too stay.
 * @param strength 0 changes nothing, 1 replaces all colour
 */
export function smoothChroma(picture: Picture, strength: number): void {
  if (strength <= 0) return;
  const { red, luma, blue } = averageBlocks(picture);
  const [ofRed, ofBlue] = [lineOver(luma, red, picture.width), lineOver(luma, blue, picture.width)];
  const { rgb, width, height } = picture;
  for (let y = 0; y < height; y++) {
    const row = y * width * 3;
    const { upper, lower, way } = rowsAround(y, luma.height, width);
    for (let x = 0; x < width; x++) {
      const at = row + 3 * x;
      const l = RED * rgb[at]! + GREEN * rgb[at + 1]! + BLUE * rgb[at + 2]!;
      const cr = mix(rgb[at]! - l, lineAt(ofRed, l, upper + x, lower + x, way), strength);
      const cb = mix(rgb[at + 2]! - l, lineAt(ofBlue, l, upper + x, lower + x, way), strength);
      rgb[at] = clamp(l + cr);
      rgb[at + 1] = clamp(l - (RED * cr + BLUE * cb) / GREEN);
      rgb[at + 2] = clamp(l + cb);
    }
  }
}

/** Means of luma, and of red and blue less luma, over blocks of the picture. */
function averageBlocks({ rgb, width, height }: Picture): { luma: Plane; red: Plane; blue: Plane } {
  const [columns, rows] = [Math.ceil(width / BLOCK_PX), Math.ceil(height / BLOCK_PX)];
  const [luma, red, blue, count] = Array.from({ length: 4 }, () => makePlane(columns, rows));
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK_PX) * columns;
    for (let x = 0; x < width; x++, at += 3) {
      const cell = row + Math.floor(x / BLOCK_PX);
      const l = RED * rgb[at]! + GREEN * rgb[at + 1]! + BLUE * rgb[at + 2]!;
      luma!.values[cell]! += l;
      red!.values[cell]! += rgb[at]! - l;
      blue!.values[cell]! += rgb[at + 2]! - l;
      count!.values[cell]! += 1;
    }
  }
  const mean = (plane: Plane) => mapPlane(plane, (sum, cell) => sum / count!.values[cell]!);
  return { luma: mean(luma!), red: mean(red!), blue: mean(blue!) };
}

/** The line that fits colour over luma best within the windows around each block. */
function lineOver(luma: Plane, colour: Plane, width: number): Line {
  const product = mapPlane(luma, (l, cell) => l * colour.values[cell]!);
  const square = mapPlane(luma, (l) => l * l);
  const [meanLuma, meanColour, meanProduct, meanSquare] = [luma, colour, product, square].map((plane) =>
    boxBlur(plane, RADIUS),
  );
  const slope = mapPlane(meanLuma!, (l, cell) => {
    const covariance = meanProduct!.values[cell]! - l * meanColour!.values[cell]!;
    return covariance / (Math.max(0, meanSquare!.values[cell]! - l * l) + EDGE);
  });
  const offset = mapPlane(meanColour!, (mean, cell) => mean - slope.values[cell]! * meanLuma!.values[cell]!);
  const across = (plane: Plane) => resizePlane(boxBlur(plane, RADIUS), width, plane.height);
  return { slope: across(slope), offset: across(offset) };
}

/** Where the rows of blocks above and below a row of pixels begin, and how far it is between them. */
function rowsAround(y: number, rows: number, width: number) {
  const at = Math.min(rows - 1, Math.max(0, (y + 0.5) / BLOCK_PX - 0.5));
  const upper = Math.floor(at);
  return { upper: upper * width, lower: Math.min(rows - 1, upper + 1) * width, way: at - upper };
}

function lineAt({ slope, offset }: Line, luma: number, upper: number, lower: number, way: number): number {
  const above = slope.values[upper]! * luma + offset.values[upper]!;
  const below = slope.values[lower]! * luma + offset.values[lower]!;
  return mix(above, below, way);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}

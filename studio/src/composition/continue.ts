import type { Picture } from "../picture.ts";
import type { Plane } from "../reading/plane.ts";
import type { Canvas } from "./continue-edge.ts";
import type { Fill } from "./continue-fill.ts";
import { fillAround, mirrored } from "./continue-fill.ts";

/** Depth of the zone in which the sharp mirror image gives way to soft colours, as a share of the height. */
const BLEND = 0.08;
/** How much darker the continuation is at the far edge of a black picture; the lighter it is, the less. */
const FALL_OFF = 0.2;
/** Half the range of the grain that keeps soft areas from looking like plastic, in 8-bit levels. */
const GRAIN = 3;

/**
 * Continues a picture beyond its edges: with its own mirror image at first, where that shows nothing but ground, which
 * gives way to the colours at the edge, ever softer with distance: out of focus before anybody can mistake it for part
 * of the photo.
 */
export function continueBeyond(cut: Picture, canvas: Canvas): Picture {
  const rgb = new Uint8Array(canvas.width * canvas.height * 3);
  const brush = brushOf(cut, canvas);
  const right = canvas.x + cut.width;
  for (let y = 0; y < canvas.height; y++) {
    const inside = y - canvas.y;
    if (inside < 0 || inside >= cut.height) {
      paintRow(rgb, brush, y, 0, canvas.width);
      continue;
    }
    const row = cut.rgb.subarray(inside * cut.width * 3, (inside + 1) * cut.width * 3);
    rgb.set(row, (y * canvas.width + canvas.x) * 3);
    if (canvas.x > 0) paintRow(rgb, brush, y, 0, canvas.x);
    if (right < canvas.width) paintRow(rgb, brush, y, right, canvas.width);
  }
  return { width: canvas.width, height: canvas.height, rgb };
}

/** What the continuation is painted with. */
interface Brush {
  readonly cut: Picture;
  readonly canvas: Canvas;
  readonly fill: Fill;
  /** By distance from the edge: share of the sharp mirror image, and of light that is lost. */
  readonly sharp: Float32Array;
  readonly loss: Float32Array;
  /** Per column: distance from the edge, column of the mirror image, position on the coarse canvas. */
  readonly away: Int32Array;
  readonly mirror: Int32Array;
  readonly coarse: Float32Array;
}

function brushOf(cut: Picture, canvas: Canvas): Brush {
  const { width, height, x, y } = canvas;
  const reach = Math.max(x, y, height - y - cut.height, width - x - cut.width);
  const blend = BLEND * height;
  const distances = { length: width + height };
  const columns = { length: width };
  const fill = fillAround(cut, canvas, blend);
  const cells = fill.mirror.width;
  return {
    cut,
    canvas,
    fill,
    sharp: Float32Array.from(distances, (_, away) => Math.max(0, 1 - away / blend) ** 2),
    loss: Float32Array.from(distances, (_, away) => (FALL_OFF * Math.min(1.4, away / reach) ** 1.5) / 255),
    away: Int32Array.from(columns, (_, at) => beyond(at - x, cut.width)),
    mirror: Int32Array.from(columns, (_, at) => mirrored(at - x, cut.width)),
    coarse: Float32Array.from(columns, (_, at) => coarseAt(at, width, cells)),
  };
}

/** Paints one row of the canvas from one column up to another. */
function paintRow(rgb: Uint8Array, brush: Brush, y: number, from: number, to: number): void {
  const { cut, canvas, fill, sharp, loss, away, mirror, coarse } = brush;
  const source = mirrored(y - canvas.y, cut.height) * cut.width;
  const dy = beyond(y - canvas.y, cut.height);
  const [reds, greens, blues, shown] = [...fill.colours, fill.mirror].map((plane) =>
    rowOf(plane, y, canvas.height),
  );
  let noise = Math.imul(y + 1, 0x9e3779b1);
  for (let x = from, p = (y * canvas.width + from) * 3; x < to; x++, p += 3) {
    const distance = dy + away[x]!;
    const at = coarse[x]! | 0;
    const way = coarse[x]! - at;
    const near = sharp[distance]! * (shown![at]! + (shown![at + 1]! - shown![at]!) * way);
    const far = 1 - near;
    noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
    const grain = ((noise >>> 16) / 65536 - 0.5) * GRAIN * far + 0.5;
    const q = (source + mirror[x]!) * 3;
    const red = cut.rgb[q]! * near + (reds![at]! + (reds![at + 1]! - reds![at]!) * way) * far;
    const green = cut.rgb[q + 1]! * near + (greens![at]! + (greens![at + 1]! - greens![at]!) * way) * far;
    const blue = cut.rgb[q + 2]! * near + (blues![at]! + (blues![at + 1]! - blues![at]!) * way) * far;
    const light = 1 - loss[distance]! * (255 - green);
    rgb[p] = byte(red * light + grain);
    rgb[p + 1] = byte(green * light + grain);
    rgb[p + 2] = byte(blue * light + grain);
  }
}

function byte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value | 0;
}

/** A coarse plane's row at row `y` of the canvas, between the two nearest. */
function rowOf({ width, height, values }: Plane, y: number, canvasHeight: number): Float32Array {
  const at = coarseAt(y, canvasHeight, height);
  const upper = Math.floor(at) * width;
  const row = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const value = values[upper + x]!;
    row[x] = value + (values[upper + width + x]! - value) * (at % 1);
  }
  return row;
}

/** Where a pixel lies on the coarse canvas; always before the last cell. */
function coarseAt(at: number, size: number, cells: number): number {
  return Math.min(cells - 1.001, Math.max(0, ((at + 0.5) * cells) / size - 0.5));
}

/** How far outside 0..size a position lies. */
function beyond(at: number, size: number): number {
  return at < 0 ? -at : Math.max(0, at - size + 1);
}

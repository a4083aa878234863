import type { GroundDesign } from "../../direction/timeline-effects.ts";
import type { FrameSize } from "../memory/slot.ts";

/** Sizes of the designs are those of a frame 1080 wide. */
const FILM_WIDTH = 1080;
const DOT_DISTANCE = 54;
const DOTS = { smallest: 2, largest: 12.5 } as const;
const STRIPE_WIDTH = 108;
const RAYS = 28;
const RAYS_FROM = { x: 0.5, y: 0.46 } as const;

/** How much of each pixel of a frame is the design and not the plain ground, 0 to 255. */
export function designShares(design: GroundDesign, size: FrameSize): Uint8Array {
  const shares = new Uint8Array(size.width * size.height);
  DESIGNS[design](shares, size);
  return shares;
}

const DESIGNS: Readonly<Record<GroundDesign, (shares: Uint8Array, size: FrameSize) => void>> = {
  dots: paintDots,
  rays: paintRays,
  stripes: paintStripes,
};

/** Dots that are larger from top to bottom, in rows that are shifted against each other. */
function paintDots(shares: Uint8Array, { width, height }: FrameSize): void {
  const scale = width / FILM_WIDTH;
  const distance = DOT_DISTANCE * scale;
  for (let row = 0; (row * distance) / 2 < height + distance; row++) {
    const y = ((row + 0.5) * distance) / 2;
    const grown = (DOTS.largest - DOTS.smallest) * Math.min(1, y / height);
    const radius = (DOTS.smallest + grown) * scale;
    for (let x = row % 2 === 0 ? distance / 2 : 0; x < width + distance; x += distance) {
      paintDot(shares, { width, height }, { x, y, radius });
    }
  }
}

function paintDot(
  shares: Uint8Array,
  { width, height }: FrameSize,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  const reach = Math.ceil(radius + 1);
  for (let row = Math.max(0, Math.floor(y) - reach); row < Math.min(height, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x) - reach); column < Math.min(width, x + reach); column++) {
      const away = Math.sqrt((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2);
      const share = Math.min(1, Math.max(0, radius - away + 0.5));
      if (share > 0) shares[row * width + column] = Math.round(255 * share);
    }
  }
}

/** Every second ray from the middle of the frame. In each row a ray is what lies between two places. */
function paintRays(shares: Uint8Array, { width, height }: FrameSize): void {
  const middle = { x: RAYS_FROM.x * width, y: RAYS_FROM.y * height };
  const slopes = Array.from({ length: RAYS }, (_, edge) => 1 / Math.tan((Math.PI * (edge + 0.5)) / RAYS));
  for (let row = 0; row < height; row++) {
    const down = row + 0.5 - middle.y;
    const edges = slopes.map((slope) => middle.x + down * slope).toSorted((a, b) => a - b);
    for (let ray = 0; ray + 1 < edges.length; ray += 2) {
      paintSpan(shares, row * width, width, edges[ray] ?? 0, edges[ray + 1] ?? 0);
    }
  }
}

/** Diagonal stripes: each row is the one above, moved by a pixel. */
function paintStripes(shares: Uint8Array, { width, height }: FrameSize): void {
  const period = Math.round((2 * STRIPE_WIDTH * width) / FILM_WIDTH);
  const line = new Uint8Array(width + 2 * period);
  for (let from = 0; from < line.length; from += period) {
    paintSpan(line, 0, line.length, from + 0.5, from + period / 2 + 0.5);
  }
  for (let row = 0; row < height; row++) {
    shares.set(line.subarray(row % period, (row % period) + width), row * width);
  }
}

/** Fills a row from one place to another; pixels at the ends in part. */
function paintSpan(shares: Uint8Array, row: number, width: number, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(width, to)];
  if (right <= left) return;
  const [first, last] = [Math.floor(left), Math.min(width - 1, Math.floor(right))];
  shares.fill(255, row + first, row + last);
  shares[row + first] = Math.round(255 * (Math.min(first + 1, right) - left));
  if (last > first) shares[row + last] = Math.round(255 * (right - last));
}

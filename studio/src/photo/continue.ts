import type { Picture } from "../picture.ts";
import type { Plane } from "../reading/plane.ts";
import { boxBlur, makePlane } from "../reading/plane.ts";

/** The picture that is wanted, and where in it the given one lies, in pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** Width of the coarse canvas that the continuation is drawn on; it is soft, so it needs no more. */
const COARSE_WIDTH = 180;
/** Depth of the zone in which the sharp mirror image gives way to the soft one, as a share of the height. */
const BLEND = 0.09;
/** Depth of the strip along the edge that is mirrored, as a share of the picture: no mountains above the sky. */
const BAND = 0.07;
/** How much darker the continuation is at the far edge. */
const FALL_OFF = 0.22;
/** Half the range of the grain that keeps soft areas from looking like plastic, in 8-bit levels. */
const GRAIN = 3;

/**
 * Continues a picture beyond its edges with its own mirror image, which grows ever softer and a little darker
 * with distance: seamless at the edge, and out of focus before anybody can mistake it for part of the photo.
 */
export function continueBeyond(cut: Picture, canvas: Canvas): Picture {
  const soft = softLevels(cut, canvas);
  const rgb = new Uint8Array(canvas.width * canvas.height * 3);
  const blend = BLEND * canvas.height;
  const reach = Math.max(
    canvas.x,
    canvas.y,
    canvas.height - canvas.y - cut.height,
    canvas.width - canvas.x - cut.width,
  );
  let noise = 1;
  for (let y = 0, p = 0; y < canvas.height; y++) {
    const sourceY = mirrored(y - canvas.y, cut.height) * cut.width;
    const dy = beyond(y - canvas.y, cut.height);
    for (let x = 0; x < canvas.width; x++, p += 3) {
      const q = (sourceY + mirrored(x - canvas.x, cut.width)) * 3;
      const distance = dy + beyond(x - canvas.x, cut.width);
      if (distance === 0) {
        rgb[p] = cut.rgb[q]!;
        rgb[p + 1] = cut.rgb[q + 1]!;
        rgb[p + 2] = cut.rgb[q + 2]!;
        continue;
      }
      const nearness = Math.max(0, 1 - distance / blend) ** 2;
      const far = Math.min(1, distance / (3 * blend));
      const shade = 1 - FALL_OFF * (distance / reach) ** 1.5;
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
      const grain = ((noise >>> 16) / 65536 - 0.5) * GRAIN * (1 - nearness);
      const i = y * canvas.width + x;
      for (let channel = 0; channel < 3; channel++) {
        const blurred =
          sample(soft.near[channel]!, i, canvas) * (1 - far) + sample(soft.far[channel]!, i, canvas) * far;
        const value = (cut.rgb[q + channel]! * nearness + blurred * (1 - nearness)) * shade + grain;
        rgb[p + channel] = Math.min(255, Math.max(0, Math.round(value)));
      }
    }
  }
  return { width: canvas.width, height: canvas.height, rgb };
}

/** The mirrored canvas per channel at two softnesses, coarse. */
function softLevels(cut: Picture, canvas: Canvas): { near: Plane[]; far: Plane[] } {
  const step = canvas.width / COARSE_WIDTH;
  const height = Math.round(canvas.height / step);
  const near: Plane[] = [];
  const far: Plane[] = [];
  for (let channel = 0; channel < 3; channel++) {
    const plane = makePlane(COARSE_WIDTH, height, (x, y) => {
      const sourceX = mirrored(Math.floor((x + 0.5) * step) - canvas.x, cut.width);
      const sourceY = mirrored(Math.floor((y + 0.5) * step) - canvas.y, cut.height);
      return cut.rgb[(sourceY * cut.width + sourceX) * 3 + channel] ?? 0;
    });
    const softer = boxBlur(boxBlur(plane, 4), 4);
    near.push(softer);
    far.push(boxBlur(boxBlur(boxBlur(softer, 12), 12), 12));
  }
  return { near, far };
}

/** Bilinear value of a coarse plane at pixel `i` of the canvas. */
function sample({ width, height, values }: Plane, i: number, canvas: Canvas): number {
  const x = Math.min(width - 1.001, Math.max(0, (((i % canvas.width) + 0.5) * width) / canvas.width - 0.5));
  const y = Math.min(
    height - 1.001,
    Math.max(0, ((Math.floor(i / canvas.width) + 0.5) * height) / canvas.height - 0.5),
  );
  const at = Math.floor(y) * width + Math.floor(x);
  const fx = x % 1;
  const fy = y % 1;
  const upper = values[at]! * (1 - fx) + values[at + 1]! * fx;
  const lower = values[at + width]! * (1 - fx) + values[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}

/** How far outside 0..size a position lies. */
function beyond(at: number, size: number): number {
  return at < 0 ? -at : Math.max(0, at - size + 1);
}

/** Reflects a position outside back into a band along the edge, to and fro, so that only what lies near it is seen. */
function mirrored(at: number, size: number): number {
  if (at >= 0 && at < size) return at;
  const band = Math.max(1, Math.round(size * BAND));
  const folded = beyondBy(at, size) % (2 * band);
  const depth = folded < band ? folded : 2 * band - 1 - folded;
  return at < 0 ? depth : size - 1 - depth;
}

function beyondBy(at: number, size: number): number {
  return at < 0 ? -at - 1 : at - size;
}

import type { Panel, Print } from "../direction/framing/cards/card.ts";
import type { Area } from "../geometry/area.ts";
import type { Picture } from "../picture.ts";
import { cornerShare, shadowShare } from "./panel-edge.ts";
import { resizePart, storeRounded } from "./resize-part.ts";
import { boxIn } from "./sample-plan.ts";

/** Red, green and blue of the paper: a warm white that keeps below full, so that a brighter grade still has room. */
const PAPER = [243, 240, 233] as const;
/** All lengths in shares of the card's width: of the shadow, how far it lies below the paper, and of the corners. */
const REACH = 0.05;
const DROP = 0.008;
const CORNER = 0.005;
/** The paper's edge around the photo casts this much shade into it. */
const INNER_SHADE = 0.16;
const INNER_REACH = 0.005;

/** Lays a part of the photo over the card as a print: in a white border, askew, with a soft shadow. */
export function drawPrint(out: Picture, photo: Picture, panel: Panel & { readonly print: Print }): void {
  const { tilt } = panel.print;
  const paper = boxIn(panel.print.paper, out);
  const inner = boxIn(panel.place, out);
  const image = upright(photo, panel, inner);
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const [across, down] = [(paper.left + paper.right) / 2, (paper.top + paper.bottom) / 2];
  const reach = REACH * out.width;
  const around = boundsOf(paper, tilt, reach + DROP * out.width, out);
  const seen = [0, 0, 0];
  for (let y = around.top; y < around.bottom; y += 1) {
    for (let x = around.left; x < around.right; x += 1) {
      const [dx, dy] = [x + 0.5 - across, y + 0.5 - down];
      // Where the pixel lies on the print before it was turned.
      const [u, v] = [across + cos * dx + sin * dy, down - sin * dx + cos * dy];
      const at = 3 * (y * out.width + x);
      const kept = 1 - shadowShare(u, v - DROP * out.width, paper, reach);
      const onPaper = cornerShare(u, v, paper, CORNER * out.width);
      if (kept === 1 && onPaper === 0) continue;
      const onPhoto = onPaper === 0 ? 0 : cornerShare(u, v, inner, 1);
      const shade = 1 - INNER_SHADE * edgeShare(u, v, inner, INNER_REACH * out.width);
      if (onPhoto > 0) levelsAt(image, u - inner.left, v - inner.top, seen);
      for (let c = 0; c < 3; c += 1) {
        const print = (PAPER[c] ?? 0) * (1 - onPhoto) + shade * (seen[c] ?? 0) * onPhoto;
        out.rgb[at + c] = Math.round((out.rgb[at + c] ?? 0) * kept * (1 - onPaper) + print * onPaper);
      }
    }
  }
}

/** A panel's photo in the size of its place, not turned yet. */
function upright(photo: Picture, { part }: Panel, { left, top, right, bottom }: Area): Picture {
  const size = { width: right - left, height: bottom - top };
  const rgb = new Uint8Array(3 * size.width * size.height);
  resizePart(photo, part, size, (line, y) => {
    storeRounded(rgb.subarray(y * line.length, (y + 1) * line.length), line);
  });
  return { ...size, rgb };
}

/** The pixels that a turned box and its shadow may touch. */
function boundsOf(box: Area, tilt: number, margin: number, { width, height }: Picture): Area {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const wider = (Math.abs(Math.sin(tilt)) * h) / 2 + margin;
  const taller = (Math.abs(Math.sin(tilt)) * w) / 2 + margin;
  return {
    left: Math.max(0, Math.floor(box.left - wider)),
    top: Math.max(0, Math.floor(box.top - taller)),
    right: Math.min(width, Math.ceil(box.right + wider)),
    bottom: Math.min(height, Math.ceil(box.bottom + taller)),
  };
}

/** How near a place within a box is to its edge: 1 at it, 0 from `reach` pixels on. */
function edgeShare(x: number, y: number, { left, top, right, bottom }: Area, reach: number): number {
  const inside = Math.min(x - left, right - x, y - top, bottom - y);
  return Math.min(1, Math.max(0, 1 - inside / reach));
}

/** The levels between pixels, from the four around the place (in pixels; the middle of the first is at 0.5). */
function levelsAt({ width, height, rgb }: Picture, x: number, y: number, levels: number[]): void {
  const [u, v] = [clamp(x - 0.5, width), clamp(y - 0.5, height)];
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [across, down] = [u - left, v - top];
  const first = 3 * (top * width + left);
  const [right, below] = [left + 1 < width ? 3 : 0, top + 1 < height ? 3 * width : 0];
  for (let c = 0, at = first; c < 3; c += 1, at += 1) {
    const upper = between(rgb[at] ?? 0, rgb[at + right] ?? 0, across);
    const lower = between(rgb[at + below] ?? 0, rgb[at + below + right] ?? 0, across);
    levels[c] = between(upper, lower, down);
  }
}

function between(one: number, other: number, share: number): number {
  return one + share * (other - one);
}

function clamp(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, place));
}

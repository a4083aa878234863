import type { Card, CardGround, Panel } from "../direction/framing/cards/card.ts";
import type { Picture } from "../picture.ts";
import { drawGround } from "./ground.ts";
import { cornerShare, shadowShare } from "./panel-edge.ts";
import type { Area } from "../geometry/area.ts";
import { drawPrint } from "./draw-print.ts";
import { resizePart, storeRounded } from "./resize-part.ts";
import { boxIn } from "./sample-plan.ts";

/**
 * Draws a card: the photo's panels on a ground made of the photo itself. Pure: the same arguments give the same bytes.
 * @param size of the card in pixels
 */
export function composeCard(
  photo: Picture,
  card: Card,
  size: { readonly width: number; readonly height: number },
  ground: CardGround,
): Picture {
  const rgb = drawGround(photo, size, ground);
  const out = { ...size, rgb };
  for (const panel of card) {
    if (panel.print === undefined) drawShadow(out, boxIn(panel.place, size));
  }
  for (const panel of card) {
    if (panel.print === undefined) drawPanel(out, photo, panel);
    else drawPrint(out, photo, { ...panel, print: panel.print });
  }
  return out;
}

/** Darkens the ground around a panel, so that the photo stands off from it. */
function drawShadow({ width, height, rgb }: Picture, box: Area): void {
  const reach = Math.round(width * 0.04);
  const [left, right] = [Math.max(0, box.left - reach), Math.min(width, box.right + reach)];
  const [top, bottom] = [Math.max(0, box.top - reach), Math.min(height, box.bottom + reach)];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const kept = 1 - shadowShare(x + 0.5, y + 0.5, box, reach);
      const p = 3 * (y * width + x);
      for (let c = 0; c < 3; c += 1) rgb[p + c] = (rgb[p + c] ?? 0) * kept;
    }
  }
}

/** Lays a part of the photo over the card, with rounded corners. */
function drawPanel(out: Picture, photo: Picture, { part, place }: Panel): void {
  const box = boxIn(place, out);
  const radius = Math.round(out.width * 0.018);
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  resizePart(photo, part, size, (line, row) => {
    const y = box.top + row;
    const start = 3 * (y * out.width + box.left);
    const under = out.rgb.subarray(start, start + line.length);
    // Between the corners all of a row lies inside.
    const isRounded = row < radius || row >= size.height - radius;
    if (isRounded) layOver(under, line, (x) => cornerShare(box.left + x + 0.5, y + 0.5, box, radius));
    else storeRounded(under, line);
  });
}

/** Mixes a row of interleaved RGB with what is there; `shareAt` tells how much of a pixel it covers. */
function layOver(out: Uint8Array, line: Float32Array, shareAt: (pixel: number) => number): void {
  for (let pixel = 0; 3 * pixel < out.length; pixel += 1) {
    const share = shareAt(pixel);
    for (let i = 3 * pixel; i < 3 * pixel + 3; i += 1) {
      const below = out[i] ?? 0;
      out[i] = Math.round(below + share * ((line[i] ?? 0) - below));
    }
  }
}

import type { Card, Panel } from "../direction/framing/card.ts";
import type { Picture } from "../picture.ts";
import { drawGround } from "./ground.ts";
import { cornerShare, shadowShare } from "./panel-edge.ts";
import type { Area } from "../geometry/area.ts";
import { boxIn, type SamplePlan, samplePlan } from "./sample-plan.ts";

/**
 * Draws a card: the photo's panels on a blurred, darkened ground made of the photo itself. Pure: the same photo and
 * size give the same bytes.
 * @param size of the card in pixels
 */
export function composeCard(
  photo: Picture,
  card: Card,
  size: { readonly width: number; readonly height: number },
): Picture {
  const rgb = drawGround(photo, size);
  const out = { ...size, rgb };
  for (const panel of card) drawShadow(out, boxIn(panel.place, size));
  for (const panel of card) drawPanel(out, photo, panel);
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
  const source = boxIn(part, photo);
  const columns = samplePlan(source.left, source.right, box.right - box.left);
  const rows = samplePlan(source.top, source.bottom, box.bottom - box.top);
  const radius = Math.round(out.width * 0.018);
  const line = new Float32Array(3 * (box.right - box.left));
  for (let y = box.top; y < box.bottom; y += 1) {
    line.fill(0);
    for (let k = 0; k < rows.taps; k += 1) {
      const index = (y - box.top) * rows.taps + k;
      addLine(line, photo, rows.at[index] ?? 0, rows.weight[index] ?? 0, columns);
    }
    for (let x = box.left; x < box.right; x += 1) {
      const alpha = cornerShare(x + 0.5, y + 0.5, box, radius);
      const [from, to] = [3 * (x - box.left), 3 * (y * out.width + x)];
      for (let c = 0; c < 3; c += 1) {
        const below = out.rgb[to + c] ?? 0;
        out.rgb[to + c] = Math.round(below + alpha * ((line[from + c] ?? 0) - below));
      }
    }
  }
}

/** Adds a share of one of the photo's rows, at the output's columns. */
function addLine(line: Float32Array, photo: Picture, row: number, share: number, columns: SamplePlan): void {
  const { taps, at, weight } = columns;
  const start = row * photo.width;
  for (let i = 0, index = 0; i < line.length; i += 3) {
    for (let k = 0; k < taps; k += 1, index += 1) {
      const p = 3 * (start + (at[index] ?? 0));
      const w = share * (weight[index] ?? 0);
      line[i] = (line[i] ?? 0) + w * (photo.rgb[p] ?? 0);
      line[i + 1] = (line[i + 1] ?? 0) + w * (photo.rgb[p + 1] ?? 0);
      line[i + 2] = (line[i + 2] ?? 0) + w * (photo.rgb[p + 2] ?? 0);
    }
  }
}

import { expect, test } from "vitest";
import { paint } from "../../../testing/pictures.ts";
import { createRandom } from "../../random.ts";
import { edgeSharpness, sharpnessAt } from "./edge-sharpness.ts";

/** Stripes of 40 pixels on the left, whose edges are so many pixels wide, and sharp ones on the right; grey below. */
function stripes(soft: number, contrast: number) {
  return paint(1200, 1200, (x, y) => {
    const value = y >= 800 ? 0.5 : stripeAt(x, x < 600 ? soft : 1);
    const level = Math.round(128 + contrast * (value - 0.5));
    return [level, level, level];
  });
}

function stripeAt(x: number, edge: number): number {
  const within = x % 80;
  return within < 40 ? Math.min(1, within / edge) : 1 - Math.min(1, (within - 40) / edge);
}

test("edges that are a few cells wide are less sharp, whatever their contrast", () => {
  for (const contrast of [80, 200]) {
    const edges = edgeSharpness(stripes(10, contrast));
    expect(sharpnessAt(edges, 0.75, 0.33, 0.3)).toBeCloseTo(1, 1);
    expect(sharpnessAt(edges, 0.25, 0.33, 0.3)).toBeLessThan(0.6);
  }
  expect(sharpnessAt(edgeSharpness(stripes(1, 80)), 0.25, 0.33, 0.3)).toBeCloseTo(1, 1);
});

test("where there is no edge nothing is known", () => {
  const edges = edgeSharpness(stripes(10, 200));
  expect(sharpnessAt(edges, 0.5, 0.9, 0.1)).toBeNull();
  expect(sharpnessAt(edgeSharpness(paint(20, 20, () => [9, 9, 9])), 0.5, 0.5, 1)).toBeNull();
});

test("grain makes no soft edge sharp", () => {
  const random = createRandom(1, "grain");
  const clean = stripes(10, 80);
  const rgb = Uint8Array.from(clean.rgb);
  for (let at = 0; at < rgb.length; at += 3)
    rgb.fill(rgb[at]! + Math.round(24 * (random.next() - 0.5)), at, at + 3);
  const edges = edgeSharpness({ ...clean, rgb });
  expect(sharpnessAt(edges, 0.75, 0.33, 0.3)).toBeCloseTo(1, 1);
  expect(sharpnessAt(edges, 0.25, 0.33, 0.3)).toBeLessThan(0.65);
});

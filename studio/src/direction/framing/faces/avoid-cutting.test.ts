import { expect, test } from "vitest";
import { avoidCutting } from "./avoid-cutting.ts";
import { keptFace } from "./face-geometry.ts";
import { cutsLine } from "../written-lines.ts";
import { viewOf } from "../view.ts";

const cover = { width: 0.5, height: 1 };
const face = { x: 0.3, y: 0.3, w: 0.07, h: 0.1 };
const kept = keptFace(face, cover);
/** The framing found for one whose left edge lies so far to the right of what must be kept of a face. */
function found(zoom: number, cut: number) {
  const wished = { x: kept.left + cut + (0.5 * cover.width) / zoom, y: 0.5, zoom, roll: 0 };
  const range = { widest: 1.06, closest: 3, sweep: (framing: typeof wished) => [viewOf(framing, cover)] };
  const { framing, harm } = avoidCutting(
    wished,
    { cover, faces: [face], titles: [], core: null, aim: wished },
    range,
  );
  return { moved: framing.x - wished.x, harm };
}

test("a framing whose edge touches a face stays where it is, whatever rounding makes of it", () => {
  for (let zoom = 1.1; zoom < 2; zoom += 0.01) expect(found(zoom, 0)).toEqual({ moved: 0, harm: 0 });
});

test("a framing that cuts a face is shifted until it shows it, with a little air", () => {
  const { moved, harm } = found(1.5, 0.01);
  expect(harm).toBe(0);
  expect(moved).toBeLessThan(-0.01);
  expect(moved).toBeGreaterThan(-0.02);
});

test.each([0.52, 0.46, 0.4])(
  "a shot opens to %s of its zoom where nothing closer shows all that it must",
  (factor) => {
    const wished = { x: 0.5, y: 0.5, zoom: 3, roll: 0 };
    // What must be in view is a little less high than the view at this factor.
    const high = 0.99 / (3 * factor);
    const core = { left: 0.48, right: 0.52, top: 0.5 - high / 2, bottom: 0.5 + high / 2 };
    const range = { widest: 1.06, closest: 3, sweep: (framing: typeof wished) => [viewOf(framing, cover)] };
    const { framing, harm } = avoidCutting(
      wished,
      { cover, faces: [], titles: [], core, aim: wished },
      range,
    );
    expect([framing.zoom, harm]).toEqual([expect.closeTo(3 * factor), 0]);
  },
);

test("a framing whose edge lies across a title shows what is beside it", () => {
  const wished = { x: 0.5, y: 0.5, zoom: 1.6, roll: 0 };
  const title = { left: 0.1, right: 0.9, top: 0.16, bottom: 0.26 };
  const range = { widest: 1, closest: 3, sweep: (framing: typeof wished) => [viewOf(framing, cover)] };
  const constraints = { cover, faces: [], titles: [title], core: null, aim: wished };
  expect(cutsLine(viewOf(wished, cover), [title])).toBe(true);
  const { framing } = avoidCutting(wished, constraints, range);
  expect(viewOf(framing, cover).top).toBeGreaterThan(title.bottom);
  expect(framing.y - wished.y).toBeLessThan(0.12);
});

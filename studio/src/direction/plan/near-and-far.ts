import type { Reading, ShotSize, StoryShot, Target } from "@curta/contract";
import { frameTarget } from "../framing/framing.ts";

/** Less apart, sizes of shots look the same. */
const LEAST_VARIED = 1.2;
/** So many times farther away, in turn. */
const FARTHER = [1, 1.5, 2.2];
/** From how near a thing is shown, in turn. */
const DISTANCES: readonly ShotSize[] = ["close-up", "medium", "extreme-close-up"];

/** Views of one thing from near and far. What is tiny has as many pixels in each size of shot: it is shown with more around it. */
export function nearAndFar(target: Target, reading: Reading): Pick<StoryShot, "size" | "target">[] {
  const zooms = DISTANCES.map((size) => frameTarget(target, size, reading).framing.zoom);
  const isVaried = Math.max(...zooms) > LEAST_VARIED * Math.min(...zooms);
  if (isVaried) return DISTANCES.map((size) => ({ size, target }));
  const { x, y, zoom } = frameTarget(target, "close-up", reading).framing;
  return FARTHER.map((times): Pick<StoryShot, "size" | "target"> => {
    if (times === 1 || zoom < times) return { size: "close-up", target };
    return { size: "medium", target: viewAt({ x, y }, times / zoom) };
  });
}

/** A view with its middle at a place, in shares of the picture, that shows a share of the largest view. */
export function viewAt(
  { x, y }: { readonly x: number; readonly y: number },
  share: number,
): Extract<Target, { kind: "view" }> {
  return { kind: "view", x: percent(x), y: percent(y), share: percent(share) };
}

function percent(share: number): number {
  return Math.round(100 * share);
}

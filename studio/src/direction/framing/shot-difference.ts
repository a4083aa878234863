import type { Reading, StoryShot } from "@curta/contract";
import { frameTarget } from "./framing.ts";

/** Viewers notice a cut if the picture changes size by this factor, or moves by a third of the frame. */
const LEAST_STEP = 1.22;
const LEAST_WAY = 1 / 3;

/** Shots of different pictures always differ by this much. */
const OTHER_PICTURE = 4;

/** How far two shots show different framings; from 1 on a cut between them does not look like a jump. */
export function difference(
  one: Pick<StoryShot, "size" | "target">,
  other: Pick<StoryShot, "size" | "target">,
  reading: Reading,
): number {
  const { framing: a, stage } = frameTarget(one.target, one.size, reading);
  const { framing: b, stage: second } = frameTarget(other.target, other.size, reading);
  if (stage.source !== second.source) return OTHER_PICTURE;
  const [across, down] = [(a.x - b.x) / stage.cover.width, (a.y - b.y) / stage.cover.height];
  const step = Math.abs(Math.log(a.zoom / b.zoom)) / Math.log(LEAST_STEP);
  const way = (Math.hypot(across, down) * Math.min(a.zoom, b.zoom)) / LEAST_WAY;
  return Math.max(step, way);
}

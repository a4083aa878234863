import type { Area } from "../../geometry/area.ts";
import { type Cover, leastStripZoom } from "../../geometry/cover.ts";
import type { Framing } from "../timeline.ts";

/** How much each strip's camera comes nearer. */
export const STRIP_PUSH = 1.06;

/** What one of so many strips of the frame shows of the picture. */
export function stripOf({ x, y, zoom }: Framing, cover: Cover, count: number): Area {
  const [across, down] = [(0.5 * cover.width) / zoom, (0.5 * cover.height) / zoom / count];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

/** A framing, moved and enlarged until its strip shows nothing outside of the picture. */
export function insideOf(framing: Framing, cover: Cover, count: number): Framing {
  const zoom = Math.max(leastStripZoom(cover, 1 / count), framing.zoom);
  const [across, down] = [(0.5 * cover.width) / zoom, (0.5 * cover.height) / zoom / count];
  return { x: clamp(framing.x, across), y: clamp(framing.y, down), zoom, roll: 0 };
}

/** A middle at least so far from both ends of the picture. */
function clamp(value: number, half: number): number {
  return Math.min(1 - half, Math.max(half, value));
}

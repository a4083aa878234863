import type { Area } from "../../geometry/area.ts";
import type { Cover } from "../../geometry/cover.ts";
import type { Framing } from "../timeline.ts";

/** What a framing shows of a picture with this cover. */
export function viewOf({ x, y, zoom }: Framing, cover: Cover): Area {
  const [across, down] = [(0.5 * cover.width) / zoom, (0.5 * cover.height) / zoom];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

/** Moves a framing so that it shows nothing outside the picture, with `margin` (a share of the view) to spare. */
export function keepInside(framing: Framing, cover: Cover, margin = 0): Framing {
  const zoom = Math.max(1, framing.zoom);
  const half = (part: number): number => Math.min(0.5, ((0.5 + margin) * part) / zoom);
  return {
    x: clamp(framing.x, half(cover.width)),
    y: clamp(framing.y, half(cover.height)),
    zoom,
    roll: framing.roll,
  };
}

function clamp(value: number, half: number): number {
  return Math.min(1 - half, Math.max(half, value));
}

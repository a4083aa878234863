import type { Area } from "../geometry/area.ts";

/** The darkest that a shadow makes the ground. */
const SHADOW = 0.5;

/** How much of a pixel at a place lies inside a box with rounded corners, 0 to 1. */
export function cornerShare(x: number, y: number, box: Area, radius: number): number {
  const across = Math.max(box.left + radius - x, x - (box.right - radius), 0);
  const down = Math.max(box.top + radius - y, y - (box.bottom - radius), 0);
  return Math.min(1, Math.max(0, radius + 0.5 - distance(across, down)));
}

/** How much darker the ground is at a place near a box: most at its edge, nothing from `reach` pixels on. */
export function shadowShare(x: number, y: number, box: Area, reach: number): number {
  const across = Math.max(box.left - x, x - box.right, 0);
  const down = Math.max(box.top - y, y - box.bottom, 0);
  const near = Math.max(0, 1 - distance(across, down) / reach);
  return SHADOW * near * near;
}

/** `Math.hypot`, and the same number without it beside a straight edge and inside, where nearly all places are. */
function distance(across: number, down: number): number {
  return across === 0 || down === 0 ? across + down : Math.hypot(across, down);
}

import type { CameraKey, Framing } from "../timeline.ts";

type Ease = CameraKey["ease"];

/** Share of the way travelled after `t` (0 to 1) of the time. */
export const EASE_CURVES: Readonly<Record<Ease, (t: number) => number>> = {
  linear: (t) => t,
  in: (t) => t * t * t,
  out: (t) => 1 - (1 - t) ** 3,
  "in-out": (t) => t * t * (3 - 2 * t),
};

/**
 * Where the camera looks at frame `at` of its shot (fractions allowed). Zoom travels geometrically, so
 * that a push feels equally fast throughout, and the centre travels with the width of the view, so that
 * the point that a push goes for stands still on the screen instead of swimming.
 */
export function framingAt(keys: readonly CameraKey[], at: number): Framing {
  const first = keys[0];
  const last = keys[keys.length - 1];
  if (first === undefined || last === undefined) return { x: 0.5, y: 0.5, zoom: 1, roll: 0 };
  if (at <= first.at) return first;
  if (at >= last.at) return last;
  let next = 1;
  while ((keys[next]?.at ?? Infinity) < at) next += 1;
  const from = keys[next - 1] ?? first;
  const to = keys[next] ?? last;
  return framingBetween(from, to, EASE_CURVES[to.ease]((at - from.at) / (to.at - from.at)));
}

/** The framing `share` (0 to 1) of the way from one framing to another. */
export function framingBetween(from: Framing, to: Framing, share: number): Framing {
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  const widthChange = 1 / to.zoom - 1 / from.zoom;
  const travelled = Math.abs(widthChange) < 1e-3 ? share : (1 / zoom - 1 / from.zoom) / widthChange;
  return {
    x: from.x + (to.x - from.x) * travelled,
    y: from.y + (to.y - from.y) * travelled,
    zoom,
    roll: from.roll + (to.roll - from.roll) * share,
  };
}

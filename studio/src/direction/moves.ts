import type { Effect, Move } from "@curta/contract";
import { keepInside } from "./framing.ts";
import type { CameraKey, Framing } from "./timeline.ts";

/** Share by which a slow push zooms in one second. */
const PUSH_PER_SECOND = 0.03;
/** Share of the view that a pan travels in one second. */
const PAN_PER_SECOND = 0.07;
const FPS = 30;

export interface Path {
  readonly from: Framing;
  readonly to: Framing;
  readonly ease: CameraKey["ease"];
}

/** The way of the camera over `frames` frames around a framing; `speed` 1 is the style's usual pace. */
export function pathOf(
  move: Move,
  framing: Framing,
  {
    frames,
    speed,
    effects,
    side,
  }: { frames: number; speed: number; effects: readonly Effect[]; side: 1 | -1 },
): Path {
  const pace = speed * (effects.includes("slow") ? 0.55 : 1) * (effects.includes("fast") ? 1.9 : 1);
  const seconds = frames / FPS;
  const push = Math.exp(PUSH_PER_SECOND * pace * seconds);
  const pan = Math.min(0.3, PAN_PER_SECOND * pace * seconds) / framing.zoom / 2;
  const zoomed = (by: number): Framing => keepInside({ ...framing, zoom: framing.zoom * by });
  const shifted = (x: number, y: number, by = 1): Framing =>
    keepInside({ ...framing, x: framing.x + x, y: framing.y + y, zoom: framing.zoom * by });
  const ease = effects.includes("fast") ? "out" : "linear";
  const ways: Readonly<Record<Move, readonly [from: Framing, to: Framing]>> = {
    "push-in": [zoomed(1), zoomed(push ** 1.6)],
    "punch-in": [zoomed(1), zoomed(push)],
    "pull-out": [zoomed(push ** 1.6), zoomed(1)],
    "pan-left": [shifted(pan, 0), shifted(-pan, 0)],
    "pan-right": [shifted(-pan, 0), shifted(pan, 0)],
    "tilt-up": [shifted(0, pan), shifted(0, -pan)],
    "tilt-down": [shifted(0, -pan), shifted(0, pan)],
    orbit: [shifted(pan * 0.5 * side, 0), shifted(-pan * 0.5 * side, 0, Math.sqrt(push))],
    dolly: [zoomed(1), zoomed(push)],
    drift: [shifted(-pan * 0.4 * side, pan * 0.3), shifted(pan * 0.4 * side, -pan * 0.3, Math.sqrt(push))],
    hold: [zoomed(1), zoomed(push ** 0.25)],
  };
  const [from, to] = ways[move];
  return { from, to, ease };
}

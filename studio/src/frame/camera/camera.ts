import { framingAt } from "../../direction/camera/camera.ts";
import type { Framing, TimelineShot } from "../../direction/timeline.ts";
import type { Cover } from "../../geometry/cover.ts";

/** Length of a punch (a short zoom) in frames. */
const PUNCH_FRAMES = 8;
/** Oscillations per frame of a shake, in x and y: different, so that the movement does not repeat soon. */
const SHAKE_RATES = [0.29, 0.23] as const;
/** Height of the frame divided by its width. */
export const FRAME_ASPECT = 16 / 9;

/** The camera of a shot at a frame, with its punches and shakes. */
export function shotCameraAt(shot: TimelineShot, frame: number, cover: Cover): Framing {
  const { x, y, zoom, roll } = framingAt(shot.camera, cameraTime(shot, frame));
  const closer = zoom * punchAt(shot, frame);
  const shake = shakeAt(shot, frame);
  return {
    x: x + (shake.x / closer) * cover.width,
    y: y + (shake.y / closer / FRAME_ASPECT) * cover.height,
    zoom: closer,
    roll,
  };
}

/** The frame whose place on its way the camera has at a frame: another one in freezes and ramps. */
export function cameraTime({ effects, from, to }: TimelineShot, frame: number): number {
  const length = to - from;
  // Outside of the shot time runs as always, so that a cut is travelled at the speed that was planned.
  if (effects === undefined || frame <= 0 || frame >= length) return frame;
  const ramped = effects.ramp === undefined ? frame : length * rampedShare(frame / length, effects.ramp);
  return (effects.freezes ?? []).reduce((time, { at, frames }) => {
    if (time <= at) return time;
    if (time <= at + frames) return at;
    return at + ((time - at - frames) * (length - at)) / Math.max(1, length - at - frames);
  }, ramped);
}

/** Slow, quick, slow: `most` times as fast in the middle, and `1 / most` at both ends. */
function rampedShare(t: number, most: number): number {
  const slow = 1 / most;
  const smooth = t * t * t * (t * (6 * t - 15) + 10);
  return slow * t + (1 - slow) * smooth;
}

function punchAt(shot: TimelineShot, frame: number): number {
  let factor = 1;
  for (const { at, amount } of shot.punches) {
    const t = (frame - at) / PUNCH_FRAMES;
    if (t >= 0 && t < 1) factor *= 1 + amount * (1 - t) ** 2;
  }
  return factor;
}

function shakeAt(shot: TimelineShot, frame: number): { x: number; y: number } {
  let x = 0;
  let y = 0;
  for (const { at, amount, frames } of shot.shakes) {
    const t = (frame - at) / frames;
    if (t < 0 || t >= 1) continue;
    const strength = amount * (1 - t) ** 2;
    x += strength * Math.cos(2 * Math.PI * SHAKE_RATES[0] * (frame - at));
    y += strength * Math.sin(2 * Math.PI * SHAKE_RATES[1] * (frame - at) + 1);
  }
  return { x, y };
}

/**
 * Moves a framing so that the whole frame is inside the picture. `cover` is the part of the picture's width and height that
 * the frame shows at zoom 1 (1 and 1 if the picture has the frame's aspect ratio).
 */
export function withinPicture(framing: Framing, cover: Cover): Framing {
  const c = Math.abs(Math.cos(framing.roll));
  const s = Math.abs(Math.sin(framing.roll));
  const wider = c + s * FRAME_ASPECT;
  const higher = c + s / FRAME_ASPECT;
  const zoom = Math.max(framing.zoom, wider * cover.width, higher * cover.height, 1);
  const halfWidth = (cover.width * wider) / zoom / 2;
  const halfHeight = (cover.height * higher) / zoom / 2;
  return {
    x: Math.min(Math.max(framing.x, halfWidth), 1 - halfWidth),
    y: Math.min(Math.max(framing.y, halfHeight), 1 - halfHeight),
    zoom,
    roll: framing.roll,
  };
}

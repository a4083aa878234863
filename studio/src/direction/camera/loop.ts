import { framingAt, framingBetween } from "./camera.ts";
import type { Span } from "./span.ts";
import type { CameraKey } from "../timeline.ts";

/** A last shot with another framing returns to the first framing within this time. */
const RETURN_FRAMES = 30;

/** Whether the last shot shows the same as the first: then both are one take, and the film loops inside it. */
function isReturn(spans: readonly Span[]): boolean {
  const first = spans[0]?.shot;
  const last = spans.at(-1)?.shot;
  if (spans.length < 2 || first === undefined || last === undefined) return false;
  return (
    first.size === last.size &&
    JSON.stringify([first.target, first.until]) === JSON.stringify([last.target, last.until])
  );
}

/** How many frames before the film's beginning the first shot's camera is planned, for the loop's sake. */
export function takeFrames(spans: readonly Span[]): number {
  const last = spans.at(-1);
  if (last === undefined) return 0;
  const length = last.to - last.from;
  return isReturn(spans) ? length : Math.min(RETURN_FRAMES, length - 1);
}

/**
 * Makes the end of the film lead into its beginning, in framing and in speed. Where the last shot is a
 * return, it is the time before the first shot of the very same take. Else its camera passes over, within a
 * second, to where the first shot's camera would have been before the film began.
 */
export function closeLoop(spans: readonly Span[], ways: CameraKey[][]): void {
  const first = ways[0];
  const span = spans.at(-1);
  const last = ways.at(-1);
  if (first === undefined || last === undefined || span === undefined) return;
  const length = span.to - span.from;
  if (isReturn(spans)) {
    ways[ways.length - 1] = first.map((key) => ({ ...key, at: key.at + length }));
    return;
  }
  const frames = Math.min(RETURN_FRAMES, length - 1);
  const start = length - frames;
  const kept = last.filter(({ at }) => at < start);
  const passing = Array.from({ length: frames + 1 }, (_, step): CameraKey => {
    // It arrives one frame early, so that the last step follows the first shot's path exactly.
    const share = frames > 1 ? Math.min(1, step / (frames - 1)) : step;
    const towards = framingAt(first, step - frames);
    const framing = framingBetween(framingAt(last, start + step), towards, smoothest(share));
    return { ...framing, at: start + step, ease: "linear" };
  });
  ways[ways.length - 1] = [...kept, ...passing];
}

/** Easing with speed and acceleration 0 at both ends (Perlin 2002). */
function smoothest(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

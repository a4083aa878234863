import type { Reading, StoryShot, Style } from "@curta/contract";
import { frameTarget } from "./framing.ts";
import { pathOf } from "./moves.ts";
import { createRandom } from "./random.ts";
import type { CameraKey, Entry } from "./timeline.ts";

/** A shot of the storyboard and its place in the film, in frames. */
export interface Span {
  readonly shot: StoryShot;
  readonly from: number;
  readonly to: number;
}

export interface PlannedCamera {
  readonly camera: readonly CameraKey[];
  readonly entry: Entry;
}

const PACE: Readonly<Record<Style, number>> = { viral: 1.3, cinematografico: 0.9, suave: 0.7 };
const DISSOLVE_FRAMES = 14;

/** The camera's way through every shot. */
export function planCamera(
  spans: readonly Span[],
  style: Style,
  reading: Reading,
  seed: number,
): PlannedCamera[] {
  const cameras = spans.map((span, index) => cameraKeys(span, style, reading, seed, index));
  return spans.map(({ shot, from, to }, index) => {
    const before = cameras[index - 1];
    const beforeFrames = index > 0 ? from - (spans[index - 1]?.from ?? 0) : 0;
    const entry: Entry =
      before !== undefined && shot.transition === "dissolve"
        ? {
            kind: "dissolve",
            frames: Math.min(DISSOLVE_FRAMES, to - from),
            from: before.map((key) => ({ ...key, at: key.at - beforeFrames })),
          }
        : { kind: "cut" };
    return { camera: cameras[index] ?? [], entry };
  });
}

function cameraKeys(
  { shot, from, to }: Span,
  style: Style,
  reading: Reading,
  seed: number,
  index: number,
): CameraKey[] {
  const framing = frameTarget(shot.target, shot.size, reading);
  const side = createRandom(seed, `side ${index}`).chance(0.5) ? 1 : -1;
  const path = pathOf(shot.move, framing, {
    frames: to - from,
    speed: PACE[style],
    effects: shot.effects,
    side,
  });
  return [
    { ...path.from, at: 0, ease: "linear" },
    { ...path.to, at: to - from, ease: path.ease },
  ];
}

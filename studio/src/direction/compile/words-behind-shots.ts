import type { Effect, Reading } from "@curta/contract";
import { putBehind } from "../behind/words-behind.ts";
import type { PlannedCamera } from "../camera/camera-plan.ts";
import type { Span } from "../camera/span.ts";
import type { CaptionGroup } from "../timeline.ts";

/** In these shots the subject is not only where the camera sees it. */
const ELSEWHERE: ReadonlySet<Effect> = new Set(["two-panels", "three-panels", "mirror"]);

interface Lettered {
  readonly camera: PlannedCamera;
  readonly captions: readonly CaptionGroup[];
}

/** Moves the words of shots that ask for it behind their subject; where that cannot be read, they stay in front. */
export function withWordsBehind(
  spans: readonly Span[],
  shots: readonly Lettered[],
  reading: Reading,
): Lettered[] {
  return shots.map((lettered, index) => {
    const span = spans[index];
    const { camera, captions } = lettered;
    const effects = span?.shot.effects ?? [];
    const isElsewhere = camera.source !== undefined || effects.some((effect) => ELSEWHERE.has(effect));
    if (span === undefined || isElsewhere || !effects.includes("words-behind")) return lettered;
    const isInner = index > 0 && index < spans.length - 1;
    const mayMove = isInner && spans[index + 1]?.shot.transition !== "dissolve";
    const frames = span.to - span.from;
    const found = putBehind(captions, { camera: camera.camera, frames, reading, mayMove });
    return found === null
      ? lettered
      : { camera: { ...camera, camera: found.camera }, captions: found.groups };
  });
}

import type { Reading } from "@curta/contract";
import { areaOf } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { framingAt } from "../camera/camera.ts";
import { sureFaces, wholeFace } from "../framing/faces/face-geometry.ts";
import type { CameraKey } from "../timeline.ts";

/**
 * The half of a shot's frames that the other half may mirror: the one that shows more of the subject. Null where the
 * middle of the frame cuts a face, which would become another one, or where the other half holds one that would be lost.
 */
export function mirrorSide(
  camera: readonly CameraKey[],
  frames: number,
  reading: Reading,
): "left" | "right" | null {
  const cover = coverOf(reading);
  const sides = new Set<"left" | "right">();
  for (const quarter of [0, 1, 2, 3, 4]) {
    const { x, zoom } = framingAt(camera, (quarter * frames) / 4);
    const reach = (0.5 * cover.width) / zoom;
    for (const face of sureFaces(reading)) {
      const { left, right } = areaOf(wholeFace(face));
      if (right < x - reach || left > x + reach) continue;
      if (left < x && right > x) return null;
      sides.add(right <= x ? "left" : "right");
    }
    const { subject } = reading;
    if (subject !== null && sides.size === 0) sides.add(subject.x + subject.w / 2 <= x ? "left" : "right");
  }
  if (sides.size > 1) return null;
  return [...sides][0] ?? "left";
}

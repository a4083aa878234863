import type { Reading } from "@curta/contract";
import { type Area, areaOf, share, united } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import type { PlannedCamera } from "../camera/camera-plan.ts";
import { framingAt } from "../camera/camera.ts";
import { sureFaces } from "../framing/faces/face-geometry.ts";
import { viewOf } from "../framing/view.ts";
import { SEEN_FACE } from "./rules.ts";

/** Farther from the frame's middle one bar would move much faster than the other. */
const FARTHEST = 0.3;

/** The faces of which a camera shows enough at a frame, where they are in the photo. */
export function facesInView({ camera }: PlannedCamera, frame: number, reading: Reading): Area[] {
  const view = viewOf(framingAt(camera, frame), coverOf(reading));
  return sureFaces(reading)
    .map((face) => areaOf(face))
    .filter((face) => share(view, face) >= SEEN_FACE);
}

/**
 * The height, as a share of the frame's, at which its bars and blades meet: that of the faces which it shows, so that no chin or
 * chest is alone between them. Undefined without faces: then they meet in the middle.
 */
export function meetingHeight(
  planned: PlannedCamera | undefined,
  frame: number,
  reading: Reading,
): number | undefined {
  if (planned === undefined || planned.source !== undefined) return undefined;
  const faces = facesInView(planned, frame, reading);
  if (faces.length === 0) return undefined;
  const view = viewOf(framingAt(planned.camera, frame), coverOf(reading));
  const { top, bottom } = united(faces);
  const height = ((top + bottom) / 2 - view.top) / (view.bottom - view.top);
  return Math.min(0.5 + FARTHEST, Math.max(0.5 - FARTHEST, height));
}

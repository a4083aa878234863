import type { Box, Face, Reading } from "@curta/contract";
import { type Stage, stageOf } from "../../../direction/framing/stage.ts";
import { viewOf } from "../../../direction/framing/view.ts";
import type { TimelineShot } from "../../../direction/timeline.ts";
import { shotCameraAt, withinPicture } from "../../../frame/camera/camera.ts";
import type { Area } from "../../../geometry/area.ts";

/** Faces and people that are less sure or smaller (a share of the picture's height) are not looked for. */
const LEAST_CONFIDENCE = 0.55;
const LEAST_HEIGHT = 0.04;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a face of the reading is in a frame of the film: shares of the frame, beyond 0..1 where it lies outside. */
export interface PlacedFace {
  /** Its index among the faces of the reading. */
  readonly index: number;
  readonly box: Box;
  /** Eyes, nose and mouth. */
  readonly landmarks: readonly Spot[];
}

/** The picture that a shot is cut from, and what is where in it. */
export function stageOfShot({ source }: Pick<TimelineShot, "source">, reading: Reading): Stage {
  return stageOf({ kind: source === "card" ? "whole" : "all" }, reading);
}

/** What a frame of a shot shows, in shares of the shot's picture, with its punches and shakes. */
export function shownAt(shot: TimelineShot, frame: number, { cover }: Stage): Area {
  return viewOf(withinPicture(shotCameraAt(shot, frame, cover), cover), cover);
}

/** Whether somebody or something is sure and large enough that a film has to show it. */
export function counts({ confidence, h }: { readonly confidence: number; readonly h: number }): boolean {
  return confidence >= LEAST_CONFIDENCE && h >= LEAST_HEIGHT;
}

/** Where the faces of the reading that count are at a frame of a shot. A camera does not roll in films of the studio. */
export function facesAt(shot: TimelineShot, frame: number, reading: Reading): PlacedFace[] {
  const stage = stageOfShot(shot, reading);
  const view = shownAt(shot, frame, stage);
  return reading.faces.flatMap((face, index) => {
    const placed = stage.reading.faces[index];
    if (!counts(face) || placed === undefined) return [];
    const box = inView(placed, view);
    const spots = landmarksOf(face).map(({ x, y }) => ({ x: box.x + x * box.w, y: box.y + y * box.h }));
    return [{ index, box, landmarks: spots }];
  });
}

/** A box of a picture in shares of a view of it. */
function inView({ x, y, w, h }: Box, { left, top, right, bottom }: Area): Box {
  const [across, down] = [right - left, bottom - top];
  return { x: (x - left) / across, y: (y - top) / down, w: w / across, h: h / down };
}

/** Share of a face that is in the frame. */
export function shareInFrame({ x, y, w, h }: Box): number {
  const across = Math.min(1, x + w) - Math.max(0, x);
  const down = Math.min(1, y + h) - Math.max(0, y);
  return across <= 0 || down <= 0 ? 0 : (across * down) / (w * h);
}

/** Where eyes, nose and mouth are in most faces. */
const USUAL_PLACES: readonly Spot[] = [
  { x: 0.3, y: 0.3 },
  { x: 0.7, y: 0.3 },
  { x: 0.5, y: 0.55 },
  { x: 0.5, y: 0.78 },
];

/** Eyes, nose and mouth, in shares of the face's box. */
function landmarksOf({ x, y, w, h, landmarks }: Face): readonly Spot[] {
  if (landmarks === undefined) return USUAL_PLACES;
  const { rightEye, leftEye, nose, mouth } = landmarks;
  return [rightEye, leftEye, nose, mouth].map((spot) => ({ x: (spot.x - x) / w, y: (spot.y - y) / h }));
}

import type { Box, Face, Reading } from "@curta/contract";
import { type Stage, stageNamed } from "../../../direction/framing/stage.ts";
import { viewOf } from "../../../direction/framing/view.ts";
import type { TimelineShot } from "../../../direction/timeline.ts";
import { shotCameraAt, withinPicture } from "../../../frame/camera/camera.ts";
import { stripFraming } from "../../../frame/camera/panels.ts";
import { mirrorAt } from "../../../frame/layers/whole-frame.ts";
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
  /** The part of the frame in which it can be seen: all of it, a strip of panels, or half of a mirror. */
  readonly window: Area;
}

const WHOLE_FRAME: Area = { left: 0, top: 0, right: 1, bottom: 1 };

/** The picture that a shot is cut from, and what is where in it. */
export function stageOfShot({ source }: Pick<TimelineShot, "source">, reading: Reading): Stage {
  return stageNamed(source, reading);
}

/** What a frame of a shot shows, in shares of the shot's picture, with its punches and shakes. */
export function shownAt(shot: TimelineShot, frame: number, { cover }: Stage): Area {
  return viewOf(withinPicture(shotCameraAt(shot, frame, cover), cover), cover);
}

/** Whether somebody or something is sure and large enough that a film has to show it. */
export function counts({ confidence, h }: { readonly confidence: number; readonly h: number }): boolean {
  return confidence >= LEAST_CONFIDENCE && h >= LEAST_HEIGHT;
}

/** A part of the frame, and what of the shot's picture it shows. */
interface Pane {
  readonly window: Area;
  readonly view: Area;
}

/** What a frame of a shot shows in its parts: one, or the strips that have appeared. */
function panesAt(shot: TimelineShot, frame: number, stage: Stage): Pane[] {
  const panels = shot.effects?.panels;
  if (panels === undefined) return [{ window: WHOLE_FRAME, view: shownAt(shot, frame, stage) }];
  const count = panels.strips.length;
  return panels.strips.flatMap((strip, index) => {
    if (frame < strip.at) return [];
    const { x, y, zoom } = stripFraming(strip, frame, stage.cover, 1 / count);
    const [across, down] = [(0.5 * stage.cover.width) / zoom, (0.5 * stage.cover.height) / zoom / count];
    return [
      {
        window: { left: 0, top: index / count, right: 1, bottom: (index + 1) / count },
        view: { left: x - across, top: y - down, right: x + across, bottom: y + down },
      },
    ];
  });
}

/** Every part of a shot's picture that a frame shows. */
export function viewsAt(shot: TimelineShot, frame: number, stage: Stage): Area[] {
  return panesAt(shot, frame, stage).map(({ view }) => view);
}

/**
 * Where the faces of the reading that count are at a frame of a shot; in panels and mirrors some are there more than
 * once. A camera does not roll in films of the studio.
 */
export function facesAt(shot: TimelineShot, frame: number, reading: Reading): PlacedFace[] {
  const stage = stageOfShot(shot, reading);
  const panes = panesAt(shot, frame, stage);
  const placed = reading.faces.flatMap((face, index) => {
    const onStage = stage.reading.faces[index];
    if (!counts(face) || onStage === undefined) return [];
    return panes.map(({ window, view }): PlacedFace => {
      const box = inWindow(inView(onStage, view), window);
      const spots = landmarksOf(face).map(({ x, y }) => ({ x: box.x + x * box.w, y: box.y + y * box.h }));
      return { index, box, landmarks: spots, window };
    });
  });
  const of = mirrorAt(shot, frame);
  return of === null ? placed : mirrored(placed, of);
}

/** A box of a window in shares of the frame. */
function inWindow({ x, y, w, h }: Box, { left, top, right, bottom }: Area): Box {
  const [across, down] = [right - left, bottom - top];
  return { x: left + x * across, y: top + y * down, w: w * across, h: h * down };
}

/** One half of the frame. */
function half(side: "left" | "right"): Area {
  return side === "left" ? { ...WHOLE_FRAME, right: 0.5 } : { ...WHOLE_FRAME, left: 0.5 };
}

/** The faces of one half of the frame, and their mirror images in the other. */
function mirrored(faces: readonly PlacedFace[], of: "left" | "right"): PlacedFace[] {
  const other = of === "left" ? "right" : "left";
  return faces.flatMap((face) => [
    { ...face, window: half(of) },
    {
      ...face,
      window: half(other),
      box: { ...face.box, x: 1 - face.box.x - face.box.w },
      landmarks: face.landmarks.map(({ x, y }) => ({ x: 1 - x, y })),
    },
  ]);
}

/** A box of a picture in shares of a view of it. */
function inView({ x, y, w, h }: Box, { left, top, right, bottom }: Area): Box {
  const [across, down] = [right - left, bottom - top];
  return { x: (x - left) / across, y: (y - top) / down, w: w / across, h: h / down };
}

/** Share of a face that is in the frame, or in the part of it in which it can be seen. */
export function shareInFrame({ x, y, w, h }: Box, { left, top, right, bottom }: Area = WHOLE_FRAME): number {
  const across = Math.min(right, x + w) - Math.max(left, x);
  const down = Math.min(bottom, y + h) - Math.max(top, y);
  return across <= 0 || down <= 0 ? 0 : (across * down) / (w * h);
}

/** A face is whole where this much of it is in the frame. */
const WHOLE = 0.97;
/** A face fills the frame from this share of its width on. */
const FILLS = 0.9;

/** Whether a face is whole in the frame, or fills it with eyes, nose and mouth in view, as in an extreme close-up. */
export function isWholeInFrame({
  box,
  landmarks,
  window,
}: Pick<PlacedFace, "box" | "landmarks" | "window">): boolean {
  if (shareInFrame(box, window) >= WHOLE) return true;
  const { left, top, right, bottom } = window;
  const isFull = box.w >= FILLS * (right - left);
  return isFull && landmarks.every(({ x, y }) => x > left && x < right && y > top && y < bottom);
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

import type { Framing, TimelineShot } from "../../direction/timeline.ts";
import type { RenderScene, SceneSource } from "../render-scene.ts";
import { shotCameraAt, withinPicture } from "./camera.ts";
import { levelsFor, zoomsOf } from "./level-choice.ts";
import type { CameraView } from "./view.ts";

/** Two views of a frame in depth: the ground without its subject, and the photo, of which the subject is laid over it. */
export interface LayeredViews {
  readonly ground: CameraView;
  readonly subject: CameraView;
}

/** How the layers of a shot are seen at a frame; null where the shot is not in layers. */
export function layeredViews(scene: RenderScene, shot: TimelineShot, frame: number): LayeredViews | null {
  const { parallax } = shot;
  if (parallax?.layered !== true || scene.ground === null) return null;
  return {
    ground: layerView(scene, scene.ground, shot, frame, -0.5),
    subject: layerView(scene, scene.photo, shot, frame, 0.5),
  };
}

/** The subject's view alone, for what is drawn where it is. */
export function subjectFraming(scene: RenderScene, shot: TimelineShot, frame: number): Framing {
  return layerFraming(scene, shot, frame, 0.5);
}

function layerView(
  scene: RenderScene,
  source: SceneSource,
  shot: TimelineShot,
  frame: number,
  part: number,
): CameraView {
  const framing = layerFraming(scene, shot, frame, part);
  // One level for the whole shot: a blend of two would take a third frame to draw in.
  const { least } = zoomsOf(scene, shot);
  const [first] = levelsFor(source, scene.size.width, least, { least, most: least });
  if (first === undefined) throw new RangeError("a scene has at least one level");
  return { framing, cover: source.cover, level: first.level, mesh: null };
}

/** The camera of one layer: `part` of the way that the layers part. */
function layerFraming({ photo }: RenderScene, shot: TimelineShot, frame: number, part: number): Framing {
  const { cover } = photo;
  const framing = withinPicture(shotCameraAt(shot, frame, cover), cover);
  const { x, y, dolly, period, phase } = shot.parallax ?? { x: 0, y: 0, dolly: 0, period: 1, phase: 0 };
  const swing = part * Math.sin((2 * Math.PI * (frame + phase)) / period);
  const zoom = framing.zoom * (1 + dolly * swing);
  const moved = {
    ...framing,
    zoom,
    x: framing.x - (x * swing * cover.width) / zoom,
    y: framing.y - (y * swing * cover.height * (9 / 16)) / zoom,
  };
  return withinPicture(moved, cover);
}

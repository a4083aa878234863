import { EASE_CURVES, framingAt } from "../../direction/camera/camera.ts";
import type { Entry, Framing, TimelineShot } from "../../direction/timeline.ts";
import { type Blur, HALF_DIAGONAL } from "./blur.ts";
import { shotCameraAt, withinPicture } from "./camera.ts";
import { layeredViews, subjectFraming } from "./layered.ts";
import { levelsFor, zoomsOf } from "./level-choice.ts";
import { type RenderScene, type SceneSource, sourceOf } from "../render-scene.ts";
import type { DepthShift, CameraView, MaskView } from "./view.ts";

/** A frame is the weighted mean of its layers; weights add up to 1. */
export interface Layer {
  readonly view: CameraView;
  readonly weight: number;
}

type Dissolve = Extract<Entry, { readonly kind: "dissolve" }>;

/** A zoom blur is the mean of several views: so many frame widths apart at the corner, within these limits. */
const ZOOM_STEP = 0.008;
const MAX_ZOOM_SAMPLES = 8;
const MIN_ZOOM_SAMPLES = 3;

/** The layers of a frame: one, unless it dissolves, has a zoom blur, or is between two levels. */
export function layersAt(scene: RenderScene, shot: TimelineShot, frame: number, blur: Blur | null): Layer[] {
  const outgoing = outgoingAt(scene, shot, frame);
  const share = outgoing.reduce((rest, { weight }) => rest - weight, 1);
  return [...outgoing, ...weighted(shotLayers(scene, shot, frame, blur), share)];
}

/** The layers of what a frame dissolves from, with their part of the frame; none where it does not. */
export function outgoingAt(scene: RenderScene, { entry }: TimelineShot, frame: number): Layer[] {
  if (entry.kind !== "dissolve" || frame >= entry.frames) return [];
  const share = EASE_CURVES["in-out"]((frame + 1) / (entry.frames + 1));
  return weighted(outgoingLayers(scene, entry, frame), 1 - share);
}

function shotLayers(scene: RenderScene, shot: TimelineShot, frame: number, blur: Blur | null): Layer[] {
  const source = sourceOf(scene, shot.source);
  const framing = shotCameraAt(shot, frame, source.cover);
  const mesh = meshOf(shot, frame);
  const zooms = zoomsOf(scene, shot);
  const factors = blur?.kind === "zoom" ? spread(blur.factor) : [1];
  return factors.flatMap((factor) =>
    weighted(
      framedLayers(scene, source, { ...framing, zoom: framing.zoom * factor }, { zooms, mesh }),
      1 / factors.length,
    ),
  );
}

/** How a shot's camera looks at a frame: without blur, and without what it dissolves from. */
export function sharpView(scene: RenderScene, shot: TimelineShot, frame: number): MaskView {
  const { cover } = sourceOf(scene, shot.source);
  if (layeredViews(scene, shot, frame) !== null) {
    return { framing: subjectFraming(scene, shot, frame), cover, mesh: null };
  }
  const framing = withinPicture(shotCameraAt(shot, frame, cover), cover);
  return { framing, cover, mesh: meshOf(shot, frame) };
}

/** Null where the camera neither rolls nor moves in depth. */
function meshOf(shot: TimelineShot, frame: number): DepthShift | null {
  const usesMesh = shot.parallax !== null || shot.camera.some((key) => key.roll !== 0);
  return usesMesh ? depthShiftAt(shot, frame) : null;
}

/** Zoom factors around 1, evenly spaced, over a range of `factor`. */
function spread(factor: number): number[] {
  const length = Math.abs(Math.log(factor)) * HALF_DIAGONAL;
  const wanted = Math.ceil(length / ZOOM_STEP);
  const count = Math.min(MAX_ZOOM_SAMPLES, Math.max(MIN_ZOOM_SAMPLES, wanted));
  return Array.from({ length: count }, (_, i) => factor ** ((i + 0.5) / count - 0.5));
}

function outgoingLayers(scene: RenderScene, entry: Dissolve, frame: number): Layer[] {
  const { from: keys, frames } = entry;
  const source = sourceOf(scene, entry.source);
  const zooms = Array.from(
    { length: frames },
    (_, i) => withinPicture(framingAt(keys, i), source.cover).zoom,
  );
  const mesh = keys.some((key) => key.roll !== 0) ? { x: 0, y: 0, dolly: 0 } : null;
  const range = { least: Math.min(...zooms), most: Math.max(...zooms) };
  return framedLayers(scene, source, framingAt(keys, frame), { zooms: range, mesh });
}

function framedLayers(
  { size }: RenderScene,
  source: SceneSource,
  wanted: Framing,
  { zooms, mesh }: { zooms: { least: number; most: number }; mesh: DepthShift | null },
): Layer[] {
  const { cover } = source;
  const framing = withinPicture(wanted, cover);
  return levelsFor(source, size.width, framing.zoom, zooms).map(({ level, weight }) => ({
    view: { framing, cover, level, mesh },
    weight,
  }));
}

function weighted(layers: readonly Layer[], share: number): Layer[] {
  return layers.map(({ view, weight }) => ({ view, weight: weight * share }));
}

/** The depth shift of a shot's parallax at a frame. */
function depthShiftAt({ parallax }: TimelineShot, frame: number): DepthShift {
  if (!parallax) return { x: 0, y: 0, dolly: 0 };
  const swing = Math.sin((2 * Math.PI * (frame + parallax.phase)) / parallax.period);
  return { x: parallax.x * swing, y: parallax.y * swing, dolly: parallax.dolly * swing };
}

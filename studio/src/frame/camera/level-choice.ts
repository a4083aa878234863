import type { TimelineShot } from "../../direction/timeline.ts";
import { shotCameraAt, withinPicture } from "./camera.ts";
import { type PictureLevel, MAX_STEP } from "../memory/levels.ts";
import { type RenderScene, type SceneSource, sourceOf } from "../render-scene.ts";

/** One level is used for a whole shot if it is enlarged by no more than this in the closest view. */
const MAX_ENLARGED = 1.35;
/** From this step on the next smaller level fades in; at MAX_STEP it is used alone. */
const FADE_FROM = 1.12;

export interface Zooms {
  readonly least: number;
  readonly most: number;
}

const zoomsOfShots = new WeakMap<TimelineShot, Zooms>();

/** The widest and the closest view of a shot. */
export function zoomsOf(scene: RenderScene, shot: TimelineShot): Zooms {
  const known = zoomsOfShots.get(shot);
  if (known) return known;
  const { cover } = sourceOf(scene, shot.source);
  let least = Infinity;
  let most = 0;
  for (let frame = 0; frame < shot.to - shot.from; frame++) {
    const { zoom } = withinPicture(shotCameraAt(shot, frame, cover), cover);
    least = Math.min(least, zoom);
    most = Math.max(most, zoom);
  }
  const zooms = { least, most };
  zoomsOfShots.set(shot, zooms);
  return zooms;
}

/**
 * The levels that a view is drawn from, with weights. A shot for which one level is enough uses only that; otherwise levels
 * are blended, so that no switch is visible.
 */
export function levelsFor(
  { cover, levels }: SceneSource,
  frameWidth: number,
  zoom: number,
  zooms: Zooms,
): { level: PictureLevel; weight: number }[] {
  const stepAt = (level: PictureLevel, at: number): number =>
    (cover.width * level.luma.width) / at / frameWidth;
  const whole = levels.find((level) => stepAt(level, zooms.least) <= MAX_STEP);
  if (whole && (stepAt(whole, zooms.most) >= 1 / MAX_ENLARGED || whole === levels[0])) {
    return [{ level: whole, weight: 1 }];
  }
  const fits = levels.findIndex((level) => stepAt(level, zoom) <= MAX_STEP);
  const level = levels[fits] ?? levels.at(-1);
  if (!level) throw new RangeError("a scene has at least one level");
  const smaller = levels[fits + 1];
  const fade = (stepAt(level, zoom) - FADE_FROM) / (MAX_STEP - FADE_FROM);
  if (!smaller || fits < 0 || fade <= 0) return [{ level, weight: 1 }];
  return [
    { level, weight: 1 - fade },
    { level: smaller, weight: fade },
  ];
}

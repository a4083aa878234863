import { type Level, MOST_STEP } from "./levels.ts";
import type { Scene } from "./scene.ts";

/** The finest size of the picture that can still be sampled at a zoom. */
export function levelFor(scene: Scene, zoom: number): Level {
  const fits = scene.levels.find((level) => stepOf(scene, level, zoom) <= MOST_STEP);
  const found = fits ?? scene.levels.at(-1);
  if (!found) throw new RangeError("a scene has at least one level");
  return found;
}

function stepOf(scene: Scene, level: Level, zoom: number): number {
  return (scene.cover.width * level.luma.width) / zoom / scene.size.width;
}

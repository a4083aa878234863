import { openRenderer } from "../../frame/renderer.ts";
import type { Scene } from "../../frame/scene.ts";
import type { Frames } from "./frame-source.ts";

/** Frame source of real films: a scene prepared once, drawn by one renderer in each worker. */
export async function openFrames(scene: Scene, slot: number): Promise<Frames> {
  return await openRenderer(scene, slot);
}

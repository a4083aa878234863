import { openRenderer } from "../../frame/renderer.ts";
import type { RenderScene } from "../../frame/render-scene.ts";
import type { FrameDrawer } from "./frame-source.ts";

/** Frame source of real films: one scene, drawn by one renderer in each worker. */
export async function openFrames(scene: RenderScene, slot: number): Promise<FrameDrawer> {
  return await openRenderer(scene, slot);
}

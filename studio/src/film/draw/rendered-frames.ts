import { openRenderer } from "../../frame/renderer.ts";
import type { RenderScene } from "../../frame/render-scene.ts";
import type { FrameDrawer } from "./frame-source.ts";
import { captionBoxes } from "./caption-boxes.ts";
import { letterContrast } from "./letter-contrast.ts";

/** Frame source of real films: one scene, drawn by one renderer in each worker. */
export async function openFrames(scene: RenderScene, slot: number): Promise<FrameDrawer> {
  const renderer = await openRenderer(scene, slot);
  let contrast: number | null = null;
  return {
    draw(shot, frame) {
      const picture = renderer.draw(shot, frame);
      contrast = letterContrast(scene, shot, frame, picture);
      return picture;
    },
    letterContrast: () => contrast,
    words: (shot) => captionBoxes(scene, shot),
  };
}

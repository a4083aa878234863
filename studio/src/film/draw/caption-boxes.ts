import type { CaptionWord } from "../../frame/captions/captions.ts";
import type { RenderScene } from "../../frame/render-scene.ts";
import type { WordBox } from "../certificate/rows/caption-row.ts";

/** Pixels with less alpha are shadow, which may be outside of the safe area. */
const OPAQUE = 128;

/** The box that each painted word of a scene covers, read from its pixels. */
export function captionBoxes(scene: RenderScene): WordBox[] {
  const bytes = new Uint8Array(scene.memory.buffer);
  return scene.captions.flat().flatMap((word) => {
    const box = opaqueBox(bytes, word);
    return box ? [box] : [];
  });
}

function opaqueBox(bytes: Uint8Array, { left, top, width, height, lumaAlpha }: CaptionWord): WordBox | null {
  let [minX, minY, maxX, maxY] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (bytes[lumaAlpha + y * width + x]! < OPAQUE) continue;
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = y;
    }
  }
  if (maxX < 0) return null;
  return { left: left + minX, top: top + minY, right: left + maxX + 1, bottom: top + maxY + 1 };
}

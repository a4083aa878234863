import { ENTRANCES } from "../../frame/captions/caption-looks.ts";
import type { CaptionWord } from "../../frame/captions/captions.ts";
import type { RenderScene } from "../../frame/render-scene.ts";
import type { PaintedWord, WordBox } from "../certificate/rows/caption-row.ts";

/** Pixels with less alpha are shadow, which may be outside of the safe area. */
const OPAQUE = 128;
/** Words of this opacity can be read. */
const LEGIBLE = 0.75;

/** What each painted word of a scene covers, read from its pixels, and when. */
export function captionBoxes(scene: RenderScene): PaintedWord[] {
  const bytes = new Uint8Array(scene.memory.buffer);
  return scene.captions.flatMap((words, shot) =>
    words.flatMap((word): PaintedWord[] => {
      const box = opaqueBox(bytes, word);
      const { from, to, behind } = word;
      return box ? [{ ...box, shot, from, to, behind, legible: legibleFrom(word) }] : [];
    }),
  );
}

function legibleFrom({ from, look, share }: CaptionWord): number | null {
  if (share < 1) return null;
  const { poses } = ENTRANCES[look];
  const waits = poses.findIndex(({ strength }) => strength >= LEGIBLE);
  return from + (waits < 0 ? poses.length : waits);
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

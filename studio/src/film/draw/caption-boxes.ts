import { type CaptionWord, poseAt } from "../../frame/captions/captions.ts";
import type { RenderScene } from "../../frame/render-scene.ts";
import type { ShotWord, WordBox } from "../certificate/rows/captions/caption-row.ts";

/** Pixels with less alpha are shadow, which may be outside of the safe area. */
const OPAQUE = 128;
/** Words of this opacity can be read. */
const LEGIBLE = 0.75;

/** What each painted word of a shot covers, read from its pixels, and when. */
export function captionBoxes({ captions, memory }: RenderScene, shot: number): ShotWord[] {
  const bytes = new Uint8Array(memory.buffer);
  return (captions[shot] ?? []).flatMap((word): ShotWord[] => {
    const box = word.part === "sweep" ? null : opaqueBox(bytes, word);
    if (box === null) return [];
    const legible = word.part === "word" ? legibleFrom(word) : null;
    return stretches(word).map(({ from, to, x, y }, index) => {
      const { left, right, top, bottom } = box;
      const there = { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
      return { ...there, moved: index > 0, from, to, behind: word.behind, legible };
    });
  });
}

/** A word that moves is so many words at most, each for the frames in which it is at one place. */
function stretches({ from, to, path }: CaptionWord): { from: number; to: number; x: number; y: number }[] {
  if (path === null) return [{ from, to, x: 0, y: 0 }];
  const found: { from: number; to: number; x: number; y: number }[] = [];
  for (let frame = from; frame < to; frame++) {
    const [x, y] = [path[2 * frame] ?? 0, path[2 * frame + 1] ?? 0];
    const last = found.at(-1);
    if (last?.x === x && last.y === y) last.to = frame + 1;
    else found.push({ from: frame, to: frame + 1, x, y });
  }
  return found;
}

function legibleFrom(word: CaptionWord): number {
  let frame = word.from;
  while (frame < word.to && poseAt(word, frame).strength < LEGIBLE) frame += 1;
  return frame;
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

import type { Timeline } from "../direction/timeline.ts";
import type { Arena } from "./arena.ts";
import { paintGroup, type PlacedWord, type TextCanvas } from "./caption-paint.ts";
import type { Kernel } from "./kernel.ts";
import type { Size } from "./slot.ts";

/** A painted word in the kernel's memory. */
export interface CaptionWord {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Frames of the shot, from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  readonly luma: number;
  readonly lumaAlpha: number;
  readonly chromaU: number;
  readonly chromaV: number;
  readonly chromaAlpha: number;
}

/** Frames in which a word pops in: how large and how strong it stands. */
const POP = [
  { scale: 0.72, strength: 0.55 },
  { scale: 0.95, strength: 0.9 },
  { scale: 1.07, strength: 1 },
  { scale: 1.03, strength: 1 },
] as const;

/** Paints the captions of every shot; the planes still have to be copied into memory. */
export function paintCaptions(timeline: Timeline, canvas: TextCanvas, size: Size): PlacedWord[][] {
  return timeline.shots.map((shot) => shot.captions.flatMap((group) => paintGroup(canvas, group, size)));
}

export function reserveWord(arena: Arena, { sprite, ...place }: PlacedWord): CaptionWord {
  const { width, height } = sprite;
  return {
    ...place,
    width,
    height,
    luma: arena.reserve(sprite.luma.length),
    lumaAlpha: arena.reserve(sprite.luma.length),
    chromaU: arena.reserve(sprite.chromaU.length),
    chromaV: arena.reserve(sprite.chromaU.length),
    chromaAlpha: arena.reserve(sprite.chromaU.length),
  };
}

export function storeWord(memory: WebAssembly.Memory, word: CaptionWord, { sprite }: PlacedWord): void {
  const bytes = new Uint8Array(memory.buffer);
  for (const plane of ["luma", "lumaAlpha", "chromaU", "chromaV", "chromaAlpha"] as const) {
    bytes.set(sprite[plane], word[plane]);
  }
}

/** Lays the words that stand at a frame of the shot over the finished picture. */
export function drawCaptions(
  kernel: Kernel,
  words: readonly CaptionWord[],
  frame: number,
  target: number,
  size: Size,
): void {
  for (const word of words) {
    if (frame < word.from || frame >= word.to) continue;
    const pop = POP[Math.floor(frame - word.from)];
    drawWord(kernel, word, target, size, pop?.scale ?? 1, Math.round(255 * (pop?.strength ?? 1)));
  }
}

function drawWord(
  kernel: Kernel,
  word: CaptionWord,
  target: number,
  size: Size,
  scale: number,
  strength: number,
): void {
  const lumaBytes = size.width * size.height;
  const planes = [
    { at: target, values: word.luma, alphas: word.lumaAlpha, half: 1 },
    { at: target + lumaBytes, values: word.chromaU, alphas: word.chromaAlpha, half: 2 },
    { at: target + lumaBytes * 1.25, values: word.chromaV, alphas: word.chromaAlpha, half: 2 },
  ];
  for (const { at, values, alphas, half } of planes) {
    const stride = size.width / half;
    const left = word.left / half;
    const top = word.top / half;
    const sprite = [values, alphas, word.width / half, word.height / half] as const;
    if (scale === 1) kernel.drawSprite(at + top * stride + left, stride, ...sprite, strength);
    else {
      const step = Math.round(65_536 / scale);
      kernel.drawScaledSprite(at, stride, size.height / half, left, top, ...sprite, step, strength);
    }
  }
}

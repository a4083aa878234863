import { FILM_WIDTH } from "@curta/contract/limits";
import type { Timeline } from "../../direction/timeline.ts";
import type { Arena } from "../../kernel-memory.ts";
import { ENTRANCES, type CaptionLookName, type Pose, scaleOf } from "./caption-looks.ts";
import { createCaptionPainter, type PlacedWord, type TextCanvas } from "./caption-paint.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { FrameSize } from "../memory/slot.ts";
import type { SpritePlanes } from "./sprite.ts";

/** Addresses of a sprite's planes in the kernel's memory. */
interface SpriteAddresses {
  readonly luma: number;
  readonly lumaAlpha: number;
  readonly chromaU: number;
  readonly chromaV: number;
  readonly chromaAlpha: number;
}

/** A painted word (or the plate behind a line) in the kernel's memory. */
export interface CaptionWord extends SpriteAddresses {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Frames of the shot, from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  readonly look: CaptionLookName;
  /** Opacity: 1, or less for a word that waits on its plate before its time. */
  readonly share: number;
  /** It stands between the ground and the subject. */
  readonly behind: boolean;
}

/** Paints the captions of every shot and calls `pause` after each. The planes are not in kernel memory yet. */
export async function paintCaptions(
  timeline: Timeline,
  canvas: TextCanvas,
  size: FrameSize,
  pause: () => Promise<void>,
): Promise<PlacedWord[][]> {
  const painter = createCaptionPainter(canvas, size);
  const shots: PlacedWord[][] = [];
  for (const shot of timeline.shots) {
    shots.push(shot.captions.flatMap((group) => painter.paint(group)));
    await pause();
  }
  return shots;
}

/** Allocates memory for painted words; equal words share it. */
export function allocWords(arena: Arena, shots: readonly (readonly PlacedWord[])[]): CaptionWord[][] {
  const known = new Map<SpritePlanes, SpriteAddresses>();
  return shots.map((words) =>
    words.map(({ sprite, ...place }) => {
      const addresses = known.get(sprite) ?? allocSprite(arena, sprite);
      known.set(sprite, addresses);
      return { ...place, width: sprite.width, height: sprite.height, ...addresses };
    }),
  );
}

function allocSprite(arena: Arena, { luma, chromaU }: SpritePlanes): SpriteAddresses {
  return {
    luma: arena.alloc(luma.length),
    lumaAlpha: arena.alloc(luma.length),
    chromaU: arena.alloc(chromaU.length),
    chromaV: arena.alloc(chromaU.length),
    chromaAlpha: arena.alloc(chromaU.length),
  };
}

export function storeWord(memory: WebAssembly.Memory, word: CaptionWord, { sprite }: PlacedWord): void {
  const bytes = new Uint8Array(memory.buffer);
  for (const plane of ["luma", "lumaAlpha", "chromaU", "chromaV", "chromaAlpha"] as const) {
    bytes.set(sprite[plane], word[plane]);
  }
}

/** Draws the words that are visible at a frame of the shot over the finished picture. */
export function drawCaptions(
  kernel: FrameKernel,
  words: readonly CaptionWord[],
  frame: number,
  target: number,
  size: FrameSize,
): void {
  for (const word of words) {
    if (frame >= word.from && frame < word.to) drawWord(kernel, word, poseAt(word, frame), target, size);
  }
}

const AT_REST: Pose = { scale: 1, strength: 1, below: 0 };

function poseAt(word: CaptionWord, frame: number): Pose {
  const { poses, fade } = ENTRANCES[word.look];
  const pose = poses[Math.floor(frame - word.from)] ?? AT_REST;
  if (word.share < 1) return { ...pose, strength: pose.strength * word.share };
  const left = word.to - frame;
  return left > fade ? pose : { ...pose, strength: (pose.strength * left) / (fade + 1) };
}

function drawWord(kernel: FrameKernel, word: CaptionWord, pose: Pose, target: number, size: FrameSize): void {
  const lumaBytes = size.width * size.height;
  const strength = Math.round(255 * pose.strength);
  const scale = scaleOf(pose, (word.width * FILM_WIDTH) / size.width);
  const top = Math.min(
    word.top + 2 * Math.round((pose.below * size.width) / 2160),
    size.height - word.height,
  );
  const planes = [
    { at: target, values: word.luma, alphas: word.lumaAlpha, half: 1 },
    { at: target + lumaBytes, values: word.chromaU, alphas: word.chromaAlpha, half: 2 },
    { at: target + lumaBytes * 1.25, values: word.chromaV, alphas: word.chromaAlpha, half: 2 },
  ];
  for (const { at, values, alphas, half } of planes) {
    const stride = size.width / half;
    const [x, y] = [word.left / half, top / half];
    const sprite = [values, alphas, word.width / half, word.height / half] as const;
    if (scale === 1) kernel.drawSprite(at + y * stride + x, stride, ...sprite, strength);
    else {
      const step = Math.round(65_536 / scale);
      kernel.drawScaledSprite(at, stride, size.height / half, x, y, ...sprite, step, strength);
    }
  }
}

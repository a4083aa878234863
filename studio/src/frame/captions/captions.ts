import { FILM_WIDTH } from "@curta/contract/limits";
import { ENTRANCES, type Pose, scaleOf } from "../../direction/lettering/looks/entrances.ts";
import { LOOKS } from "../../direction/lettering/looks/looks.ts";
import type { Timeline, TimelineShot } from "../../direction/timeline.ts";
import { coverOf } from "../../geometry/cover.ts";
import type { Arena } from "../../kernel-memory.ts";
import type { Picture } from "../../picture.ts";
import { createCaptionPainter } from "./caption-paint.ts";
import { follow } from "./follow.ts";
import { shadedInk } from "./ground.ts";
import type { PlacedWord } from "./letters/placed-word.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { FrameSize } from "../memory/slot.ts";
import type { SpritePlanes } from "./sprite.ts";
import type { TextCanvas } from "./letters/text-canvas.ts";

/** Addresses of a sprite's planes in the kernel's memory. */
interface SpriteAddresses {
  readonly luma: number;
  readonly lumaAlpha: number;
  readonly chromaU: number;
  readonly chromaV: number;
  readonly chromaAlpha: number;
}

/** A painted word, plate or part of a word in the kernel's memory. */
export interface CaptionWord extends SpriteAddresses, Omit<PlacedWord, "sprite"> {
  readonly width: number;
  readonly height: number;
}

export interface CaptionSetting {
  readonly timeline: Timeline;
  readonly canvas: TextCanvas;
  readonly size: FrameSize;
  /** The picture that a shot is cut from. */
  readonly pictureOf: (shot: Pick<TimelineShot, "source">) => Picture;
  readonly pause: () => Promise<void>;
}

/** Paints the captions of every shot and calls `pause` after each. The planes are not in kernel memory yet. */
export async function paintCaptions(setting: CaptionSetting): Promise<PlacedWord[][]> {
  const { timeline, canvas, size, pictureOf, pause } = setting;
  await loadFonts(setting);
  const painter = createCaptionPainter(canvas, size);
  const shots: PlacedWord[][] = [];
  for (const shot of timeline.shots) {
    const picture = pictureOf(shot);
    const placed = shot.captions.flatMap((group) => {
      const isShaded = LOOKS[group.look].edge.kind === "shade";
      const before = shot.entry.kind === "dissolve" ? pictureOf(shot.entry) : picture;
      const ink = isShaded ? shadedInk(group, shot, { own: picture, before }, timeline.grade) : undefined;
      return follow(painter.paint(group, ink), group, shot, coverOf(picture), size);
    });
    shots.push(placed);
    await pause();
  }
  return shots;
}

async function loadFonts({ timeline, canvas }: CaptionSetting): Promise<void> {
  const groups = timeline.shots.flatMap(({ captions }) => captions);
  const said = (strong: boolean): string =>
    groups
      .flatMap(({ words }) => words.flatMap((word) => (word.strong === strong ? word.text : [])))
      .join(" ");
  const look = groups[0]?.look;
  if (look === undefined) return;
  await canvas.load(said(false), LOOKS[look].font);
  await canvas.load(said(true), LOOKS[look].strong.font);
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
    if (frame >= word.from && frame < word.to) drawWord(kernel, word, frame, target, size);
  }
}

const AT_REST: Pose = { scale: 1, strength: 1, below: 0 };

/** How a word is drawn at a frame of the shot. */
export function poseAt(word: Pick<CaptionWord, "look" | "since" | "to" | "standing">, frame: number): Pose {
  const { poses, fade } = ENTRANCES[LOOKS[word.look].entry];
  const pose = (word.standing ? undefined : poses[Math.floor(frame - word.since)]) ?? AT_REST;
  const left = word.to - frame;
  return left > fade ? pose : { ...pose, strength: (pose.strength * left) / (fade + 1) };
}

/** Where a word's sprite lies at a frame, in pixels of the frame, before it is scaled about its middle. */
export function placeAt(
  word: CaptionWord,
  frame: number,
  pose: Pose,
  size: FrameSize,
): { left: number; top: number } {
  const [across, down] = [word.path?.[2 * frame] ?? 0, word.path?.[2 * frame + 1] ?? 0];
  const below = 2 * Math.round((pose.below * size.width) / (2 * FILM_WIDTH));
  return {
    left: Math.min(Math.max(0, word.left + across), size.width - word.width),
    top: Math.min(Math.max(0, word.top + down + below), size.height - word.height),
  };
}

/** A word's scale in a pose. */
export function wordScale(word: CaptionWord, pose: Pose, size: FrameSize): number {
  return scaleOf(pose, (word.width * FILM_WIDTH) / size.width);
}

function drawWord(
  kernel: FrameKernel,
  word: CaptionWord,
  frame: number,
  target: number,
  size: FrameSize,
): void {
  const pose = poseAt(word, frame);
  const lumaBytes = size.width * size.height;
  const strength = Math.round(255 * pose.strength);
  const scale = wordScale(word, pose, size);
  const { left, top } = placeAt(word, frame, pose, size);
  const planes = [
    { at: target, values: word.luma, alphas: word.lumaAlpha, half: 1 },
    { at: target + lumaBytes, values: word.chromaU, alphas: word.chromaAlpha, half: 2 },
    { at: target + lumaBytes * 1.25, values: word.chromaV, alphas: word.chromaAlpha, half: 2 },
  ];
  for (const { at, values, alphas, half } of planes) {
    const stride = size.width / half;
    const [x, y] = [Math.floor(left / half), Math.floor(top / half)];
    const sprite = [values, alphas, word.width / half, word.height / half] as const;
    if (scale === 1) kernel.drawSprite(at + y * stride + x, stride, ...sprite, strength);
    else {
      const step = Math.round(65_536 / scale);
      kernel.drawScaledSprite(at, stride, size.height / half, x, y, ...sprite, step, strength);
    }
  }
}

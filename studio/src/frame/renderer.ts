import type { TimelineShot } from "../direction/timeline.ts";
import { shotCameraAt, withinPicture } from "./camera.ts";
import { drawCaptions } from "./captions.ts";
import { openKernel } from "./kernel.ts";
import { levelFor } from "./level-choice.ts";
import { randomNumbers, TILE_SIZE } from "./noise.ts";
import { writeInts } from "./records.ts";
import type { PlaneLook, Scene } from "./scene.ts";
import { frameBytes, type PlaneTables, type Slot } from "./slot.ts";
import { drawView, type DepthShift, type View } from "./view.ts";

export interface Renderer {
  /**
   * Draws a frame of a shot (both counted from 0) as planar I420, BT.709 limited range. The view is valid
   * until the next call. The bytes depend on scene, shot and frame alone.
   */
  draw(shotIndex: number, frameInShot: number): Uint8Array;
}

/** Opens a scene for drawing in one of its slots; no two renderers may use the same slot at the same time. */
export async function openRenderer(scene: Scene, slotIndex: number): Promise<Renderer> {
  const kernel = await openKernel(scene.kernel, scene.memory);
  const slot = scene.slots[slotIndex];
  if (!slot) throw new RangeError(`the scene has ${scene.slots.length} slots`);
  const [target] = slot.frames;
  const frame = new Uint8Array(scene.memory.buffer, target, frameBytes(scene.size));
  return {
    draw(shotIndex, frameInShot) {
      const shot = scene.timeline.shots[shotIndex];
      if (!shot) throw new RangeError(`the timeline has ${scene.timeline.shots.length} shots`);
      writeShades(scene, slot, frameInShot);
      drawView(kernel, scene, slot, target, viewAt(scene, shot, frameInShot));
      drawCaptions(kernel, scene.captions[shotIndex] ?? [], frameInShot, target, scene.size);
      return frame;
    },
  };
}

function viewAt(scene: Scene, shot: TimelineShot, frame: number): View {
  const framing = withinPicture(shotCameraAt(shot, frame), scene.cover);
  const rolls = shot.camera.some((key) => key.roll !== 0);
  const mesh = rolls || shot.parallax ? depthShiftAt(shot, frame) : null;
  return { framing, level: levelFor(scene, framing.zoom), mesh };
}

function depthShiftAt({ parallax }: TimelineShot, frame: number): DepthShift {
  if (!parallax) return { x: 0, y: 0, dolly: 0 };
  const swing = Math.sin((2 * Math.PI * (frame + parallax.phase)) / parallax.period);
  return { x: parallax.x * swing, y: parallax.y * swing, dolly: parallax.dolly * swing };
}

const GAIN_ONE = 16_384;
/** Noise starts at whole vectors, so that it can be loaded fast. */
const NOISE_COLUMN_STEP = 8;

function writeShades(scene: Scene, slot: Slot, frame: number): void {
  const random = randomNumbers((scene.timeline.seed ^ Math.imul(frame + 1, 0x9e3779b1)) >>> 0);
  const column = random() % (TILE_SIZE / NOISE_COLUMN_STEP);
  const row = random() % TILE_SIZE;
  writeShade(scene, slot, slot.luma, scene.luma, 16, column * NOISE_COLUMN_STEP * 2, row);
  writeShade(scene, slot, slot.chroma, scene.chroma, 128, 0, 0);
}

function writeShade(
  scene: Scene,
  slot: Slot,
  tables: PlaneTables,
  look: PlaneLook,
  neutral: number,
  noiseOffset: number,
  noiseRow: number,
): void {
  writeInts(scene.memory, tables.shade, [
    look.columnSquares,
    look.rowSquares,
    Math.round(32_767 * scene.timeline.grade.vignette),
    GAIN_ONE,
    0,
    look.noise + noiseOffset,
    noiseRow,
    slot.factors,
    neutral,
  ]);
}

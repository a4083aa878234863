import { framingAt } from "../../direction/camera/camera.ts";
import type { Framing } from "../../direction/timeline.ts";
import { type Panels, type Strip, STRIP_PUNCH } from "../../direction/timeline-effects.ts";
import { type Cover, leastStripZoom } from "../../geometry/cover.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import { levelsOf } from "../layers/grounds.ts";
import { frameBytes, type RenderSlot } from "../memory/slot.ts";
import type { RenderScene } from "../render-scene.ts";
import { aimShades } from "../light/shade.ts";
import { levelsFor } from "./level-choice.ts";
import { drawView, type Rows } from "./view.ts";

/** Dark rows between strips, in a frame 1920 high; even in every size. */
const GAP = 8;
const GAP_LEVELS = { y: 16, u: 128, v: 128 };
/** A strip that appears lets go of its punch within so many frames. */
const PUNCH_FRAMES = 8;
/** So much of a strip that has not appeared yet is its plain colour: it is there already, in the dark. */
const WAITING = 0.78;
const MIX_ONE = 128;

/** The rows of the frame that a strip takes. */
function rowsOfStrip(index: number, count: number, height: number): Rows {
  const top = 2 * Math.round((index * height) / count / 2);
  return { top, height: 2 * Math.round(((index + 1) * height) / count / 2) - top };
}

/** Where the camera of a strip looks at a frame, kept inside the picture. `share` is the strip's of the frame's height. */
export function stripFraming({ at, camera }: Strip, frame: number, cover: Cover, share: number): Framing {
  const { x, y, zoom } = framingAt(camera, frame);
  const t = (frame - at) / PUNCH_FRAMES;
  const nearer = Math.max(
    leastStripZoom(cover, share),
    zoom * (t >= 0 && t < 1 ? 1 + STRIP_PUNCH * (1 - t) ** 2 : 1),
  );
  const [across, down] = [(0.5 * cover.width) / nearer, (0.5 * cover.height * share) / nearer];
  return { x: clamp(x, across), y: clamp(y, down), zoom: nearer, roll: 0 };
}

/** Draws a frame that is divided into strips, each its own view of the photo. */
export function drawPanels(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  { strips, color }: Panels,
  frame: number,
): void {
  const { size, photo } = scene;
  strips.forEach((strip, index) => {
    const rows = rowsOfStrip(index, strips.length, size.height);
    const framing = stripFraming(strip, frame, photo.cover, rows.height / size.height);
    const zooms = strip.camera.map(({ zoom }) => zoom);
    const range = { least: Math.min(...zooms), most: Math.max(...zooms) * (1 + STRIP_PUNCH) };
    aimShades(scene, slot, rows.top);
    levelsFor(photo, size.width, framing.zoom, range).forEach(({ level, weight }, layer) => {
      const view = { framing, cover: photo.cover, level, mesh: null };
      drawView(kernel, scene, slot, layer === 0 ? slot.frame : slot.other, view, rows);
      // The first level fills both, so the second is mixed in by its own weight.
      if (layer > 0) mixRows(kernel, scene, slot, rows, Math.round(MIX_ONE * weight));
    });
    if (frame < strip.at) {
      fillRows(scene, slot.other, rows, levelsOf(color));
      mixRows(kernel, scene, slot, rows, Math.round(MIX_ONE * WAITING));
    }
    const gap = 2 * Math.round((GAP * size.height) / 1920 / 4);
    if (index > 0) fillRows(scene, slot.frame, { top: rows.top - gap, height: 2 * gap }, GAP_LEVELS);
  });
}

/** The three planes of some rows of a frame. */
function planesOf({ size: { width, height } }: RenderScene, frame: number, { top, height: rows }: Rows) {
  const chroma = { skip: (top * width) / 4, bytes: (rows * width) / 4 };
  const samples = width * height;
  return [
    { address: frame + top * width, bytes: rows * width },
    { address: frame + samples + chroma.skip, bytes: chroma.bytes },
    { address: frame + samples * 1.25 + chroma.skip, bytes: chroma.bytes },
  ] as const;
}

function mixRows(kernel: FrameKernel, scene: RenderScene, slot: RenderSlot, rows: Rows, share: number): void {
  const over = planesOf(scene, slot.other, rows);
  planesOf(scene, slot.frame, rows).forEach(({ address, bytes }, plane) => {
    kernel.mix(address, over[plane]?.address ?? address, bytes, share);
  });
}

function fillRows(
  scene: RenderScene,
  frame: number,
  rows: Rows,
  { y, u, v }: { readonly y: number; readonly u: number; readonly v: number },
): void {
  const bytes = new Uint8Array(scene.memory.buffer, 0, frame + frameBytes(scene.size));
  planesOf(scene, frame, rows).forEach(({ address, bytes: count }, plane) => {
    bytes.fill([y, u, v][plane] ?? 0, address, address + count);
  });
}

/** A middle at least so far from both ends of the picture. */
function clamp(value: number, half: number): number {
  return Math.min(1 - half, Math.max(half, value));
}

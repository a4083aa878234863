import { mulberry32 } from "../../random.ts";
import { TILE_SIZE } from "./noise.ts";
import { writeInts } from "../memory/records.ts";
import type { ShadeTables, RenderScene } from "../render-scene.ts";
import type { PlaneTables, RenderSlot } from "../memory/slot.ts";

/** Fixed points of the kernel's shading. */
const GAIN_ONE = 16_384;
const LIFT_ONE = 64;
const VIGNETTE_ONE = 32_767;
/** Luma from black to white in limited range. */
const LUMA_SPAN = 219;
/** Noise starts at a multiple of a vector (8 numbers of 2 bytes), so that loads are aligned. */
const NOISE_START_BYTES = 16;
const NOISE_STARTS = TILE_SIZE / 8;

/** Writes how a frame's samples are shaded: vignette, `white` (0 to 1) from flashes, and the frame's grain. */
export function writeShades(scene: RenderScene, slot: RenderSlot, frame: number, white: number): void {
  // The grain depends on the frame within the shot: a shot that moves in the film keeps its bytes.
  const random = mulberry32(scene.timeline.seed ^ Math.imul(frame + 1, 0x9e3779b1));
  const noise = { start: (random() % NOISE_STARTS) * NOISE_START_BYTES, row: random() % TILE_SIZE };
  const lift = Math.round(white * LUMA_SPAN * LIFT_ONE);
  writeShade(scene, slot, slot.luma, scene.luma, { neutral: 16, white, lift, noise });
  writeShade(scene, slot, slot.chroma, scene.chroma, {
    neutral: 128,
    white,
    lift: 0,
    noise: { start: 0, row: 0 },
  });
}

/** Shades what is drawn next as the rows of the frame from `top` on. */
export function aimShades(scene: RenderScene, slot: RenderSlot, top: number): void {
  for (const [tables, look, first] of [
    [slot.luma, scene.luma, top],
    [slot.chroma, scene.chroma, top / 2],
  ] as const) {
    writeInts(scene.memory, tables.shade + ROW_SQUARES_AT, [look.rowSquares + first * SQUARE_BYTES]);
  }
}

/** Writes that the matte is drawn as it is. */
export function writeMaskShade(scene: RenderScene, slot: RenderSlot): void {
  if (scene.matte === null) return;
  const { columnSquares, rowSquares } = scene.chroma;
  const unlit = [0, GAIN_ONE, 0];
  writeInts(scene.memory, slot.maskShade, [
    columnSquares,
    rowSquares,
    ...unlit,
    scene.matte.tile,
    0,
    slot.factors,
    0,
  ]);
}

/** Where a shade's record names its squared distances of rows, and bytes of one. */
const ROW_SQUARES_AT = 4;
const SQUARE_BYTES = 2;

interface FrameShade {
  readonly neutral: number;
  readonly white: number;
  readonly lift: number;
  readonly noise: { readonly start: number; readonly row: number };
}

function writeShade(
  scene: RenderScene,
  slot: RenderSlot,
  tables: PlaneTables,
  look: ShadeTables,
  shade: FrameShade,
): void {
  writeInts(scene.memory, tables.shade, [
    look.columnSquares,
    look.rowSquares,
    Math.round(VIGNETTE_ONE * scene.timeline.grade.vignette),
    Math.round(GAIN_ONE * (1 - shade.white)),
    shade.lift,
    look.noise + shade.noise.start,
    shade.noise.row,
    slot.factors,
    shade.neutral,
  ]);
}

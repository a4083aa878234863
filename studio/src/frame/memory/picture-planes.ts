import type { Grade } from "../../direction/timeline.ts";
import type { Picture } from "../../picture.ts";
import type { Arena } from "../../kernel-memory.ts";
import { gradeTables } from "../light/grade.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import { type PictureLevel, type PicturePlane, repeatEdges } from "./levels.ts";
import { ditherThresholds } from "../light/noise.ts";
import { PLANE_GRADE_JOB_BYTES, writeInts } from "./records.ts";

/** Rows that are copied into the kernel's memory at a time. */
const STRIP_ROWS = 64;
/** Bytes of the tables for making a level smaller, per pixel of width and height, and per pixel of a line. */
const SHRINK_ENTRY_BYTES = 24;
const SHRINK_LINE_BYTES = 2;
/** 16 bytes for each value of three channels, and 4 for each threshold of the dither. */
const SHARE_BYTES = 3 * 256 * 16 + 64 * 4;

/** Addresses of buffers for converting the picture to planes. */
export interface GradeBuffers {
  readonly strip: number;
  readonly gains: number;
  readonly lifts: number;
  readonly tints: number;
  readonly skin: number;
  readonly thresholds: number;
  readonly shares: number;
  readonly job: number;
  readonly shrinkBuffer: number;
}

export function allocGradeBuffers(arena: Arena, width: number, height: number): GradeBuffers {
  return {
    strip: arena.alloc(width * STRIP_ROWS * 3),
    gains: arena.alloc(256 * 4),
    lifts: arena.alloc(256 * 4),
    tints: arena.alloc(256 * 16),
    skin: arena.alloc(256 * 256),
    thresholds: arena.alloc(64),
    shares: arena.alloc(SHARE_BYTES),
    job: arena.alloc(PLANE_GRADE_JOB_BYTES),
    shrinkBuffer: arena.alloc((width + height) * SHRINK_ENTRY_BYTES + (width + 16) * SHRINK_LINE_BYTES),
  };
}

/** What filling the levels needs; `pause` is called after each. */
interface LevelWork {
  readonly kernel: FrameKernel;
  readonly memory: WebAssembly.Memory;
  readonly buffers: GradeBuffers;
  readonly levels: readonly PictureLevel[];
  readonly pause: () => Promise<void>;
}

/** Grades a picture into its first level and makes the smaller levels from it. */
export async function fillLevels(
  { kernel, memory, buffers, levels, pause }: LevelWork,
  picture: Picture,
  grade: Grade,
): Promise<void> {
  const [first, ...smaller] = levels;
  if (!first) return;
  writeJob(memory, buffers, first, grade);
  gradePicture(kernel, memory, buffers, first, picture);
  repeatLevelEdges(memory, first);
  let from = first;
  for (const to of smaller) {
    await pause();
    shrinkLevel({ kernel, memory, buffers }, from, to);
    from = to;
  }
}

/** Makes a level from a larger one, of less than twice its size. */
export function shrinkLevel(
  { kernel, memory, buffers }: Pick<LevelWork, "kernel" | "memory" | "buffers">,
  from: PictureLevel,
  to: PictureLevel,
): void {
  for (const plane of ["luma", "chromaU", "chromaV"] as const) {
    shrinkPlane(kernel, from[plane], to[plane], buffers.shrinkBuffer);
  }
  repeatLevelEdges(memory, to);
}

function writeJob(
  memory: WebAssembly.Memory,
  buffers: GradeBuffers,
  level: PictureLevel,
  grade: Grade,
): void {
  const { gains, lifts, tints, skin } = gradeTables(grade);
  new Float32Array(memory.buffer, buffers.gains, gains.length).set(gains);
  new Float32Array(memory.buffer, buffers.lifts, lifts.length).set(lifts);
  new Float32Array(memory.buffer, buffers.tints, tints.length).set(tints);
  new Uint8Array(memory.buffer, buffers.skin, skin.length).set(skin);
  new Uint8Array(memory.buffer, buffers.thresholds, 64).set(ditherThresholds());
  writeInts(memory, buffers.job, [
    buffers.gains,
    buffers.lifts,
    buffers.tints,
    buffers.skin,
    buffers.thresholds,
    level.luma.address,
    level.chromaU.address,
    level.chromaV.address,
    level.luma.stride,
    level.chromaU.stride,
    buffers.shares,
  ]);
}

/** The level has even sides; an odd last row or column of the picture is left out. */
function gradePicture(
  kernel: FrameKernel,
  memory: WebAssembly.Memory,
  buffers: GradeBuffers,
  level: PictureLevel,
  picture: Picture,
): void {
  const { width, height } = level.luma;
  kernel.prepareGrade(buffers.job);
  const strip = new Uint8Array(memory.buffer, buffers.strip, width * STRIP_ROWS * 3);
  for (let top = 0; top < height; top += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, height - top);
    for (let y = 0; y < rows; y++) {
      const start = (top + y) * picture.width * 3;
      strip.set(picture.rgb.subarray(start, start + width * 3), y * width * 3);
    }
    kernel.gradeRows(buffers.job, buffers.strip, width, top, rows);
  }
}

function shrinkPlane(kernel: FrameKernel, from: PicturePlane, to: PicturePlane, room: number): void {
  const source = [from.address, from.width, from.height, from.stride] as const;
  kernel.shrinkPlane(...source, to.address, to.width, to.height, to.stride, room);
}

function repeatLevelEdges(memory: WebAssembly.Memory, level: PictureLevel): void {
  const bytes = new Uint8Array(memory.buffer);
  for (const plane of [level.luma, level.chromaU, level.chromaV]) repeatEdges(bytes, plane);
}

import type { Framing } from "../../direction/timeline.ts";
import type { Cover } from "../../geometry/cover.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { PictureLevel, PicturePlane } from "../memory/levels.ts";
import { writeDoubles, writeInts } from "../memory/records.ts";
import type { RenderScene } from "../render-scene.ts";
import { NODE_DISTANCE, type PlaneTables, type RenderSlot } from "../memory/slot.ts";

/** Parallax at one frame: shift in shares of the frame's width, and zoom as a share of the distance from its centre. */
export interface DepthShift {
  readonly x: number;
  readonly y: number;
  readonly dolly: number;
}

/** What is drawn of the picture: framing, level, and which path of the kernel is used. */
export interface CameraView {
  readonly framing: Framing;
  /** Part of the picture that the largest view shows. */
  readonly cover: Cover;
  readonly level: PictureLevel;
  /** Null uses the axis path: no roll and no depth, but sharper and faster. */
  readonly mesh: DepthShift | null;
}

/** Geometry of the luma plane or of the two chroma planes relative to the frame's pixels. */
interface PlaneKind {
  readonly tables: PlaneTables;
  readonly width: number;
  readonly height: number;
  /** Frame pixels per sample. */
  readonly sampleSize: number;
  /** Frame coordinate of the first sample's centre. Chroma is at the left sample of each pair (the default in H.264). */
  readonly firstX: number;
  readonly firstY: number;
  /** Height in frame pixels of what is drawn: of the frame, or of a strip of it. */
  readonly rows: number;
}

/** Rows of the frame; both even. */
export interface Rows {
  readonly top: number;
  readonly height: number;
}

/**
 * Draws a view as an I420 frame at `target`, or as some rows of it: then the view's middle is the middle of those rows.
 * Views through a mesh fill the frame.
 */
export function drawView(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  target: number,
  view: CameraView,
  { top, height: rows }: Rows = { top: 0, height: scene.size.height },
): void {
  const { width, height } = scene.size;
  const luma = { tables: slot.luma, width, height: rows, sampleSize: 1, firstX: 0.5, firstY: 0.5, rows };
  const chroma = { ...chromaKind(scene, slot.chroma), height: rows / 2, rows };
  const lumaTargets = [[target + top * width, view.level.luma]] as const;
  const first = target + width * height + (top * width) / 4;
  const chromaTargets = [
    [first, view.level.chromaU],
    [first + (width * height) / 4, view.level.chromaV],
  ] as const;
  if (view.mesh) {
    planNodes(kernel, scene, slot, view, view.mesh);
    drawPlanesByMesh(kernel, scene, slot, luma, lumaTargets);
    drawPlanesByMesh(kernel, scene, slot, chroma, chromaTargets);
  } else {
    drawPlanesByAxis(kernel, scene, slot, luma, view, lumaTargets);
    drawPlanesByAxis(kernel, scene, slot, chroma, view, chromaTargets);
  }
}

/** A view of the subject's matte in place of the photo. */
export type MaskView = Omit<CameraView, "level">;

/** Draws what a view shows of a plane of the matte at half of the frame's size. */
export function drawMask(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  { target, plane }: { readonly target: number; readonly plane: PicturePlane },
  view: MaskView,
): void {
  const kind = chromaKind(scene, { ...slot.chroma, shade: slot.maskShade });
  // As chroma does, the matte belongs to a plane of twice its size.
  const whole = { ...plane, width: 2 * plane.width, height: 2 * plane.height };
  const asLevel: CameraView = { ...view, level: { luma: whole, chromaU: plane, chromaV: plane } };
  if (view.mesh) {
    planNodes(kernel, scene, slot, asLevel, view.mesh);
    drawPlanesByMesh(kernel, scene, slot, kind, [[target, plane]]);
  } else drawPlanesByAxis(kernel, scene, slot, kind, asLevel, [[target, plane]]);
}

function chromaKind({ size }: RenderScene, tables: PlaneTables): PlaneKind {
  return {
    tables,
    width: size.width / 2,
    height: size.height / 2,
    sampleSize: 2,
    firstX: 0.5,
    firstY: 1,
    rows: size.height,
  };
}

/** Planes of the same kind share one plan. */
type Targets = readonly (readonly [target: number, plane: PicturePlane])[];

function drawPlanesByAxis(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  kind: PlaneKind,
  view: CameraView,
  targets: Targets,
): void {
  const { tables, width, height } = kind;
  const plane = targets[0]?.[1];
  if (!plane) return;
  const map = mapping(scene, view, plane);
  writeInts(scene.memory, tables.axisPlan, [tables.axisGroups, tables.axisRows, slot.axisLines]);
  kernel.planAxis(
    tables.axisPlan,
    width,
    height,
    plane.width,
    plane.height,
    map.centreX + (kind.firstX - scene.size.width / 2) * map.stepX,
    kind.sampleSize * map.stepX,
    map.centreY + (kind.firstY - kind.rows / 2) * map.stepY,
    kind.sampleSize * map.stepY,
  );
  for (const [target, { address, stride }] of targets) {
    kernel.drawAxis(target, width, height, address, stride, tables.axisPlan, tables.shade);
  }
}

function drawPlanesByMesh(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  kind: PlaneKind,
  targets: Targets,
): void {
  const { tables, width, height } = kind;
  for (const [target, plane] of targets) {
    writeInts(scene.memory, tables.meshJob, [
      tables.meshNodes,
      tables.meshColumns,
      plane.height,
      scene.taps,
      slot.line,
      slot.plans,
      ...slot.nodeRows,
      slot.toHeights,
    ]);
    kernel.drawMesh(target, width, height, plane.address, plane.stride, tables.meshJob, tables.shade);
  }
}

/** Computes the picture position of every mesh node, for luma and then for chroma. */
function planNodes(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  view: CameraView,
  depthShift: DepthShift,
): void {
  const { x, y, dolly } = depthShift;
  const plane = view.level.luma;
  const map = mapping(scene, view, plane);
  const isFlat = x === 0 && y === 0 && dolly === 0;
  const plan = slot.meshPlan;
  writeInts(scene.memory, plan, [
    slot.luma.meshNodes,
    slot.luma.meshColumns,
    slot.luma.meshRows,
    plane.width,
    plane.height,
    isFlat ? 0 : scene.depth.address,
    scene.depth.columns,
    scene.depth.rows,
  ]);
  writeDoubles(scene.memory, plan + 32, [
    0.5 - scene.size.width / 2,
    0.5 - scene.size.height / 2,
    NODE_DISTANCE,
    map.centreX,
    map.centreY,
    map.stepX,
    map.stepY,
    Math.cos(view.framing.roll),
    Math.sin(view.framing.roll),
    // Depth is -1 to 1, so full depth moves half the shift.
    (x / 2) * scene.size.width * map.stepX,
    (y / 2) * scene.size.width * map.stepY,
    dolly / 2,
  ]);
  kernel.planMesh(plan);
  const { meshNodes, meshColumns, meshRows } = slot.chroma;
  kernel.planChromaMesh(plan, meshNodes, meshColumns, meshRows);
}

/** The frame's middle in plane coordinates (whole numbers are sample centres), and plane pixels per frame pixel. */
function mapping(scene: RenderScene, { framing, cover }: CameraView, plane: PicturePlane) {
  return {
    centreX: framing.x * plane.width - 0.5,
    centreY: framing.y * plane.height - 0.5,
    stepX: (cover.width * plane.width) / framing.zoom / scene.size.width,
    stepY: (cover.height * plane.height) / framing.zoom / scene.size.height,
  };
}

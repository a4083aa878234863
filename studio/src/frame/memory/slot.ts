import type { Arena } from "../../kernel-memory.ts";
import { AXIS_PLAN_BYTES, MESH_JOB_BYTES, MESH_PLAN_BYTES, SHADE_BYTES } from "./records.ts";

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Distance of mesh nodes in pixels of the drawn plane. */
export const NODE_DISTANCE = 8;
const NODE_BYTES = 8;
/** Samples of a line are 16-bit. */
const SAMPLE_BYTES = 2;
/** A row of the mesh has one height per so many picture columns. Bytes of one height or of one column position. */
const BLOCK_COLUMNS = 8;
const PLACE_BYTES = 4;
/** Bytes of the filter plan of a block of columns, and of a cell of the mesh. */
const BLOCK_PLAN_BYTES = 8;
const CELL_PLAN_BYTES = 16;
/** Tables of the axis path: per group of eight pixels, and per row; and the number of lines that it keeps. */
const GROUP_PIXELS = 8;
const GROUP_BYTES = 80;
const ROW_BYTES = 16;
const AXIS_LINES = 4;

/** Addresses for drawing one kind of plane (luma, or chroma at half the size). */
export interface PlaneTables {
  readonly shade: number;
  readonly axisPlan: number;
  readonly axisGroups: number;
  readonly axisRows: number;
  readonly meshJob: number;
  readonly meshNodes: number;
  readonly meshColumns: number;
  readonly meshRows: number;
}

/** Addresses of the buffers of one thread. No other thread writes there. */
export interface RenderSlot {
  /** The frame that the renderer returns, and a second one for blending. I420. */
  readonly frame: number;
  readonly other: number;
  /** The frame as RGBA, for scenes that are displayed; otherwise 0. */
  readonly rgba: number;
  /** Where the subject is: a plane of the frame's size and one of half of it; null in scenes without a matte. */
  readonly alpha: { readonly luma: number; readonly chroma: number } | null;
  /** The same for the subject with its outline; null in scenes without cut-outs. */
  readonly outline: { readonly luma: number; readonly chroma: number } | null;
  /** Three padded rows of luma and four of chroma. */
  readonly splitRows: number;
  /** How the matte is shaded: not at all. */
  readonly maskShade: number;
  readonly luma: PlaneTables;
  readonly chroma: PlaneTables;
  readonly meshPlan: number;
  /** Source lines of one output row of the axis path. */
  readonly axisLines: number;
  /** One line of samples, and the filter plans of its parts. */
  readonly line: number;
  readonly plans: number;
  /** Three rows of mesh nodes: their column positions and, `toHeights` bytes later, their heights. */
  readonly nodeRows: readonly [above: number, below: number, between: number];
  readonly toHeights: number;
  readonly factors: number;
  /** Two rows, extended at both ends by up to a frame's width. */
  readonly motionBlurRows: number;
  /** The two bell curves of a glow, in x and y. */
  readonly glowColumns: number;
  readonly glowRows: number;
}

export function frameBytes(size: FrameSize): number {
  return (size.width * size.height * 3) / 2;
}

export function allocRenderSlot(
  arena: Arena,
  size: FrameSize,
  pictureWidth: number,
  { display, matte, outline }: { readonly [room in "display" | "matte" | "outline"]: boolean },
): RenderSlot {
  const bytes = frameBytes(size);
  const samples = size.width * size.height;
  const blocks = Math.ceil(pictureWidth / BLOCK_COLUMNS) + 8;
  const cells = Math.ceil(size.width / NODE_DISTANCE) + 8;
  const alpha = () => ({ luma: arena.alloc(samples), chroma: arena.alloc(samples / 4) });
  const meshRow = (): number => arena.alloc((cells + blocks) * PLACE_BYTES);
  return {
    frame: arena.alloc(bytes),
    other: arena.alloc(bytes),
    rgba: display ? arena.alloc(size.width * size.height * 4) : 0,
    alpha: matte ? alpha() : null,
    outline: outline ? alpha() : null,
    splitRows: arena.alloc(8 * size.width + 1024),
    maskShade: arena.alloc(SHADE_BYTES),
    luma: allocTables(arena, size.width, size.height),
    chroma: allocTables(arena, size.width / 2, size.height / 2),
    meshPlan: arena.alloc(MESH_PLAN_BYTES),
    axisLines: arena.alloc(AXIS_LINES * (size.width + 16) * SAMPLE_BYTES),
    line: arena.alloc((pictureWidth + 32) * SAMPLE_BYTES),
    plans: arena.alloc(Math.max(blocks * BLOCK_PLAN_BYTES, cells * CELL_PLAN_BYTES)),
    nodeRows: [meshRow(), meshRow(), meshRow()],
    toHeights: cells * PLACE_BYTES,
    factors: arena.alloc((size.width + 16) * SAMPLE_BYTES),
    motionBlurRows: arena.alloc(2 * (size.width * 3 + 32)),
    glowColumns: arena.alloc((size.width + 16) * SAMPLE_BYTES),
    glowRows: arena.alloc(size.height * SAMPLE_BYTES),
  };
}

function allocTables(arena: Arena, width: number, height: number): PlaneTables {
  const meshColumns = Math.ceil(width / NODE_DISTANCE) + 2;
  const meshRows = Math.ceil(height / NODE_DISTANCE) + 1;
  return {
    shade: arena.alloc(SHADE_BYTES),
    axisPlan: arena.alloc(AXIS_PLAN_BYTES),
    axisGroups: arena.alloc((width / GROUP_PIXELS + 2) * GROUP_BYTES),
    axisRows: arena.alloc(height * ROW_BYTES),
    meshJob: arena.alloc(MESH_JOB_BYTES),
    meshNodes: arena.alloc(meshColumns * meshRows * NODE_BYTES),
    meshColumns,
    meshRows,
  };
}

import type { Arena } from "../../kernel-memory.ts";
import { AXIS_PLAN_BYTES, MESH_JOB_BYTES, MESH_PLAN_BYTES, SHADE_BYTES } from "./records.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance of mesh nodes in pixels of the plane that is drawn. */
export const NODE_DISTANCE = 8;
const NODE_BYTES = 8;
/** Samples of a line are 16-bit. */
const SAMPLE_BYTES = 2;
/** Columns of the picture for which a row of the mesh has one height; bytes of a height, or of a place across. */
const BLOCK_COLUMNS = 8;
const PLACE_BYTES = 4;
/** How a block of columns, and how a cell of the mesh is filtered. */
const BLOCK_PLAN_BYTES = 8;
const CELL_PLAN_BYTES = 16;
/** Tables of the axis path: per eight pixels of a row, and per row; and how many lines it keeps. */
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

/** What one thread works in; nobody else writes there. */
export interface RenderSlot {
  /** The frame that is handed out, and another to blend from. I420 each. */
  readonly frame: number;
  readonly other: number;
  /** The frame as RGBA, for scenes that are shown on a screen; else 0. */
  readonly rgba: number;
  readonly luma: PlaneTables;
  readonly chroma: PlaneTables;
  readonly meshPlan: number;
  /** Room for the lines that an output row of the axis path is made from. */
  readonly axisLines: number;
  /** Room for one line of samples, the plans of its parts, and one row of factors. */
  readonly line: number;
  readonly plans: number;
  /** Room for three rows of mesh nodes: where they look across, and `toHeights` further on their heights. */
  readonly nodeRows: readonly [above: number, below: number, between: number];
  readonly toHeights: number;
  readonly factors: number;
  /** Room for two rows with their ends drawn out by up to a frame's width each. */
  readonly motionBlurRows: number;
  /** Bells of a glow, across and down. */
  readonly glowColumns: number;
  readonly glowRows: number;
}

export function frameBytes(size: Size): number {
  return (size.width * size.height * 3) / 2;
}

export function allocRenderSlot(
  arena: Arena,
  size: Size,
  pictureWidth: number,
  display: boolean,
): RenderSlot {
  const bytes = frameBytes(size);
  const blocks = Math.ceil(pictureWidth / BLOCK_COLUMNS) + 8;
  const cells = Math.ceil(size.width / NODE_DISTANCE) + 8;
  const meshRow = (): number => arena.alloc((cells + blocks) * PLACE_BYTES);
  return {
    frame: arena.alloc(bytes),
    other: arena.alloc(bytes),
    rgba: display ? arena.alloc(size.width * size.height * 4) : 0,
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

import type { Arena } from "./arena.ts";
import { AXIS_PLAN_BYTES, MESH_PLAN_BYTES, SHADE_BYTES } from "./records.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance of mesh nodes in pixels of the plane that is drawn. */
export const NODE_DISTANCE = 8;
const NODE_BYTES = 8;
/** Tables of the axis path: per four pixels of a row, and per row. */
const GROUP_BYTES = 80;
const ROW_BYTES = 16;

/** Addresses for drawing one kind of plane (luma, or chroma at half the size). */
export interface PlaneTables {
  readonly shade: number;
  readonly axisPlan: number;
  readonly axisGroups: number;
  readonly axisRows: number;
  readonly meshPlan: number;
  readonly meshNodes: number;
  readonly meshColumns: number;
  readonly meshRows: number;
}

/** What one thread works in; nobody else writes there. */
export interface Slot {
  /** The frame that is handed out, and two more to blend from. I420 each. */
  readonly frames: readonly [number, number, number];
  readonly luma: PlaneTables;
  readonly chroma: PlaneTables;
  /** Room for one line of samples, one row of nodes, one row of factors. */
  readonly line: number;
  readonly nodeRow: number;
  readonly factors: number;
}

export function frameBytes(size: Size): number {
  return (size.width * size.height * 3) / 2;
}

export function reserveSlot(arena: Arena, size: Size, pictureWidth: number): Slot {
  const bytes = frameBytes(size);
  return {
    frames: [arena.reserve(bytes), arena.reserve(bytes), arena.reserve(bytes)],
    luma: reserveTables(arena, size.width, size.height),
    chroma: reserveTables(arena, size.width / 2, size.height / 2),
    line: arena.reserve((pictureWidth + 16) * 2),
    nodeRow: arena.reserve((size.width / NODE_DISTANCE + 4) * NODE_BYTES),
    factors: arena.reserve((size.width + 16) * 2),
  };
}

function reserveTables(arena: Arena, width: number, height: number): PlaneTables {
  const meshColumns = Math.ceil(width / NODE_DISTANCE) + 2;
  const meshRows = Math.ceil(height / NODE_DISTANCE) + 1;
  return {
    shade: arena.reserve(SHADE_BYTES),
    axisPlan: arena.reserve(AXIS_PLAN_BYTES),
    axisGroups: arena.reserve((width / 4 + 4) * GROUP_BYTES),
    axisRows: arena.reserve(height * ROW_BYTES),
    meshPlan: arena.reserve(MESH_PLAN_BYTES),
    meshNodes: arena.reserve(meshColumns * meshRows * NODE_BYTES),
    meshColumns,
    meshRows,
  };
}

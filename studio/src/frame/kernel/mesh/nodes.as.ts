// Positions of mesh nodes. The frame is covered by a grid of nodes 8 luma pixels apart. Each has the plane position that it
// shows (16.16 fixed point); between nodes it is linear.

export const NODE_BYTES: usize = 8;
const FIXED_ONE: f64 = 65536;

/** One view through the mesh, in pixels of the luma plane that it samples. */
@unmanaged
export class MeshPlan {
  nodes: usize;
  columns: i32;
  rows: i32;
  planeWidth: i32;
  planeHeight: i32;
  /** Depth field, -1 far to 1 near (0 at the picture's edges), 32-bit floats; 0 if there is no depth. */
  depth: usize;
  depthColumns: i32;
  depthRows: i32;
  /** Position of node (0, 0) relative to the centre of the frame, and distance of nodes: frame pixels. */
  firstX: f64;
  firstY: f64;
  spacing: f64;
  centreX: f64;
  centreY: f64;
  /** Plane pixels per frame pixel along x and y. */
  scaleX: f64;
  scaleY: f64;
  cosine: f64;
  sine: f64;
  /** Shift at depth 1: plane pixels, and share of the distance from the centre. */
  shiftX: f64;
  shiftY: f64;
  dolly: f64;
}

/** The depth field at a position in cells: linear between cells, the edge repeats outside. */
@inline
function depthAt(plan: MeshPlan, column: f64, row: f64): f64 {
  const x = Math.max(0, Math.min(<f64>(plan.depthColumns - 1) - 0.001, column));
  const y = Math.max(0, Math.min(<f64>(plan.depthRows - 1) - 0.001, row));
  const left = <i32>x;
  const top = <i32>y;
  const fx = x - <f64>left;
  const fy = y - <f64>top;
  const at: usize = plan.depth + (<usize>(top * plan.depthColumns + left) << 2);
  const below: usize = at + (<usize>plan.depthColumns << 2);
  const a = <f64>load<f32>(at);
  const b = <f64>load<f32>(below);
  const upper = a + (<f64>load<f32>(at, 4) - a) * fx;
  const lower = b + (<f64>load<f32>(below, 4) - b) * fx;
  return upper + (lower - upper) * fy;
}

@inline
function toFixed(value: f64, last: f64): i32 {
  return <i32>(Math.max(0, Math.min(last, value)) * FIXED_ONE);
}

/** Fills the nodes of a luma view. */
export function planMesh(plan: MeshPlan): void {
  let node = plan.nodes;
  const lastX = <f64>(plan.planeWidth - 1);
  const lastY = <f64>(plan.planeHeight - 1);
  const cellsX = <f64>plan.depthColumns / <f64>plan.planeWidth;
  const cellsY = <f64>plan.depthRows / <f64>plan.planeHeight;
  for (let j = 0; j < plan.rows; j++) {
    const y = plan.firstY + <f64>j * plan.spacing;
    let depth: f64 = 0;
    for (let i = 0; i < plan.columns; i++) {
      const x = plan.firstX + <f64>i * plan.spacing;
      const du = (x * plan.cosine - y * plan.sine) * plan.scaleX;
      const dv = (x * plan.sine + y * plan.cosine) * plan.scaleY;
      let u = plan.centreX + du * (1 - plan.dolly * depth) - plan.shiftX * depth;
      let v = plan.centreY + dv * (1 - plan.dolly * depth) - plan.shiftY * depth;
      if (plan.depth) {
        // The position depends on the depth at that position. Starting from the neighbour's depth is exact enough,
        // because the field is smooth and nodes are close.
        depth = depthAt(plan, (u + 0.5) * cellsX - 0.5, (v + 0.5) * cellsY - 0.5);
        u = plan.centreX + du * (1 - plan.dolly * depth) - plan.shiftX * depth;
        v = plan.centreY + dv * (1 - plan.dolly * depth) - plan.shiftY * depth;
      }
      store<i32>(node, toFixed(u, lastX));
      store<i32>(node, toFixed(v, lastY), 4);
      node += NODE_BYTES;
    }
  }
}

/** Converts a position on the luma plane to the chroma plane, whose samples are in the middle of 2 x 2. */
@inline
function toChroma(luma: i32, last: i32): i32 {
  return max(0, min(last << 16, (luma >> 1) - 16384));
}

/**
 * Fills the nodes of the chroma planes from those of luma. Chroma samples are at the left of 2 x 2 luma pixels: chroma node
 * (i, j) is at luma node (2i, 2j) and half a pixel (1/16 of the distance) further down.
 */
export function planChromaMesh(plan: MeshPlan, nodes: usize, columns: i32, rows: i32): void {
  const lastX = (plan.planeWidth >> 1) - 1;
  const lastY = (plan.planeHeight >> 1) - 1;
  const rowBytes: usize = <usize>plan.columns * NODE_BYTES;
  let node = nodes;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const from: usize = plan.nodes + <usize>min(2 * j, plan.rows - 2) * rowBytes + <usize>min(2 * i, plan.columns - 1) * NODE_BYTES;
      const u = load<i32>(from);
      const v = load<i32>(from, 4);
      const du = (load<i32>(from + rowBytes) - u) >> 4;
      const dv = (load<i32>(from + rowBytes, 4) - v) >> 4;
      store<i32>(node, toChroma(u + du, lastX));
      store<i32>(node, toChroma(v + dv, lastY), 4);
      node += NODE_BYTES;
    }
  }
}

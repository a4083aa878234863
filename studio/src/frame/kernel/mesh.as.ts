import { pick } from "./lanes.as";
import { noiseRow, prepareFactors, Shade, shaded, TILE_COLUMN_MASK } from "./shade.as";

// Rotation and depth: the frame is covered by a grid of nodes 8 pixels apart. Each node says where in the
// plane it looks (16.16); in between it is linear.

const NODE_BYTES: usize = 8;
const STEP_SHIFT: i32 = 3;
/** Four pixels share two source rows while the slope stays below 1/16 row per pixel, and a step below 2. */
const MAX_SLOPE: u32 = 4096;
const MAX_STEP: u32 = 131000;
/** How often a node's place is corrected by the depth found there. */
const CORRECTIONS: i32 = 3;

/** One view through the grid, in pixels of the plane it samples. */
@unmanaged
export class MeshPlan {
  nodes: usize;
  columns: i32;
  rows: i32;
  /** Room for one interpolated row of nodes. */
  nodeRow: usize;
  planeWidth: i32;
  planeHeight: i32;
  /** Where node (0, 0) lies from the middle of the frame, and how far apart nodes are: frame pixels. */
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
  /** Depth field, -1 far to 1 near (already 0 at the picture's edges), 32-bit floats; 0 where flat. */
  depth: usize;
  depthColumns: i32;
  depthRows: i32;
  /** What full nearness moves: plane pixels, and share of the distance from the middle. */
  shiftX: f64;
  shiftY: f64;
  dolly: f64;
}

/** The depth field at a place of the plane, linear between cells, repeated outside. */
@inline
function depthAt(plan: MeshPlan, u: f64, v: f64): f64 {
  const lastColumn = <f64>(plan.depthColumns - 1);
  const lastRow = <f64>(plan.depthRows - 1);
  const x = Math.max(0, Math.min(lastColumn - 0.001, ((u + 0.5) / <f64>plan.planeWidth) * <f64>plan.depthColumns - 0.5));
  const y = Math.max(0, Math.min(lastRow - 0.001, ((v + 0.5) / <f64>plan.planeHeight) * <f64>plan.depthRows - 0.5));
  const column = <i32>x;
  const row = <i32>y;
  const fx = x - <f64>column;
  const fy = y - <f64>row;
  const at: usize = plan.depth + (<usize>(row * plan.depthColumns + column) << 2);
  const below: usize = at + (<usize>plan.depthColumns << 2);
  const top = <f64>load<f32>(at) * (1 - fx) + <f64>load<f32>(at, 4) * fx;
  const bottom = <f64>load<f32>(below) * (1 - fx) + <f64>load<f32>(below, 4) * fx;
  return top * (1 - fy) + bottom * fy;
}

@inline
function toFixed(value: f64, last: f64): i32 {
  return <i32>(Math.max(0, Math.min(last, value)) * 65536);
}

/** Fills the nodes of a view. */
export function planMesh(plan: MeshPlan): void {
  let node = plan.nodes;
  const lastX = <f64>(plan.planeWidth - 2);
  const lastY = <f64>(plan.planeHeight - 2);
  for (let j = 0; j < plan.rows; j++) {
    const y = plan.firstY + <f64>j * plan.spacing;
    for (let i = 0; i < plan.columns; i++) {
      const x = plan.firstX + <f64>i * plan.spacing;
      const du = (x * plan.cosine - y * plan.sine) * plan.scaleX;
      const dv = (x * plan.sine + y * plan.cosine) * plan.scaleY;
      let u = plan.centreX + du;
      let v = plan.centreY + dv;
      if (plan.depth) {
        // The depth that counts is that of the place looked at, which depends on the depth: solve by repeating.
        for (let k = 0; k < CORRECTIONS; k++) {
          const d = depthAt(plan, u, v);
          u = plan.centreX + du * (1 - plan.dolly * d) - plan.shiftX * d;
          v = plan.centreY + dv * (1 - plan.dolly * d) - plan.shiftY * d;
        }
      }
      store<i32>(node, toFixed(u, lastX));
      store<i32>(node, toFixed(v, lastY), 4);
      node += NODE_BYTES;
    }
  }
}

/** Four pixels between two rows: horizontal fractions per pixel, vertical ones from the common row `top`. */
@inline
function sampleFour(source: usize, stride: usize, u0: i32, top: i32, u: v128, v: v128): v128 {
  const first = u0 >> 16;
  const at: usize = source + <usize>top * stride + <usize>first;
  const offset = i32x4.sub(u, i32x4.splat(first << 16));
  const indexes = i32x4.add(
    i32x4.mul(i32x4.shr_u(offset, 16), i32x4.splat(0x02020202)),
    i32x4.splat(0x03020100),
  );
  const upper = pick(v128.load_ext<u8>(at), indexes);
  const lower = pick(v128.load_ext<u8>(at + stride), indexes);
  const one = i32x4.splat(0x7fff);
  const fraction = v128.and(i32x4.shr_u(offset, 1), one);
  const across = i32x4.add(i32x4.shl(fraction, 16), i32x4.sub(one, fraction));
  const down = i32x4.shr_s(i32x4.sub(v, i32x4.splat(top << 16)), 9);
  const downPair = v128.or(i32x4.shl(down, 16), v128.and(down, i32x4.splat(0xffff)));
  const column = i16x8.add_sat_s(i16x8.shl(upper, 7), i16x8.mul(i16x8.sub(lower, upper), downPair));
  return i32x4.shr_s(i32x4.dot_i16x8_s(column, across), 15);
}

@inline
function sampleOne(source: usize, stride: i32, u: i32, v: i32): i32 {
  const at: usize = source + <usize>((v >> 16) * stride + (u >> 16));
  const fu = (u >> 9) & 127;
  const fv = (v >> 9) & 127;
  const top = <i32>load<u8>(at) * (128 - fu) + <i32>load<u8>(at, 1) * fu;
  const below: usize = at + <usize>stride;
  const bottom = <i32>load<u8>(below) * (128 - fu) + <i32>load<u8>(below, 1) * fu;
  return (top * (128 - fv) + bottom * fv) >> 7;
}

/** The same for steep places, pixel by pixel. */
@inline
function gatherFour(source: usize, stride: i32, u: i32, v: i32, du: i32, dv: i32): v128 {
  let samples = i32x4.splat(sampleOne(source, stride, u, v));
  samples = i32x4.replace_lane(samples, 1, sampleOne(source, stride, u + du, v + dv));
  samples = i32x4.replace_lane(samples, 2, sampleOne(source, stride, u + 2 * du, v + 2 * dv));
  return i32x4.replace_lane(samples, 3, sampleOne(source, stride, u + 3 * du, v + 3 * dv));
}

@inline
function interpolateNodes(plan: MeshPlan, y: i32): void {
  const bytes: usize = <usize>plan.columns * NODE_BYTES;
  const above: usize = plan.nodes + <usize>(y >> STEP_SHIFT) * bytes;
  const weight = i32x4.splat(y & 7);
  for (let o: usize = 0; o < bytes; o += 16) {
    const a = v128.load(above + o);
    const b = v128.load(above + bytes + o);
    v128.store(plan.nodeRow + o, i32x4.add(a, i32x4.shr_s(i32x4.mul(i32x4.sub(b, a), weight), STEP_SHIFT)));
  }
}

/** Draws one plane through its filled nodes. May write 7 bytes past its end. */
export function drawMesh(
  target: usize,
  width: i32,
  height: i32,
  source: usize,
  stride: i32,
  plan: MeshPlan,
  shade: Shade,
): void {
  const neutral = i16x8.splat(<i16>(shade.neutral << 7));
  const lift = i16x8.splat(<i16>shade.lift);
  const ramp = i32x4(0, 1, 2, 3);
  for (let y = 0; y < height; y++) {
    interpolateNodes(plan, y);
    prepareFactors(shade, width, y, y == 0);
    const noise = noiseRow(shade, y);
    let out: usize = target + <usize>(y * width);
    const end: usize = out + <usize>width;
    let node = plan.nodeRow;
    let factors = shade.factors;
    let column: usize = 0;
    let u = load<i32>(node);
    let v = load<i32>(node, 4);
    while (out < end) {
      const nextU = load<i32>(node, 8);
      const nextV = load<i32>(node, 12);
      const du = (nextU - u) >> STEP_SHIFT;
      const dv = (nextV - v) >> STEP_SHIFT;
      const middleU = u + (du << 2);
      const middleV = v + (dv << 2);
      let left: v128;
      let right: v128;
      if (<u32>du < MAX_STEP && <u32>(dv + <i32>MAX_SLOPE) < 2 * MAX_SLOPE) {
        const us = i32x4.add(i32x4.splat(u), i32x4.mul(i32x4.splat(du), ramp));
        const vs = i32x4.add(i32x4.splat(v), i32x4.mul(i32x4.splat(dv), ramp));
        const half = dv + (dv >> 1);
        left = sampleFour(source, <usize>stride, u, (v + half) >> 16, us, vs);
        right = sampleFour(
          source,
          <usize>stride,
          middleU,
          (middleV + half) >> 16,
          i32x4.add(us, i32x4.splat(du << 2)),
          i32x4.add(vs, i32x4.splat(dv << 2)),
        );
      } else {
        left = gatherFour(source, stride, u, v, du, dv);
        right = gatherFour(source, stride, middleU, middleV, du, dv);
      }
      const samples = i16x8.sub(i16x8.narrow_i32x4_s(left, right), neutral);
      const eight = shaded(samples, factors, noise + column, lift);
      v128.store64_lane(out, i8x16.narrow_i16x8_u(eight, eight), 0);
      out += 8;
      factors += 16;
      node += NODE_BYTES;
      column = (column + 16) & TILE_COLUMN_MASK;
      u = nextU;
      v = nextV;
    }
  }
}

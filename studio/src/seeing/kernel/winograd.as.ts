// Convolutions of 3 x 3 with step 1 in 4/9 of the products: F(2 x 2, 3 x 3) of Lavin and Gray, "Fast Algorithms for
// Convolutional Neural Networks" (2015). A tile of 4 x 4 places gives 2 x 2 places of the result. Tiles and windows are
// brought into a form in which each of 16 numbers is multiplied by itself, which makes 16 products of matrices.
import { activate } from "./activate.as";
import { multiply } from "./matrix.as";

/** Tiles that are worked on together, of one row of tiles. */
// @ts-ignore: decorator
@inline const TILES = 16;
/** Numbers of a tile. */
// @ts-ignore: decorator
@inline const CELLS = 16;

/**
 * A convolution of 3 x 3 with one place of zeros around. `weights` are 16 packed matrices of windows in their other form
 * (`transformWindows`), `panel` floats each. `work` has room for bias-like zeros (stride + 8 floats), a tile (16 x depth),
 * and 16 x TILES x (depth + stride) floats.
 */
export function convolveTiles(
  from: usize, width: i32, height: i32, depth: i32, weights: usize, panel: i32, bias: usize,
  to: usize, stride: i32, kind: i32, slope: f32, work: usize,
): void {
  const line = <usize>depth << 2;
  const outLine = <usize>stride << 2;
  const zeros = work;
  const patch = zeros + outLine + 32;
  const tiles = patch + CELLS * line;
  const sums = tiles + CELLS * TILES * line;
  memory.fill(zeros, 0, outLine + 32);
  const across = (width + 1) >> 1;
  for (let y = 0; y < height; y += 2) {
    for (let first = 0; first < across; first += TILES) {
      const count = min(TILES, across - first);
      for (let tile = 0; tile < count; tile++) {
        const x = 2 * (first + tile);
        const isInside = y > 0 && x > 0 && y + 2 < height && x + 2 < width;
        if (!isInside) copyPatch(from, width, height, x - 1, y - 1, line, patch);
        const at = isInside ? from + <usize>((y - 1) * width + x - 1) * line : patch;
        transformTile(at, isInside ? <usize>width * line : 4 * line, line, tiles + <usize>tile * line, TILES * line);
      }
      for (let cell = 0; cell < CELLS; cell++) {
        multiply(
          tiles + <usize>(cell * TILES) * line, weights + (<usize>(cell * panel) << 2), zeros,
          sums + <usize>(cell * TILES) * outLine, count, depth, stride,
        );
      }
      for (let tile = 0; tile < count; tile++) {
        const x = 2 * (first + tile);
        gatherTile(
          sums + <usize>tile * outLine, TILES * outLine, bias, to + <usize>(y * width + x) * outLine, outLine,
          <usize>width * outLine, x + 1 < width, y + 1 < height,
        );
      }
    }
    if (kind != 0) activate(to + <usize>(y * width) * outLine, min(2, height - y) * width * stride, kind, slope);
  }
}

/** A tile at the rim, with zeros outside of the plane. */
function copyPatch(from: usize, width: i32, height: i32, left: i32, top: i32, line: usize, to: usize): void {
  for (let y = top; y < top + 4; y++) {
    for (let x = left; x < left + 4; x++) {
      if (y < 0 || x < 0 || y >= height || x >= width) memory.fill(to, 0, line);
      else memory.copy(to, from + <usize>(y * width + x) * line, line);
      to += line;
    }
  }
}

/** A tile's other form, B'dB: number k of it goes to `to` + k x `apart`. */
function transformTile(from: usize, row: usize, line: usize, to: usize, apart: usize): void {
  for (let c: usize = 0; c < line; c += 16) {
    let at = from + c;
    const a0 = v128.load(at), a1 = v128.load(at + line), a2 = v128.load(at + 2 * line), a3 = v128.load(at + 3 * line);
    at += row;
    const b0 = v128.load(at), b1 = v128.load(at + line), b2 = v128.load(at + 2 * line), b3 = v128.load(at + 3 * line);
    at += row;
    const c0 = v128.load(at), c1 = v128.load(at + line), c2 = v128.load(at + 2 * line), c3 = v128.load(at + 3 * line);
    at += row;
    const d0 = v128.load(at), d1 = v128.load(at + line), d2 = v128.load(at + 2 * line), d3 = v128.load(at + 3 * line);
    let out = to + c;
    out = storeRow(sub(a0, c0), sub(a1, c1), sub(a2, c2), sub(a3, c3), out, apart);
    out = storeRow(add(b0, c0), add(b1, c1), add(b2, c2), add(b3, c3), out, apart);
    out = storeRow(sub(c0, b0), sub(c1, b1), sub(c2, b2), sub(c3, b3), out, apart);
    storeRow(sub(b0, d0), sub(b1, d1), sub(b2, d2), sub(b3, d3), out, apart);
  }
}

// @ts-ignore: decorator
@inline
function storeRow(e: v128, f: v128, g: v128, h: v128, to: usize, apart: usize): usize {
  v128.store(to, sub(e, g));
  v128.store(to + apart, add(f, g));
  v128.store(to + 2 * apart, sub(g, f));
  v128.store(to + 3 * apart, sub(f, h));
  return to + 4 * apart;
}

/** The 2 x 2 places of a tile from its 16 sums, A'mA, with the bias; those outside of the plane are left out. */
function gatherTile(
  from: usize, apart: usize, bias: usize, to: usize, line: usize, row: usize, hasRight: bool, hasBelow: bool,
): void {
  for (let c: usize = 0; c < line; c += 16) {
    const at = from + c;
    const first = v128.load(bias + c);
    const p0 = upper(at, apart), p1 = upper(at + apart, apart), p2 = upper(at + 2 * apart, apart), p3 = upper(at + 3 * apart, apart);
    const q0 = lower(at, apart), q1 = lower(at + apart, apart), q2 = lower(at + 2 * apart, apart), q3 = lower(at + 3 * apart, apart);
    const out = to + c;
    v128.store(out, add(first, add(add(p0, p1), p2)));
    if (hasRight) v128.store(out + line, add(first, sub(sub(p1, p2), p3)));
    if (!hasBelow) continue;
    v128.store(out + row, add(first, add(add(q0, q1), q2)));
    if (hasRight) v128.store(out + row + line, add(first, sub(sub(q1, q2), q3)));
  }
}

/** Sums of a column for the upper place, and for the lower one. */
// @ts-ignore: decorator
@inline
function upper(at: usize, apart: usize): v128 {
  return add(add(v128.load(at), v128.load(at + 4 * apart)), v128.load(at + 8 * apart));
}
// @ts-ignore: decorator
@inline
function lower(at: usize, apart: usize): v128 {
  return sub(sub(v128.load(at + 4 * apart), v128.load(at + 8 * apart)), v128.load(at + 12 * apart));
}

/** Windows of outputs x 3 x 3 x depth in their other form, GgG': 16 x outputs x depth floats. */
export function transformWindows(from: usize, to: usize, outputs: i32, depth: i32): void {
  const line = <usize>depth << 2;
  const apart = <usize>outputs * line;
  for (let output = 0; output < outputs; output++) {
    for (let c: usize = 0; c < line; c += 4) {
      for (let column = 0; column < 3; column++) {
        const at = from + <usize>(output * 9 + column) * line + c;
        const a = load<f32>(at);
        const b = load<f32>(at + 3 * line);
        const d = load<f32>(at + 6 * line);
        // Rows first; the third column of four waits for the second pass.
        const out = to + <usize>output * line + c + <usize>column * apart;
        store<f32>(out, a);
        store<f32>(out + 4 * apart, <f32>0.5 * (a + b + d));
        store<f32>(out + 8 * apart, <f32>0.5 * (a - b + d));
        store<f32>(out + 12 * apart, d);
      }
      for (let row = 0; row < 4; row++) {
        const at = to + <usize>output * line + c + <usize>(4 * row) * apart;
        const a = load<f32>(at);
        const b = load<f32>(at + apart);
        const d = load<f32>(at + 2 * apart);
        store<f32>(at + apart, <f32>0.5 * (a + b + d));
        store<f32>(at + 2 * apart, <f32>0.5 * (a - b + d));
        store<f32>(at + 3 * apart, d);
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function add(one: v128, other: v128): v128 {
  return f32x4.add(one, other);
}
// @ts-ignore: decorator
@inline
function sub(one: v128, other: v128): v128 {
  return f32x4.sub(one, other);
}

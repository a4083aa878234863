// Products of matrices, which is what nearly all of a network's time goes into.

// @ts-ignore: decorator
@inline const LANE: usize = 4;

/**
 * rows x depth times depth x columns, plus a bias per column. Four rows by eight columns are kept in registers.
 * `weights` are packed in panels of eight columns: [columns / 8][depth][8]; `stride` is the number of floats from one
 * row of the result to the next (a multiple of 4, which the last panel may end beyond by 4). The result and `from` have
 * room for rows rounded up to four.
 */
export function multiply(
  from: usize, weights: usize, bias: usize, to: usize, rows: i32, depth: i32, stride: i32,
): void {
  const line = <usize>depth * LANE;
  const out = <usize>stride * LANE;
  for (let column = 0; column < stride; column += 8) {
    const panel = weights + <usize>column * line;
    const first = v128.load(bias + <usize>column * LANE);
    const second = v128.load(bias + <usize>column * LANE, 16);
    const both = column + 8 <= stride;
    for (let row = 0; row < rows; row += 4) {
      let a0 = first, b0 = second, a1 = first, b1 = second, a2 = first, b2 = second, a3 = first, b3 = second;
      let x0 = from + <usize>row * line;
      let x1 = x0 + line;
      let x2 = x1 + line;
      let x3 = x2 + line;
      let w = panel;
      const end = x0 + line;
      while (x0 < end) {
        const wa = v128.load(w);
        const wb = v128.load(w, 16);
        const v0 = v128.load32_splat(x0);
        a0 = f32x4.add(a0, f32x4.mul(v0, wa));
        b0 = f32x4.add(b0, f32x4.mul(v0, wb));
        const v1 = v128.load32_splat(x1);
        a1 = f32x4.add(a1, f32x4.mul(v1, wa));
        b1 = f32x4.add(b1, f32x4.mul(v1, wb));
        const v2 = v128.load32_splat(x2);
        a2 = f32x4.add(a2, f32x4.mul(v2, wa));
        b2 = f32x4.add(b2, f32x4.mul(v2, wb));
        const v3 = v128.load32_splat(x3);
        a3 = f32x4.add(a3, f32x4.mul(v3, wa));
        b3 = f32x4.add(b3, f32x4.mul(v3, wb));
        x0 += LANE;
        x1 += LANE;
        x2 += LANE;
        x3 += LANE;
        w += 32;
      }
      let y = to + (<usize>row * stride + column) * LANE;
      v128.store(y, a0);
      if (both) v128.store(y, b0, 16);
      y += out;
      v128.store(y, a1);
      if (both) v128.store(y, b1, 16);
      y += out;
      v128.store(y, a2);
      if (both) v128.store(y, b2, 16);
      y += out;
      v128.store(y, a3);
      if (both) v128.store(y, b3, 16);
    }
  }
}

// Planes made smaller or larger inside a network.

/** The largest value of every window; what lies outside of the plane does not count. */
export function maxPool(
  from: usize, width: i32, height: i32, stride: i32, to: usize, outWidth: i32, outHeight: i32,
  window: i32, step: i32, padLeft: i32, padTop: i32,
): void {
  const line = <usize>stride << 2;
  for (let y = 0; y < outHeight; y++) {
    const top = max(0, y * step - padTop);
    const bottom = min(height, y * step - padTop + window);
    for (let x = 0; x < outWidth; x++) {
      const left = max(0, x * step - padLeft);
      const right = min(width, x * step - padLeft + window);
      for (let c: usize = 0; c < line; c += 16) {
        let most = f32x4.splat(-3.4e38);
        for (let v = top; v < bottom; v++) {
          let at = from + <usize>(v * width + left) * line + c;
          for (let u = left; u < right; u++) {
            most = f32x4.pmax(most, v128.load(at));
            at += line;
          }
        }
        v128.store(to + c, most);
      }
      to += line;
    }
  }
}

/**
 * Bilinear, edges held. Places of the result are `stepX` and `stepY` apart in what it is made of; `middle` is 0.5 where middles
 * of pixels meet ("half pixel centres"), 0 where the first places do.
 */
export function resizeLinear(
  from: usize, width: i32, height: i32, stride: i32, to: usize, outWidth: i32, outHeight: i32,
  stepX: f32, stepY: f32, middle: f32,
): void {
  const line = <usize>stride << 2;
  for (let y = 0; y < outHeight; y++) {
    const v = max<f32>(0, (<f32>y + middle) * stepY - middle);
    const top = min(height - 1, <i32>v);
    const bottom = min(height - 1, top + 1);
    const down = f32x4.splat(v - <f32>top);
    for (let x = 0; x < outWidth; x++) {
      const u = max<f32>(0, (<f32>x + middle) * stepX - middle);
      const left = min(width - 1, <i32>u);
      const right = min(width - 1, left + 1);
      const across = f32x4.splat(u - <f32>left);
      const a = from + <usize>(top * width + left) * line;
      const b = from + <usize>(top * width + right) * line;
      const c = from + <usize>(bottom * width + left) * line;
      const d = from + <usize>(bottom * width + right) * line;
      for (let k: usize = 0; k < line; k += 16) {
        const upper = mix(v128.load(a + k), v128.load(b + k), across);
        const lower = mix(v128.load(c + k), v128.load(d + k), across);
        v128.store(to + k, mix(upper, lower, down));
      }
      to += line;
    }
  }
}

// @ts-ignore: decorator
@inline
function mix(one: v128, other: v128, share: v128): v128 {
  return f32x4.add(one, f32x4.mul(f32x4.sub(other, one), share));
}

/** Every place `factor` x `factor` times. */
export function repeat(from: usize, width: i32, height: i32, stride: i32, to: usize, factor: i32): void {
  const line = <usize>stride << 2;
  for (let y = 0; y < height * factor; y++) {
    for (let x = 0; x < width * factor; x++) {
      const at = from + <usize>(y / factor * width + x / factor) * line;
      for (let k: usize = 0; k < line; k += 16) v128.store(to + k, v128.load(at + k));
      to += line;
    }
  }
}

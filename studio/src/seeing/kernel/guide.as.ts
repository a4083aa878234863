// The guided filter: K. He, J. Sun, X. Tang, "Guided Image Filtering" (2013), with a colour guide. Planes of vectors
// hold four floats per pixel.

/** Means over squares of 2 * radius + 1 pixels, at edges over what there is, of a plane of vectors. */
export function blurVectors(from: usize, to: usize, work: usize, width: i32, height: i32, radius: i32): void {
  const line = <usize>width << 4;
  for (let y = 0; y < height; y++) {
    const row = from + <usize>y * line;
    const out = work + <usize>y * line;
    let sum = f32x4.splat(0);
    let count = 0;
    for (let x = 0; x < min(radius, width); x++) {
      sum = f32x4.add(sum, v128.load(row + (<usize>x << 4)));
      count++;
    }
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum = f32x4.add(sum, v128.load(row + (<usize>(x + radius) << 4)));
        count++;
      }
      if (x > radius) {
        sum = f32x4.sub(sum, v128.load(row + (<usize>(x - radius - 1) << 4)));
        count--;
      }
      v128.store(out + (<usize>x << 4), f32x4.mul(sum, f32x4.splat(1 / <f32>count)));
    }
  }
  for (let x = 0; x < width; x++) {
    const column = work + (<usize>x << 4);
    let out = to + (<usize>x << 4);
    let sum = f32x4.splat(0);
    let count = 0;
    for (let y = 0; y < min(radius, height); y++) {
      sum = f32x4.add(sum, v128.load(column + <usize>y * line));
      count++;
    }
    for (let y = 0; y < height; y++) {
      if (y + radius < height) {
        sum = f32x4.add(sum, v128.load(column + <usize>(y + radius) * line));
        count++;
      }
      if (y > radius) {
        sum = f32x4.sub(sum, v128.load(column + <usize>(y - radius - 1) * line));
        count--;
      }
      v128.store(out, f32x4.mul(sum, f32x4.splat(1 / <f32>count)));
      out += line;
    }
  }
}

// @ts-ignore: decorator
@inline
function put(at: usize, a: f32, b: f32, c: f32, d: f32): void {
  store<f32>(at, a);
  store<f32>(at, b, 4);
  store<f32>(at, c, 8);
  store<f32>(at, d, 12);
}

/**
 * Lets the edges of `values` follow those of `rgb` (vectors, 0..1), in place, held to 0..1. `work` holds five planes of
 * vectors.
 */
export function guide(
  rgb: usize, values: usize, width: i32, height: i32, radius: i32, smooth: f32, work: usize,
): void {
  const count = width * height;
  const plane = <usize>count << 4;
  const means = work;
  const squares = means + plane;
  const rest = squares + plane;
  const mixed = rest + plane;
  const spare = mixed + plane;
  for (let k: usize = 0; k < <usize>count; k++) {
    const at = k << 4;
    const r = load<f32>(rgb + at);
    const g = load<f32>(rgb + at, 4);
    const b = load<f32>(rgb + at, 8);
    const p = load<f32>(values + (k << 2));
    put(means + at, r, g, b, p);
    put(squares + at, r * r, r * g, r * b, g * g);
    put(rest + at, g * b, b * b, 0, 0);
    put(mixed + at, r * p, g * p, b * p, 0);
  }
  blurVectors(means, means, spare, width, height, radius);
  blurVectors(squares, squares, spare, width, height, radius);
  blurVectors(rest, rest, spare, width, height, radius);
  blurVectors(mixed, mixed, spare, width, height, radius);
  for (let k: usize = 0; k < <usize>count; k++) {
    const at = k << 4;
    const r = load<f32>(means + at);
    const g = load<f32>(means + at, 4);
    const b = load<f32>(means + at, 8);
    const p = load<f32>(means + at, 12);
    const rr = load<f32>(squares + at) - r * r + smooth;
    const rg = load<f32>(squares + at, 4) - r * g;
    const rb = load<f32>(squares + at, 8) - r * b;
    const gg = load<f32>(squares + at, 12) - g * g + smooth;
    const gb = load<f32>(rest + at) - g * b;
    const bb = load<f32>(rest + at, 4) - b * b + smooth;
    const x = load<f32>(mixed + at) - r * p;
    const y = load<f32>(mixed + at, 4) - g * p;
    const z = load<f32>(mixed + at, 8) - b * p;
    const first = gg * bb - gb * gb;
    const second = rg * bb - gb * rb;
    const third = rg * gb - gg * rb;
    const scale = <f32>1 / (rr * first - rg * second + rb * third);
    const onRed = (x * first - rg * (y * bb - gb * z) + rb * (y * gb - gg * z)) * scale;
    const onGreen = (rr * (y * bb - gb * z) - x * second + rb * (rg * z - y * rb)) * scale;
    const onBlue = (rr * (gg * z - y * gb) - rg * (rg * z - y * rb) + x * third) * scale;
    put(means + at, onRed, onGreen, onBlue, p - onRed * r - onGreen * g - onBlue * b);
  }
  blurVectors(means, means, spare, width, height, radius);
  for (let k: usize = 0; k < <usize>count; k++) {
    const at = k << 4;
    const pixel = f32x4.replace_lane(v128.load(rgb + at), 3, 1);
    const product = f32x4.mul(pixel, v128.load(means + at));
    const sum = f32x4.extract_lane(product, 0) + f32x4.extract_lane(product, 1)
      + f32x4.extract_lane(product, 2) + f32x4.extract_lane(product, 3);
    store<f32>(values + (k << 2), min<f32>(1, max<f32>(0, sum)));
  }
}

/** A part (left, top to right, bottom in cells) of a plane of floats, bilinear, as width x height floats. */
export function enlarge(
  from: usize, fromWidth: i32, fromHeight: i32, left: f32, top: f32, right: f32, bottom: f32,
  to: usize, width: i32, height: i32,
): void {
  const stepX = (right - left) / <f32>width;
  const stepY = (bottom - top) / <f32>height;
  for (let y = 0; y < height; y++) {
    const v = min(<f32>(fromHeight - 1), max<f32>(0, top + (<f32>y + 0.5) * stepY - 0.5));
    const upper = from + (<usize>(<i32>v * fromWidth) << 2);
    const lower = from + (<usize>(min(fromHeight - 1, <i32>v + 1) * fromWidth) << 2);
    const down = v - <f32><i32>v;
    for (let x = 0; x < width; x++) {
      const u = min(<f32>(fromWidth - 1), max<f32>(0, left + (<f32>x + 0.5) * stepX - 0.5));
      const one = <usize><i32>u << 2;
      const other = <usize>min(fromWidth - 1, <i32>u + 1) << 2;
      const across = u - <f32><i32>u;
      const a = load<f32>(upper + one) * (1 - across) + load<f32>(upper + other) * across;
      const b = load<f32>(lower + one) * (1 - across) + load<f32>(lower + other) * across;
      store<f32>(to, a * (1 - down) + b * down);
      to += 4;
    }
  }
}

/** Pulls values up to `low` to 0 and from `high` on to 1, with a smooth step between, in place. */
export function steepen(values: usize, count: i32, low: f32, high: f32): void {
  for (let k = 0; k < count; k++) {
    const at = values + (<usize>k << 2);
    const t = min<f32>(1, max<f32>(0, (load<f32>(at) - low) / (high - low)));
    store<f32>(at, t * t * (3 - 2 * t));
  }
}

/** Floats of 0..1 to bytes. */
export function toBytes(values: usize, count: i32, to: usize): void {
  for (let k = 0; k < count; k++) {
    store<u8>(to + k, <u8>(load<f32>(values + (<usize>k << 2)) * 255 + 0.5));
  }
}

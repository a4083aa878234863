// Averages pixels (three bytes each) to cells.

/** Averages of four pixels of each of `width` blocks of `factor` squared pixels; `upper` and `lower` are two of its rows. */
export function blocks(upper: usize, lower: usize, to: usize, width: i32, factor: i32): void {
  const across = <usize>3 * (factor >> 1);
  for (let x = 0, at: usize = 0, out = to; x < width; x++, at += <usize>3 * factor, out += 3) {
    for (let c: usize = 0; c < 3; c++) {
      const above = <u32>load<u8>(upper + at + c) + <u32>load<u8>(upper + at + across + c);
      const below = <u32>load<u8>(lower + at + c) + <u32>load<u8>(lower + at + across + c);
      store<u8>(out + c, <u8>((above + below + 2) >> 2));
    }
  }
}

/** Adds every `step`th pixel of a row to its cell's sums: four integers, of red, green, blue and pixels. */
export function addRow(row: usize, fullWidth: i32, step: i32, width: i32, sums: usize): void {
  const toNext = step * width;
  for (let x = 0, passed = 0, at = sums; x < fullWidth; x += step) {
    const pixel = row + <usize>x * 3;
    store<i32>(at, load<i32>(at) + <i32>load<u8>(pixel));
    store<i32>(at, load<i32>(at, 4) + <i32>load<u8>(pixel, 1), 4);
    store<i32>(at, load<i32>(at, 8) + <i32>load<u8>(pixel, 2), 8);
    store<i32>(at, load<i32>(at, 12) + 1, 12);
    for (passed += toNext; passed >= fullWidth; passed -= fullWidth) at += 16;
  }
}

/** Writes the rounded means of a row of cells, three bytes each, and clears their sums. */
export function averages(sums: usize, width: i32, to: usize): void {
  for (let x = 0; x < width; x++) {
    const at = sums + (<usize>x << 4);
    const count = <f64>max(1, load<i32>(at, 12));
    for (let c: usize = 0; c < 3; c++)
      store<u8>(to + <usize>x * 3 + c, <u8>(<f64>load<i32>(at + (c << 2)) / count + 0.5));
  }
  memory.fill(sums, 0, <usize>width << 4);
}

const ROOT_STEPS: f32 = 8192;

/** Cube root of 0 to 1, interpolated from a table. */
@inline
function cubeRoot(value: f32, roots: usize): f32 {
  const at = value * ROOT_STEPS;
  const i = <i32>at;
  const entry = roots + (<usize>i << 2);
  const lower = load<f32>(entry);
  return lower + (load<f32>(entry, 4) - lower) * (at - <f32>i);
}

/**
 * Luma (BT.709, gamma-encoded, 0 to 1) and OKLab (Ottosson 2020) of `count` pixels.
 * @param linear 256 numbers: linear light per byte
 * @param roots the cube roots of 0, 1/8192, 2/8192 ... 8193/8192
 */
export function colours(rgb: usize, count: i32, linear: usize, roots: usize, luma: usize, lightness: usize, a: usize, b: usize): void {
  for (let i = 0; i < count; i++) {
    const pixel = rgb + <usize>i * 3;
    const red = load<u8>(pixel);
    const green = load<u8>(pixel, 1);
    const blue = load<u8>(pixel, 2);
    const at = <usize>i << 2;
    store<f32>(luma + at, (0.2126 * <f32>red + 0.7152 * <f32>green + 0.0722 * <f32>blue) / 255);
    const r = load<f32>(linear + (<usize>red << 2));
    const g = load<f32>(linear + (<usize>green << 2));
    const bl = load<f32>(linear + (<usize>blue << 2));
    const l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl, roots);
    const m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl, roots);
    const s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl, roots);
    store<f32>(lightness + at, 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s);
    store<f32>(a + at, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s);
    store<f32>(b + at, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s);
  }
}

/**
 * Adds the differences in green between every `step`th pixel of a row and its left and upper neighbours to its cell's two
 * sums: differences, pixels. `above` is the row above.
 */
export function addDetail(above: usize, row: usize, fullWidth: i32, step: i32, width: i32, sums: usize): void {
  const toNext = step * width;
  for (let x = 1, passed = width % fullWidth, cell = sums + (<usize>(width / fullWidth) << 3); x < fullWidth; x += step) {
    const at = <usize>x * 3 + 1;
    const here = <i32>load<u8>(row + at);
    const steps = abs(here - <i32>load<u8>(row + at - 3)) + abs(here - <i32>load<u8>(above + at));
    store<i32>(cell, load<i32>(cell) + steps);
    store<i32>(cell, load<i32>(cell, 4) + 1, 4);
    for (passed += toNext; passed >= fullWidth; passed -= fullWidth) cell += 8;
  }
}

/** Mean differences of `count` cells, as shares of the largest possible. */
export function ratios(sums: usize, count: i32, to: usize): void {
  for (let i = 0; i < count; i++) {
    const at = sums + (<usize>i << 3);
    store<f32>(to + (<usize>i << 2), <f32>load<i32>(at) / (510 * <f32>max(1, load<i32>(at, 4))));
  }
}

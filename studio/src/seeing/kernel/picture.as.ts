// The photo, made smaller once for everything that looks at it, and as the input of a network.

/**
 * One row of a picture from `factor` rows of a larger one, averages of factor x factor pixels of interleaved RGB bytes.
 * Rows of `from` are `line` bytes apart; `sums` holds 3 x width x factor numbers of 16 bits (factor at most 255).
 */
export function shrinkRows(from: usize, line: i32, factor: i32, to: usize, width: i32, sums: usize): void {
  const bytes = <usize>(3 * width * factor);
  for (let k: usize = 0; k < bytes; k += 16) {
    let low = i16x8.splat(0);
    let high = i16x8.splat(0);
    let at = from + k;
    for (let row = 0; row < factor; row++) {
      const pixels = v128.load(at);
      low = i16x8.add(low, i16x8.extend_low_i8x16_u(pixels));
      high = i16x8.add(high, i16x8.extend_high_i8x16_u(pixels));
      at += line;
    }
    v128.store(sums + 2 * k, low);
    v128.store(sums + 2 * k, high, 16);
  }
  const area = <u32>(factor * factor);
  const half = area >> 1;
  const step = <usize>(6 * factor);
  for (let x = 0; x < width; x++) {
    let red: u32 = half, green: u32 = half, blue: u32 = half;
    for (let k: usize = 0; k < step; k += 6) {
      red += load<u16>(sums + k);
      green += load<u16>(sums + k, 2);
      blue += load<u16>(sums + k, 4);
    }
    store<u8>(to, <u8>(red / area));
    store<u8>(to, <u8>(green / area), 1);
    store<u8>(to, <u8>(blue / area), 2);
    to += 3;
    sums += step;
  }
}

/**
 * Weights of `count` samples spread over [start, end) of `size` cells: averages over the stretch of each sample where
 * that is a cell or longer, else linear between centres. Writes for each sample its first cell and number of cells (two
 * 32-bit integers) and then `most` floats. @returns nothing; `most` must be at least ceil((end - start) / count) + 1.
 */
function spread(to: usize, count: i32, start: f32, end: f32, size: i32, most: i32): void {
  const step = (end - start) / <f32>count;
  const record = <usize>(8 + 4 * most);
  for (let k = 0; k < count; k++) {
    const weights = to + 8;
    if (step >= 1) {
      const low = start + <f32>k * step;
      const high = min(low + step, <f32>size);
      const first = min(size - 1, <i32>low);
      const cells = max(1, min(most, <i32>ceil(high) - first));
      let sum: f32 = 0;
      for (let c = 0; c < cells; c++) {
        const cell = <f32>(first + c);
        const weight = max<f32>(0, min(high, cell + 1) - max(low, cell));
        store<f32>(weights + (<usize>c << 2), weight);
        sum += weight;
      }
      for (let c = 0; c < cells; c++) {
        const at = weights + (<usize>c << 2);
        store<f32>(at, load<f32>(at) / sum);
      }
      store<i32>(to, first);
      store<i32>(to, cells, 4);
    } else {
      const centre = min(<f32>(size - 1), max<f32>(0, start + (<f32>k + 0.5) * step - 0.5));
      const first = min(max(0, size - 2), <i32>centre);
      store<i32>(to, first);
      store<i32>(to, min(2, size), 4);
      store<f32>(weights, 1 - (centre - <f32>first));
      store<f32>(weights, centre - <f32>first, 4);
    }
    to += record;
  }
}

/**
 * A part of a picture (left, top to right, bottom in pixels) as outWidth x outHeight places of four floats, channel c
 * being value * gain[c] + offset[c] and the fourth zero. Rows of the result are `line` places apart. `work` holds
 * (outWidth + outHeight) records of 8 + 4 * most bytes and 3 * width + 4 floats.
 */
export function sample(
  from: usize, width: i32, height: i32, left: f32, top: f32, right: f32, bottom: f32,
  to: usize, outWidth: i32, outHeight: i32, line: i32, gains: usize, offsets: usize, most: i32, work: usize,
): void {
  const record = <usize>(8 + 4 * most);
  const columns = work;
  const rows = columns + <usize>outWidth * record;
  const mean = rows + <usize>outHeight * record;
  spread(columns, outWidth, left, right, width, most);
  spread(rows, outHeight, top, bottom, height, most);
  const last = columns + <usize>(outWidth - 1) * record;
  const firstCell = 3 * load<i32>(columns);
  const behindCell = 3 * (load<i32>(last) + load<i32>(last, 4));
  const gain = v128.load(gains);
  const offset = v128.load(offsets);
  for (let y = 0; y < outHeight; y++) {
    const rowRecord = rows + <usize>y * record;
    const firstRow = load<i32>(rowRecord);
    const rowCount = load<i32>(rowRecord, 4);
    for (let k = firstCell; k < behindCell; k += 4) {
      let sum = f32x4.splat(0);
      let at = from + <usize>(firstRow * width * 3 + k);
      for (let r = 0; r < rowCount; r++) {
        const bytes = v128.load32_zero(at);
        const values = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
        sum = f32x4.add(sum, f32x4.mul(values, v128.load32_splat(rowRecord + 8 + (<usize>r << 2))));
        at += 3 * width;
      }
      v128.store(mean + (<usize>k << 2), sum);
    }
    let out = to + (<usize>(y * line) << 4);
    for (let x = 0; x < outWidth; x++) {
      const columnRecord = columns + <usize>x * record;
      let at = mean + <usize>(12 * load<i32>(columnRecord));
      const count = load<i32>(columnRecord, 4);
      let sum = f32x4.splat(0);
      for (let c = 0; c < count; c++) {
        sum = f32x4.add(sum, f32x4.mul(v128.load(at), v128.load32_splat(columnRecord + 8 + (<usize>c << 2))));
        at += 12;
      }
      v128.store(out, f32x4.replace_lane(f32x4.add(f32x4.mul(sum, gain), offset), 3, 0));
      out += 16;
    }
  }
}

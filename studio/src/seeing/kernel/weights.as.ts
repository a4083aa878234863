// Weights as they are stored, brought into the order in which the convolutions read them.

/** Half floats to floats. Neither infinities nor NaN are stored. */
export function expandHalves(from: usize, to: usize, count: i32): void {
  for (let k = 0; k < count; k++) {
    const half = <u32>load<u16>(from + (<usize>k << 1));
    const sign = (half & 0x8000) << 16;
    const magnitude = half & 0x7fff;
    // Shifted into place the exponent is too small by 112; a product sets that right, subnormal numbers included.
    const value = reinterpret<f32>(magnitude << 13) * reinterpret<f32>(<u32>(254 - 15) << 23);
    store<u32>(to + (<usize>k << 2), reinterpret<u32>(value) | sign);
  }
}

/** Signed bytes times one float per row. */
export function expandBytes(from: usize, scales: usize, to: usize, rows: i32, columns: i32): void {
  for (let row = 0; row < rows; row++) {
    const scale = load<f32>(scales + (<usize>row << 2));
    for (let column = 0; column < columns; column++) {
      store<f32>(to, <f32>load<i8>(from) * scale);
      from++;
      to += 4;
    }
  }
}

/**
 * outputs x cells x depth floats to panels of eight outputs, [outputs / 8][cells][stride][8]; what fills up is zero.
 */
export function packPanels(from: usize, to: usize, outputs: i32, cells: i32, depth: i32, stride: i32): void {
  for (let panel = 0; panel < outputs; panel += 8) {
    for (let cell = 0; cell < cells; cell++) {
      for (let c = 0; c < stride; c++) {
        for (let k = 0; k < 8; k++) {
          const output = panel + k;
          const known = output < outputs && c < depth;
          store<f32>(to, known ? load<f32>(from + (<usize>((output * cells + cell) * depth + c) << 2)) : 0);
          to += 4;
        }
      }
    }
  }
}

/** depth x cells floats to cells x stride; what fills up is zero. */
export function packDepthwise(from: usize, to: usize, cells: i32, depth: i32, stride: i32): void {
  for (let cell = 0; cell < cells; cell++) {
    for (let c = 0; c < stride; c++) {
      store<f32>(to, c < depth ? load<f32>(from + (<usize>(c * cells + cell) << 2)) : 0);
      to += 4;
    }
  }
}

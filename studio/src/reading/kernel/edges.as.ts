// Edges of luma, and how sharp they are.

/**
 * Writes per cell: by how much its luma step is over `least` (`edge`), and that times detail / step (`crisp`). Cells at the
 * border are not written.
 */
export function weighEdges(luma: usize, detail: usize, edge: usize, crisp: usize, width: i32, height: i32, least: f32): void {
  const stride = <usize>width << 2;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = <usize>(y * width + x) << 2;
      const here = luma + at;
      const across = Mathf.abs(load<f32>(here, 4) - load<f32>(here - 4));
      const step = across + Mathf.abs(load<f32>(here + stride) - load<f32>(here - stride));
      const weight = max<f32>(0, step - least);
      store<f32>(edge + at, weight);
      store<f32>(crisp + at, (weight * load<f32>(detail + at)) / (step + 0.01));
    }
  }
}

// Directional blur of a finished plane, for whip pans. A box filter of length L in any direction: average the plane with
// itself shifted by L/2, then by L/4, L/8, ... down to a pixel. Each step is one pass over bytes, and n passes are equal to
// 2^n samples.

/** Copies a row into `buffer` with its ends repeated `pad` times on both sides; returns the address of pixel 0. */
@inline
function padRow(buffer: usize, row: usize, width: i32, pad: i32): usize {
  const start: usize = buffer + <usize>pad;
  memory.fill(buffer, load<u8>(row), <usize>pad);
  memory.copy(start, row, <usize>width);
  memory.fill(start + <usize>width, load<u8>(row + <usize>(width - 1)), <usize>pad + 16);
  return start;
}

@inline
function clampRow(y: i32, height: i32): usize {
  return <usize>max(0, min(height - 1, y));
}

/**
 * `target` = the mean of `source` shifted by (dx, dy) and by (dx - stepX, dy - stepY). `down` rounds halves down; callers
 * alternate it so that many passes do not make the picture brighter. `pad` is at least every horizontal shift; `buffer` is
 * for two rows with their padding.
 */
export function averageShifted(
  target: usize,
  source: usize,
  width: i32,
  height: i32,
  dx: i32,
  dy: i32,
  stepX: i32,
  stepY: i32,
  down: bool,
  buffer: usize,
  pad: i32,
): void {
  const odd = i8x16.splat(down ? 1 : 0);
  const second: usize = buffer + <usize>(width + 2 * pad + 32);
  for (let y = 0; y < height; y++) {
    const rowA: usize = source + clampRow(y + dy, height) * <usize>width;
    const rowB: usize = source + clampRow(y + dy - stepY, height) * <usize>width;
    const a = padRow(buffer, rowA, width, pad) + <usize>dx;
    const b = padRow(second, rowB, width, pad) + <usize>(dx - stepX);
    const out: usize = target + <usize>(y * width);
    for (let x: usize = 0; x < <usize>width; x += 16) {
      const p = v128.load(a + x);
      const q = v128.load(b + x);
      const lost = v128.and(v128.xor(p, q), odd);
      v128.store(out + x, i8x16.sub(i8x16.avgr_u(p, q), lost));
    }
  }
}

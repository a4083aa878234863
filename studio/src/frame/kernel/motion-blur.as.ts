// Directional blur of a finished plane, for whip pans. A box of length L along any direction is built by
// averaging the plane with itself moved by L/2, then by L/4, L/8, ... down to a pixel: each step is one pass
// over bytes, and n passes are worth 2^n samples.

/** Copies a row into `room`, its ends repeated `pad` times on both sides; answers where pixel 0 is. */
@inline
function padRow(room: usize, row: usize, width: i32, pad: i32): usize {
  const start: usize = room + <usize>pad;
  memory.fill(room, load<u8>(row), <usize>pad);
  memory.copy(start, row, <usize>width);
  memory.fill(start + <usize>width, load<u8>(row + <usize>(width - 1)), <usize>pad + 16);
  return start;
}

@inline
function clampRow(y: i32, height: i32): usize {
  return <usize>max(0, min(height - 1, y));
}

/**
 * `target` = the mean of `source` moved by (dx, dy) and by (dx - stepX, dy - stepY). `down` says which way
 * halves are rounded; callers alternate, so that many steps do not brighten. `pad` is at least every move across,
 * `room` holds two rows with their pads.
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
  room: usize,
  pad: i32,
): void {
  const odd = i8x16.splat(down ? 1 : 0);
  const second: usize = room + <usize>(width + 2 * pad + 32);
  for (let y = 0; y < height; y++) {
    const rowA: usize = source + clampRow(y + dy, height) * <usize>width;
    const rowB: usize = source + clampRow(y + dy - stepY, height) * <usize>width;
    const a = padRow(room, rowA, width, pad) + <usize>dx;
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

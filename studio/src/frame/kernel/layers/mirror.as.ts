// A finished plane becomes its own mirror image.

/**
 * One half of each row is replaced by the other one reversed: the right by the left, or, with `fromRight`, the left by the
 * right. Rows are at least 32 wide.
 */
export function mirror(plane: usize, width: i32, height: i32, fromRight: bool): void {
  const half = width >> 1;
  for (let y = 0; y < height; y++) {
    const row: usize = plane + <usize>(y * width);
    for (let step = 0; step < half; step += 16) {
      // The last sixteen overlap those before.
      const x = min(step, half - 16);
      const opposite = width - 16 - x;
      const from: usize = row + <usize>(fromRight ? opposite : x);
      const to: usize = row + <usize>(fromRight ? x : opposite);
      const p = v128.load(from);
      v128.store(to, i8x16.shuffle(p, p, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
    }
  }
}

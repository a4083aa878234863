const WINDOW = 8;
const STRIDE = 4;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/**
 * Structural similarity of two 8-bit planes (Wang et al. 2004) over 8 x 8 windows every 4 pixels, 1 for the
 * same picture. Both planes without padding.
 */
export function structuralSimilarity(a: Uint8Array, b: Uint8Array, width: number): number {
  const height = a.length / width;
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= height; y += STRIDE) {
    for (let x = 0; x + WINDOW <= width; x += STRIDE) {
      sum += windowSimilarity(a, b, y * width + x, width);
      windows++;
    }
  }
  return windows === 0 ? 1 : sum / windows;
}

function windowSimilarity(a: Uint8Array, b: Uint8Array, corner: number, width: number): number {
  let sumA = 0;
  let sumB = 0;
  let squares = 0;
  let products = 0;
  for (let y = 0; y < WINDOW; y++) {
    const row = corner + y * width;
    for (let i = row; i < row + WINDOW; i++) {
      const p = a[i]!;
      const q = b[i]!;
      sumA += p;
      sumB += q;
      squares += p * p + q * q;
      products += p * q;
    }
  }
  const n = WINDOW * WINDOW;
  const means = (sumA / n) * (sumB / n);
  const meanSquares = (sumA / n) ** 2 + (sumB / n) ** 2;
  const variances = squares / n - meanSquares;
  const covariance = products / n - means;
  return ((2 * means + C1) * (2 * covariance + C2)) / ((meanSquares + C1) * (variances + C2));
}

/** A smaller plane: each sample is the mean of `factor` x `factor`; incomplete blocks at the edges are left out. */
export function averaged(plane: Uint8Array, width: number, factor: number): Uint8Array {
  const columns = Math.floor(width / factor);
  const rows = Math.floor(plane.length / width / factor);
  const smaller = new Uint8Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      const corner = row * factor * width + column * factor;
      for (let y = corner; y < corner + factor * width; y += width) {
        for (let i = y; i < y + factor; i++) sum += plane[i]!;
      }
      smaller[at++] = Math.round(sum / factor ** 2);
    }
  }
  return smaller;
}

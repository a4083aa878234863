const BINS = 64;

/** Where values fall into a low and a high class, and how well: the share of their variance that this explains. */
export interface Split {
  readonly at: number;
  readonly separability: number;
}

/** The threshold with the greatest variance between the two classes (Otsu 1979, with his separability criterion). */
export function splitOf(values: Float32Array): Split {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (!(high > low)) return { at: high, separability: 0 };
  const counts = new Float64Array(BINS);
  const scale = (BINS - 1e-3) / (high - low);
  for (const value of values) counts[((value - low) * scale) | 0]!++;
  const { bin, separability } = bestBin(counts, values.length);
  return { at: low + bin / scale, separability };
}

function bestBin(counts: Float64Array, total: number): { bin: number; separability: number } {
  const mean = counts.reduce((sum, count, i) => sum + i * count, 0) / total;
  const variance = counts.reduce((sum, count, i) => sum + (i - mean) ** 2 * count, 0) / total;
  let [bin, most, below, sumBelow] = [0, 0, 0, 0];
  for (let i = 0; i < BINS - 1; i++) {
    below += counts[i]! / total;
    sumBelow += (i * counts[i]!) / total;
    if (below <= 0 || below >= 1) continue;
    const between = (mean * below - sumBelow) ** 2 / (below * (1 - below));
    if (between > most) [most, bin] = [between, i + 1];
  }
  return { bin, separability: variance > 0 ? most / variance : 0 };
}

import { mulberry32 } from "../../random.ts";

/** Side of the noise tile in samples. Each row is stored twice, so that reading can start anywhere in it. */
export const TILE_SIZE = 256;
const ROW_LENGTH = TILE_SIZE * 2;
export const TILE_BYTES = TILE_SIZE * ROW_LENGTH * 2;
/** Noise is in Q6: 64 is one 8-bit level. */
const UNIT = 64;

/** Thresholds 0 to 63 of the 8 x 8 ordered dither (Bayer's matrix by its recursion). */
export function ditherThresholds(): Uint8Array {
  const thresholds = new Uint8Array(64);
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      let value = 0;
      for (let bit = 0; bit < 3; bit++) {
        const across = (x >> bit) & 1;
        const down = (y >> bit) & 1;
        value = value * 4 + ((across ^ down) * 2 + down);
      }
      thresholds[y * 8 + x] = value;
    }
  }
  return thresholds;
}

/**
 * What is added to every sample before it is rounded to a byte: its neutral level, dither, and grain (standard deviation
 * `grain` in 8-bit levels).
 */
export function noiseTile(neutral: number, grain: number): Int16Array {
  const thresholds = ditherThresholds();
  const grains = grain > 0 ? grainTile() : null;
  const tile = new Int16Array(TILE_SIZE * ROW_LENGTH);
  for (let y = 0; y < TILE_SIZE; y++) {
    const row = y * ROW_LENGTH;
    for (let x = 0; x < TILE_SIZE; x++) {
      const dither = thresholds[(y & 7) * 8 + (x & 7)]!;
      const speck = grains === null ? 0 : grains[y * TILE_SIZE + x]!;
      tile[row + x] = neutral * UNIT + dither + Math.round(speck * grain * UNIT);
    }
    tile.copyWithin(row + TILE_SIZE, row, row + TILE_SIZE);
  }
  return tile;
}

/** Grain of standard deviation 1: nearly Gaussian (sum of four), blurred a little because film grain forms clumps. */
function grainTile(): Float64Array {
  const random = mulberry32(12_345);
  const raw = Float64Array.from({ length: TILE_SIZE * TILE_SIZE }, () => {
    let sum = -2;
    for (let die = 0; die < 4; die++) sum += random() / 2 ** 32;
    return sum;
  });
  const [last, lastColumn] = [raw.length - 1, TILE_SIZE - 1];
  const soft = raw.map((speck, i) => {
    // Sides are powers of two: a mask wraps around.
    const row = i & ~lastColumn;
    const left = raw[row | ((i - 1) & lastColumn)]!;
    const right = raw[row | ((i + 1) & lastColumn)]!;
    return speck + 0.35 * (left + right + raw[(i - TILE_SIZE) & last]! + raw[(i + TILE_SIZE) & last]!);
  });
  const deviation = Math.sqrt(soft.reduce((sum, speck) => sum + speck * speck, 0) / soft.length);
  return soft.map((speck) => speck / deviation);
}

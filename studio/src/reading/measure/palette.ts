import type { Reading } from "@curta/contract";
import { colourName, hexOf } from "./colour.ts";
import { withKernelMemory } from "../kernel/kernel.ts";
import type { Thumbnail } from "../thumbnail.ts";

const CLUSTERS = 7;
const ROUNDS = 8;
/** Every how many cells one is sampled: a palette does not need all. */
const SAMPLE_STEP = 3;
/** Colours with a smaller share are left out. */
const LEAST_SHARE = 0.025;
const MOST_COLOURS = 6;

/**
 * Main colours, largest share first: k-means in OKLab, starting from samples that are far apart, so that results are
 * repeatable.
 */
export function paletteOf({ width, height, rgb, lightness, a, b }: Thumbnail): Reading["palette"] {
  const count = Math.ceil((width * height) / SAMPLE_STEP);
  const labs = new Float32Array(3 * count);
  for (let k = 0, i = 0; k < labs.length; k += 3, i += SAMPLE_STEP) {
    labs[k] = lightness.values[i]!;
    labs[k + 1] = a.values[i]!;
    labs[k + 2] = b.values[i]!;
  }
  return withKernelMemory(({ kernel, copyIn, alloc, readBytes }) => {
    const owners = alloc(count);
    const work = [alloc(12 * CLUSTERS), alloc(32 * CLUSTERS), alloc(4 * count)] as const;
    const clusters = kernel.cluster(copyIn(labs), count, CLUSTERS, ROUNDS, ...work, owners);
    return named(rgb, readBytes(owners, count), clusters);
  });
}

/** Mean colour and name of each cluster; clusters with one name are merged. */
function named(rgb: Uint8Array, owners: Uint8Array, clusters: number): Reading["palette"] {
  const sums = new Float64Array(4 * clusters);
  for (let i = 0, p = 0; i < owners.length; i++, p += 3 * SAMPLE_STEP) {
    const at = 4 * owners[i]!;
    sums[at]! += rgb[p]!;
    sums[at + 1]! += rgb[p + 1]!;
    sums[at + 2]! += rgb[p + 2]!;
    sums[at + 3]!++;
  }
  const byName = new Map<string, { sum: [number, number, number]; count: number }>();
  for (let k = 0; k < clusters; k++) {
    const [red = 0, green = 0, blue = 0, count = 0] = sums.subarray(4 * k);
    const sum = [red, green, blue] as const;
    if (count === 0) continue;
    const name = colourName(sum[0] / count, sum[1] / count, sum[2] / count);
    const same = byName.get(name) ?? { sum: [0, 0, 0], count: 0 };
    for (const channel of [0, 1, 2] as const) same.sum[channel] += sum[channel];
    byName.set(name, { sum: same.sum, count: same.count + count });
  }
  return [...byName]
    .map(([name, { sum, count }]) => ({
      hex: hexOf(sum[0] / count, sum[1] / count, sum[2] / count),
      name,
      share: count / owners.length,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_COLOURS);
}

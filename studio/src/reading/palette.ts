import type { Reading } from "@curta/contract";
import { colourName, hexOf } from "./colour.ts";
import type { Thumbnail } from "./thumbnail.ts";

const CLUSTERS = 7;
const ROUNDS = 8;
/** Cells are sampled with this step: colours do not need all of them. */
const SAMPLE_STEP = 3;
/** Colours with a smaller share are left out. */
const LEAST_SHARE = 0.025;
const MOST_COLOURS = 6;

type Lab = [lightness: number, a: number, b: number];

/** Main colours, largest share first: k-means in OKLab, seeded by the farthest samples so that it is repeatable. */
export function paletteOf(thumbnail: Thumbnail): Reading["palette"] {
  const cells: number[] = [];
  for (let i = 0; i < thumbnail.width * thumbnail.height; i += SAMPLE_STEP) cells.push(i);
  const labs = cells.map((i): Lab => labAt(thumbnail, i));
  let centres = farthestSeeds(labs);
  let owners: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    owners = labs.map((lab) => nearest(lab, centres));
    centres = centres.map((centre, k) => meanOfOwned(labs, owners, k) ?? centre);
  }
  return named(thumbnail, cells, owners, centres.length);
}

function labAt({ lightness, a, b }: Thumbnail, i: number): Lab {
  return [lightness.values[i] ?? 0, a.values[i] ?? 0, b.values[i] ?? 0];
}

/** Squared distance; hue differences count more than light. */
function distance(one: Lab, other: Lab): number {
  return (one[0] - other[0]) ** 2 + 4 * ((one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);
}

function farthestSeeds(labs: readonly Lab[]): Lab[] {
  const seeds: Lab[] = [meanOfOwned(labs, null, 0) ?? [0.5, 0, 0]];
  const gap = labs.map((lab) => distance(lab, seeds[0] ?? lab));
  while (seeds.length < CLUSTERS) {
    let at = 0;
    for (let i = 0; i < gap.length; i++) if ((gap[i] ?? 0) > (gap[at] ?? 0)) at = i;
    const seed = labs[at];
    if (!seed || (gap[at] ?? 0) < 1e-4) break;
    seeds.push(seed);
    for (let i = 0; i < gap.length; i++) gap[i] = Math.min(gap[i] ?? 0, distance(labs[i] ?? seed, seed));
  }
  return seeds;
}

function nearest(lab: Lab, centres: readonly Lab[]): number {
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < centres.length; k++) {
    const gap = distance(lab, centres[k]!);
    if (gap < least) {
      least = gap;
      best = k;
    }
  }
  return best;
}

function meanOfOwned(labs: readonly Lab[], owners: readonly number[] | null, owner: number): Lab | null {
  const sum: Lab = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < labs.length; i++) {
    if (owners && owners[i] !== owner) continue;
    const lab = labs[i]!;
    sum[0] += lab[0];
    sum[1] += lab[1];
    sum[2] += lab[2];
    count++;
  }
  return count === 0 ? null : [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Mean colour and name per cluster; clusters of one name become one colour. */
function named({ rgb }: Thumbnail, cells: readonly number[], owners: readonly number[], clusters: number) {
  const byName = new Map<string, { sum: [number, number, number]; count: number }>();
  for (let k = 0; k < clusters; k++) {
    const sum: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let i = 0; i < cells.length; i++) {
      if (owners[i] !== k) continue;
      const p = (cells[i] ?? 0) * 3;
      for (const channel of [0, 1, 2] as const) sum[channel] += rgb[p + channel] ?? 0;
      count++;
    }
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
      share: count / cells.length,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_COLOURS);
}

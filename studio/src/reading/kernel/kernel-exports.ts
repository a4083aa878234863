/** What the compiled kernel exports; written by studio/kernels/build.ts from the sources beside it. */
export interface ReadingKernel {
  blur(
    from: number,
    to: number,
    rows: number,
    sums: number,
    width: number,
    height: number,
    radius: number,
  ): void;
  resize(
    from: number,
    fromWidth: number,
    fromHeight: number,
    to: number,
    width: number,
    height: number,
    columns: number,
  ): void;
  stretch(values: number, count: number, low: number, range: number): void;
  mean(values: number, count: number): number;
  deviation(values: number, count: number): number;
  takeLogarithms(values: number, count: number, floor: number): void;
  products(one: number, other: number, to: number, count: number): void;
  every(values: number, count: number, step: number, to: number): void;
  peaks(
    values: number,
    width: number,
    height: number,
    least: number,
    radius: number,
    to: number,
    most: number,
  ): number;
  addRow(row: number, fullWidth: number, step: number, width: number, sums: number): void;
  averages(sums: number, width: number, to: number): void;
  colours(
    rgb: number,
    count: number,
    linear: number,
    roots: number,
    luma: number,
    lightness: number,
    a: number,
    b: number,
  ): void;
  addDetail(above: number, row: number, fullWidth: number, step: number, width: number, sums: number): void;
  ratios(sums: number, count: number, to: number): void;
  blocks(upper: number, lower: number, to: number, width: number, factor: number): void;
  addBarrier(
    values: number,
    sum: number,
    work: number,
    width: number,
    height: number,
    withBottom: boolean,
    weight: number,
  ): void;
  mixCues(
    planes: number,
    weights: number,
    across: number,
    along: number,
    to: number,
    width: number,
    height: number,
    pull: number,
  ): void;
  rarity(
    lightness: number,
    a: number,
    b: number,
    to: number,
    count: number,
    meanLight: number,
    meanA: number,
    meanB: number,
  ): void;
  heaviest(values: number, width: number, height: number, least: number, seen: number, queue: number): bigint;
  cluster(
    colours: number,
    count: number,
    most: number,
    rounds: number,
    centres: number,
    sums: number,
    gaps: number,
    owners: number,
  ): number;
  weighEdges(
    luma: number,
    detail: number,
    edge: number,
    crisp: number,
    width: number,
    height: number,
    least: number,
  ): void;
}

export const READING_KERNEL_FUNCTIONS: readonly (keyof ReadingKernel)[] = [
  "blur",
  "resize",
  "stretch",
  "mean",
  "deviation",
  "takeLogarithms",
  "products",
  "every",
  "peaks",
  "addRow",
  "averages",
  "colours",
  "addDetail",
  "ratios",
  "blocks",
  "addBarrier",
  "mixCues",
  "rarity",
  "heaviest",
  "cluster",
  "weighEdges",
];

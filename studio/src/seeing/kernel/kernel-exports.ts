/** What the compiled kernel exports; written by studio/kernels/build.ts from the sources beside it. */
export interface SeeingKernel {
  multiply(
    from: number,
    weights: number,
    bias: number,
    to: number,
    rows: number,
    depth: number,
    stride: number,
  ): void;
  activate(at: number, count: number, kind: number, slope: number): void;
  expect(from: number, to: number, rows: number, groups: number, bins: number, stride: number): void;
  pointwise(
    from: number,
    weights: number,
    bias: number,
    to: number,
    places: number,
    depth: number,
    stride: number,
    kind: number,
    slope: number,
  ): void;
  convolve(
    from: number,
    width: number,
    height: number,
    depth: number,
    weights: number,
    bias: number,
    to: number,
    outWidth: number,
    outHeight: number,
    stride: number,
    windowWidth: number,
    windowHeight: number,
    step: number,
    dilation: number,
    padLeft: number,
    padTop: number,
    kind: number,
    slope: number,
    work: number,
  ): void;
  depthwise(
    from: number,
    width: number,
    height: number,
    stride: number,
    weights: number,
    bias: number,
    to: number,
    outWidth: number,
    outHeight: number,
    windowWidth: number,
    windowHeight: number,
    step: number,
    padLeft: number,
    padTop: number,
    kind: number,
    slope: number,
  ): void;
  convolveTiles(
    from: number,
    width: number,
    height: number,
    depth: number,
    weights: number,
    panel: number,
    bias: number,
    to: number,
    stride: number,
    kind: number,
    slope: number,
    work: number,
  ): void;
  transformWindows(from: number, to: number, outputs: number, depth: number): void;
  add(
    from: number,
    stride: number,
    other: number,
    otherStride: number,
    to: number,
    places: number,
    kind: number,
    slope: number,
  ): void;
  weigh(
    from: number,
    stride: number,
    gains: number,
    to: number,
    places: number,
    kind: number,
    slope: number,
  ): void;
  average(from: number, stride: number, to: number, places: number): void;
  copyChannels(
    from: number,
    stride: number,
    start: number,
    to: number,
    toStride: number,
    toStart: number,
    count: number,
    places: number,
  ): void;
  unfold(
    from: number,
    width: number,
    height: number,
    stride: number,
    to: number,
    channels: number,
    toStride: number,
  ): void;
  maxPool(
    from: number,
    width: number,
    height: number,
    stride: number,
    to: number,
    outWidth: number,
    outHeight: number,
    window: number,
    step: number,
    padLeft: number,
    padTop: number,
  ): void;
  resizeLinear(
    from: number,
    width: number,
    height: number,
    stride: number,
    to: number,
    outWidth: number,
    outHeight: number,
    stepX: number,
    stepY: number,
    middle: number,
  ): void;
  repeat(from: number, width: number, height: number, stride: number, to: number, factor: number): void;
  expandHalves(from: number, to: number, count: number): void;
  expandBytes(from: number, scales: number, to: number, rows: number, columns: number): void;
  packPanels(from: number, to: number, outputs: number, cells: number, depth: number, stride: number): void;
  packDepthwise(from: number, to: number, cells: number, depth: number, stride: number): void;
  shrinkRows(from: number, line: number, factor: number, to: number, width: number, sums: number): void;
  sample(
    from: number,
    width: number,
    height: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    to: number,
    outWidth: number,
    outHeight: number,
    line: number,
    gains: number,
    offsets: number,
    most: number,
    work: number,
  ): void;
  guide(
    rgb: number,
    values: number,
    width: number,
    height: number,
    radius: number,
    smooth: number,
    work: number,
  ): void;
  enlarge(
    from: number,
    fromWidth: number,
    fromHeight: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    to: number,
    width: number,
    height: number,
  ): void;
  steepen(values: number, count: number, low: number, high: number): void;
  toBytes(values: number, count: number, to: number): void;
  binColours(rgb: number, count: number, bins: number, to: number): void;
  weighPerson(values: number, boxes: number, count: number, bins: number, weight: number, work: number): void;
  dropSmall(
    values: number,
    width: number,
    height: number,
    least: number,
    share: number,
    low: number,
    seen: number,
    queue: number,
  ): void;
}

export const SEEING_KERNEL_FUNCTIONS: readonly (keyof SeeingKernel)[] = [
  "multiply",
  "activate",
  "expect",
  "pointwise",
  "convolve",
  "depthwise",
  "convolveTiles",
  "transformWindows",
  "add",
  "weigh",
  "average",
  "copyChannels",
  "unfold",
  "maxPool",
  "resizeLinear",
  "repeat",
  "expandHalves",
  "expandBytes",
  "packPanels",
  "packDepthwise",
  "shrinkRows",
  "sample",
  "guide",
  "enlarge",
  "steepen",
  "toBytes",
  "binColours",
  "weighPerson",
  "dropSmall",
];

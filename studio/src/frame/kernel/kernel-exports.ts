/** What the compiled kernel exports; written by studio/kernels/build.ts from the sources beside it. */
export interface FrameKernel {
  dotOf(byte: number, weight: number): number;
  drawAxis(
    target: number,
    width: number,
    height: number,
    source: number,
    stride: number,
    plan: number,
    shade: number,
  ): void;
  planAxis(
    plan: number,
    width: number,
    height: number,
    planeWidth: number,
    planeHeight: number,
    startX: number,
    stepX: number,
    startY: number,
    stepY: number,
  ): void;
  planChromaMesh(plan: number, nodes: number, columns: number, rows: number): void;
  planMesh(plan: number): void;
  drawMesh(
    target: number,
    width: number,
    height: number,
    source: number,
    stride: number,
    job: number,
    shade: number,
  ): void;
  fillTaps(taps: number): void;
  drawScaledSprite(
    target: number,
    planeWidth: number,
    planeHeight: number,
    left: number,
    top: number,
    values: number,
    alphas: number,
    width: number,
    height: number,
    step: number,
    strength: number,
  ): void;
  drawSprite(
    target: number,
    stride: number,
    values: number,
    alphas: number,
    width: number,
    height: number,
    strength: number,
  ): void;
  mix(target: number, over: number, count: number, weight: number): void;
  gradeRows(job: number, rgb: number, width: number, top: number, rows: number): void;
  prepareGrade(job: number): void;
  shrinkPlane(
    source: number,
    width: number,
    height: number,
    stride: number,
    target: number,
    toWidth: number,
    toHeight: number,
    toStride: number,
    buffer: number,
  ): void;
  averageShifted(
    target: number,
    source: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    stepX: number,
    stepY: number,
    down: boolean,
    buffer: number,
    pad: number,
  ): void;
  addGlow(
    target: number,
    width: number,
    height: number,
    columns: number,
    rows: number,
    cover: number,
    colour: number,
    neutral: number,
    dither: number,
  ): void;
  toRgba(target: number, frame: number, width: number, height: number): void;
  doubleAlpha(target: number, source: number, width: number, height: number): void;
  layOver(target: number, over: number, alpha: number, count: number): void;
  splitColours(
    luma: number,
    chromaU: number,
    chromaV: number,
    width: number,
    height: number,
    shift: number,
    buffer: number,
  ): void;
  mirror(plane: number, width: number, height: number, fromRight: boolean): void;
  cutOut(target: number, ground: number, alpha: number, outline: number, level: number, count: number): void;
  mute(target: number, alpha: number, count: number, neutral: number, kept: number): void;
}

export const FRAME_KERNEL_FUNCTIONS: readonly (keyof FrameKernel)[] = [
  "dotOf",
  "drawAxis",
  "planAxis",
  "planChromaMesh",
  "planMesh",
  "drawMesh",
  "fillTaps",
  "drawScaledSprite",
  "drawSprite",
  "mix",
  "gradeRows",
  "prepareGrade",
  "shrinkPlane",
  "averageShifted",
  "addGlow",
  "toRgba",
  "doubleAlpha",
  "layOver",
  "splitColours",
  "mirror",
  "cutOut",
  "mute",
];

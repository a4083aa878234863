/** What the compiled kernel exports. Numbers named `target`, `source`, ... are addresses in its memory. */
export interface Kernel {
  dotOf(byte: number, weight: number): number;
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
  drawAxis(
    target: number,
    width: number,
    height: number,
    source: number,
    stride: number,
    plan: number,
    shade: number,
  ): void;
  fillTaps(taps: number): void;
  planMesh(plan: number): void;
  planChromaMesh(plan: number, nodes: number, columns: number, rows: number): void;
  drawMesh(
    target: number,
    width: number,
    height: number,
    source: number,
    stride: number,
    job: number,
    shade: number,
  ): void;
  mix(target: number, over: number, count: number, weight: number): void;
  drawSprite(
    target: number,
    stride: number,
    values: number,
    alphas: number,
    width: number,
    height: number,
    strength: number,
  ): void;
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
  averageMoved(
    target: number,
    source: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    stepX: number,
    stepY: number,
    down: number,
    room: number,
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
  planGrade(job: number): void;
  gradeRows(job: number, rgb: number, width: number, top: number, rows: number): void;
  shrink(
    source: number,
    width: number,
    height: number,
    stride: number,
    target: number,
    toWidth: number,
    toHeight: number,
    toStride: number,
    room: number,
  ): void;
}

/** Puts a kernel onto a memory. Each thread has its own instance; the memory is what they share. */
export async function openKernel(module: WebAssembly.Module, memory: WebAssembly.Memory): Promise<Kernel> {
  const instance = await WebAssembly.instantiate(module, { env: { memory } });
  if (!isKernel(instance.exports)) throw new TypeError("this WebAssembly module is not the frame kernel");
  return instance.exports;
}

function isKernel(exports: object): exports is Kernel {
  return KERNEL_FUNCTIONS.every((name) => name in exports);
}

const KERNEL_FUNCTIONS: readonly (keyof Kernel)[] = [
  "dotOf",
  "planAxis",
  "drawAxis",
  "fillTaps",
  "planMesh",
  "planChromaMesh",
  "drawMesh",
  "mix",
  "drawSprite",
  "drawScaledSprite",
  "averageMoved",
  "addGlow",
  "toRgba",
  "planGrade",
  "gradeRows",
  "shrink",
];

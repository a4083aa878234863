import { readFileSync } from "node:fs";
import { GRADING_KERNEL_FUNCTIONS, type GradingKernel } from "./kernel/kernel-exports.ts";

interface OpenedKernel {
  readonly kernel: GradingKernel;
  readonly memory: WebAssembly.Memory;
}

/** The first page of memory is left to the kernel itself. */
export const FIRST_ADDRESS = 65_536;
const PAGE_BYTES = 65_536;

let opened: OpenedKernel | undefined;

/** The grading kernel with memory up to `end`, always the same one: whoever uses it must not wait meanwhile. */
export function openGradeKernel(end: number): OpenedKernel {
  opened ??= instantiate();
  const missing = Math.ceil((end - opened.memory.buffer.byteLength) / PAGE_BYTES);
  if (missing > 0) opened.memory.grow(missing);
  return opened;
}

function instantiate(): OpenedKernel {
  const bytes = readFileSync(new URL("kernel/grade.wasm", import.meta.url));
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 65_536 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
  if (!isKernel(exports)) throw new TypeError("this WebAssembly module is not the grading kernel");
  return { memory, kernel: exports };
}

function isKernel(exports: object): exports is GradingKernel {
  return GRADING_KERNEL_FUNCTIONS.every((name) => name in exports);
}

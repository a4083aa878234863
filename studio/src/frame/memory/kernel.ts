import { FRAME_KERNEL_FUNCTIONS, type FrameKernel } from "../kernel/kernel-exports.ts";

/** Puts a kernel onto a memory. Each thread has its own instance; the memory is what they share. */
export async function openKernel(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
): Promise<FrameKernel> {
  const instance = await WebAssembly.instantiate(module, { env: { memory } });
  if (!isKernel(instance.exports)) throw new TypeError("this WebAssembly module is not the frame kernel");
  return instance.exports;
}

function isKernel(exports: object): exports is FrameKernel {
  return FRAME_KERNEL_FUNCTIONS.every((name) => name in exports);
}

import { startKernelAsync } from "../../kernel-memory.ts";
import { FRAME_KERNEL_FUNCTIONS, type FrameKernel } from "../kernel/kernel-exports.ts";

/** Starts a frame kernel on a memory. Each thread has its own kernel; the memory is what they share. */
export async function openFrameKernel(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
): Promise<FrameKernel> {
  return await startKernelAsync(module, memory, FRAME_KERNEL_FUNCTIONS);
}

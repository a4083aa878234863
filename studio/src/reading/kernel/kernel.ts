import { compileBase64, type KernelMemory, kernelMemory } from "../../kernel-memory.ts";
import { READING_KERNEL_BASE64 } from "./kernel-binary.ts";
import { READING_KERNEL_FUNCTIONS, type ReadingKernel } from "./kernel-exports.ts";

export type ReadingMemory = KernelMemory<ReadingKernel>;

/** Runs a synchronous function with the reading kernel and frees what it allocated. */
export const withKernelMemory = kernelMemory<ReadingKernel>(
  () => compileBase64(READING_KERNEL_BASE64),
  READING_KERNEL_FUNCTIONS,
);

import { readFileSync } from "node:fs";
import { type KernelMemory, kernelMemory } from "../kernel-memory.ts";
import { GRADING_KERNEL_FUNCTIONS, type GradingKernel } from "./kernel/kernel-exports.ts";

export type GradingMemory = KernelMemory<GradingKernel>;

/** Runs a synchronous function with the grading kernel and frees what it allocated. */
export const withGradingKernel = kernelMemory<GradingKernel>(
  () => new WebAssembly.Module(readFileSync(new URL("kernel/grade.wasm", import.meta.url))),
  GRADING_KERNEL_FUNCTIONS,
);

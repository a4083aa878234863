import { readFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";

const MEGABYTE = 1_000_000;
/** What a film needs beside its workers (picture, score, segments), and each worker; docs/performance.md. */
export const FILM_BYTES = 350 * MEGABYTE;
export const WORKER_BYTES = 200 * MEGABYTE;
/** More workers are not faster: they all wait for the memory that the picture is in. */
const MAX_WORKERS = 16;

/** What this process may use of the machine: all of it, or the share that its container gets. */
export interface Machine {
  readonly cores: number;
  readonly memoryBytes: number;
}

export function measureMachine(): Machine {
  // 0 where nothing is known, and far more than there is where nothing is limited.
  const limit = process.constrainedMemory();
  // Node takes the processor share of a container into account by itself.
  return { cores: availableParallelism(), memoryBytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem() };
}

/** How many shots can be worked on at a time: one a core, fewer where memory is short. At least 1. */
export function affordableWorkers(
  cores = measureMachine().cores,
  memoryBytes = measureMachine().memoryBytes,
): number {
  const byMemory = Math.floor((memoryBytes - FILM_BYTES) / WORKER_BYTES);
  return Math.max(1, Math.min(cores, byMemory, MAX_WORKERS));
}

/** Whether the processor has AVX-512. Known on Linux only; false elsewhere. */
export function hasAvx512(): boolean {
  try {
    return readFileSync("/proc/cpuinfo", "utf8").includes(" avx512");
  } catch {
    return false;
  }
}

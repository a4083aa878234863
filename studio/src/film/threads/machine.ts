import { readFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";

const MEGABYTE = 1024 * 1024;
/** Memory of a film without workers (picture, score, segments), and of each worker; see docs/performance.md. */
const FILM_MEGABYTES = 350;
const WORKER_MEGABYTES = 200;
/** More workers are not faster: they all wait for the memory that the picture is in. */
const MAX_WORKERS = 16;

/** How many shots can be made in parallel on this machine: one per core, fewer if memory is short. */
export function affordableWorkers(cores = availableParallelism(), bytes = memoryLimit()): number {
  const byMemory = Math.floor((bytes / MEGABYTE - FILM_MEGABYTES) / WORKER_MEGABYTES);
  return Math.max(1, Math.min(cores, byMemory, MAX_WORKERS));
}

/** Memory that this process may use, in bytes: the machine's, or the limit of its control group. */
function memoryLimit(): number {
  const limits = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"].map(readBytes);
  return Math.min(totalmem(), ...limits);
}

/** Whether the processor has AVX-512. Known on Linux only; false elsewhere. */
export function hasAvx512(): boolean {
  try {
    return readFileSync("/proc/cpuinfo", "utf8").includes(" avx512");
  } catch {
    return false;
  }
}

function readBytes(path: string): number {
  try {
    const bytes = Number.parseInt(readFileSync(path, "utf8"), 10);
    return Number.isNaN(bytes) ? Number.POSITIVE_INFINITY : bytes;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

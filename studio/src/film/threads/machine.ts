import { readFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";

const MEGABYTE = 1024 * 1024;
/** What a film needs beside its workers (picture, score, segments), and each worker; docs/performance.md. */
const FILM_MEGABYTES = 350;
const WORKER_MEGABYTES = 200;
/** More than this share one machine badly: the picture is read from memory that all of them wait for. */
const MOST_WORKERS = 16;

/** How many shots can be worked on at a time on this machine: one a core, fewer where memory is short. */
export function affordableWorkers(cores = availableParallelism(), bytes = memoryLimit()): number {
  const byMemory = Math.floor((bytes / MEGABYTE - FILM_MEGABYTES) / WORKER_MEGABYTES);
  return Math.max(1, Math.min(cores, byMemory, MOST_WORKERS));
}

/** Memory this process may use, in bytes: the machine's, or what its control group is limited to. */
function memoryLimit(): number {
  const limits = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"].map(readBytes);
  return Math.min(totalmem(), ...limits);
}

/** Whether the processor is known to have AVX-512. Only Linux is asked. */
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

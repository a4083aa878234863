import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export const SEGMENT_SUFFIX = ".segment";
/** About a hundred films of 30 s. */
const MAX_BYTES = 2 * 1024 ** 3;
/** A partly written file of this age is from a process that died. */
const STALE_MS = 60 * 60 * 1000;

/** Removes the least recently used segments of a folder, and of the folders in it, until the rest fits `mostBytes`. */
export async function sweepSegments(folder: string, mostBytes = MAX_BYTES): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(names.map((name) => describe(join(folder, name))));
  const newestFirst = files.filter((file) => file !== null).toSorted((a, b) => b.usedMs - a.usedMs);
  let kept = 0;
  for (const { path, bytes, usedMs } of newestFirst) {
    const isSegment = path.endsWith(SEGMENT_SUFFIX);
    const left = !isSegment && Date.now() - usedMs > STALE_MS;
    if (isSegment) kept += bytes;
    if (left || (isSegment && kept > mostBytes)) await rm(path, { force: true });
  }
}

async function describe(path: string): Promise<{ path: string; bytes: number; usedMs: number } | null> {
  const file = await stat(path).catch(() => null);
  return file?.isFile() ? { path, bytes: file.size, usedMs: file.mtimeMs } : null;
}

import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EncoderSettings } from "./encoder-settings.ts";
import { ENCODER_VERSION } from "./encoder-version.ts";
import type { Segment } from "./segment.ts";
import { segmentFromBytes, segmentToBytes } from "./segment-file.ts";

/** Encoded shots on disk, by a key of everything they depend on. Losing it only costs time. */
export interface SegmentCache {
  find(key: string): Promise<Segment | null>;
  keep(key: string, segment: Segment): Promise<void>;
  /** Removes the least recently used entries until the rest fits. */
  sweep(): Promise<void>;
}

/** About a hundred films of 30 s. */
const MAX_BYTES = 2 * 1024 ** 3;
const SUFFIX = ".segment";
/** A partly written file of this age is from a process that died. */
const STALE_MS = 60 * 60 * 1000;

/** The key of an encoded shot: its pictures and the encoder settings. */
export function segmentKey(pictures: string, settings: EncoderSettings): string {
  return createHash("sha256")
    .update(JSON.stringify([ENCODER_VERSION, settings, pictures]))
    .digest("hex");
}

/** A cache that is always empty. */
export const NO_CACHE: SegmentCache = {
  find: async () => null,
  keep: async () => {},
  sweep: async () => {},
};

/** A cache in a folder that several processes may share. */
export function openSegmentCache(folder: string, mostBytes = MAX_BYTES): SegmentCache {
  return {
    async find(key) {
      const path = join(folder, key + SUFFIX);
      const bytes = await readFile(path).catch(() => null);
      if (!bytes) return null;
      const segment = segmentFromBytes(bytes);
      const now = new Date();
      if (segment) await utimes(path, now, now).catch(() => {});
      else await rm(path, { force: true });
      return segment;
    },
    async keep(key, segment) {
      const part = join(folder, `${key}.${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(part, segmentToBytes(segment));
        await rename(part, join(folder, key + SUFFIX));
      } catch {
        // A full disk must not make the film fail.
        await rm(part, { force: true }).catch(() => {});
      }
    },
    sweep: () => sweep(folder, mostBytes),
  };
}

async function sweep(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => describe(join(folder, name))));
  const newestFirst = files.filter((file) => file !== null).toSorted((a, b) => b.usedMs - a.usedMs);
  let kept = 0;
  for (const { path, bytes, usedMs } of newestFirst) {
    const left = !path.endsWith(SUFFIX) && Date.now() - usedMs > STALE_MS;
    if (path.endsWith(SUFFIX)) kept += bytes;
    if (left || (path.endsWith(SUFFIX) && kept > mostBytes)) await rm(path, { force: true });
  }
}

async function describe(path: string): Promise<{ path: string; bytes: number; usedMs: number } | null> {
  const file = await stat(path).catch(() => null);
  return file ? { path, bytes: file.size, usedMs: file.mtimeMs } : null;
}

import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EncoderSettings } from "./encoder-settings.ts";
import { ENCODER_VERSION } from "./encoder-version.ts";
import type { Segment } from "./segment.ts";
import { segmentFromBytes, segmentToBytes } from "./segment-file.ts";
import { SEGMENT_SUFFIX, sweepSegments } from "./sweep-segments.ts";

/** Encoded shots on disk, by a key of everything they depend on. Losing it only costs time. */
export interface SegmentCache {
  find(key: string): Promise<Segment | null>;
  keep(key: string, segment: Segment): Promise<void>;
  /** Removes the least recently used entries until the rest fits. */
  sweep(): Promise<void>;
}

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
export function openSegmentCache(folder: string, mostBytes?: number): SegmentCache {
  return {
    async find(key) {
      const path = join(folder, key + SEGMENT_SUFFIX);
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
        await rename(part, join(folder, key + SEGMENT_SUFFIX));
      } catch {
        // A full disk must not make the film fail.
        await rm(part, { force: true }).catch(() => {});
      }
    },
    sweep: () => sweepSegments(folder, mostBytes),
  };
}

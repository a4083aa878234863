import type { Segment } from "./segment.ts";
import type { SegmentCache } from "./segment-cache.ts";

/** The encoded shots of a film that may be made again with other shots in it: before those of another cache, if any. */
export function rememberSegments(memory: Map<string, Segment>, beyond: SegmentCache): SegmentCache {
  return {
    find: async (key) => memory.get(key) ?? (await beyond.find(key)),
    async keep(key, segment) {
      memory.set(key, segment);
      await beyond.keep(key, segment);
    },
    sweep: () => beyond.sweep(),
  };
}

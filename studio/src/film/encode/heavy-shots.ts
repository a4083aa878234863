import { FILM_FPS } from "@curta/contract";
import { PEAK_BITS_PER_SECOND } from "./encoder-settings.ts";
import type { Segment } from "./segment.ts";

/** 36 MB for 30 s, sound and index included. */
export const MAX_BYTES_PER_FRAME = 40_000;
/** The part of it that sound and index need. */
const SOUND_BYTES_PER_FRAME = 1_000;

/**
 * Shots that must be encoded smaller: those in any second over the peak rate; all if the whole film is too large; none if
 * it is within the bounds.
 */
export function heavyShots(segments: readonly Segment[]): Set<number> {
  const sizes = segments.flatMap((segment, shot) => segment.packets.map(({ size }) => ({ shot, size })));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  if (total > sizes.length * (MAX_BYTES_PER_FRAME - SOUND_BYTES_PER_FRAME)) return new Set(segments.keys());
  const heavy = new Set<number>();
  let window = 0;
  sizes.forEach(({ size }, i) => {
    window += size - (sizes[i - FILM_FPS]?.size ?? 0);
    if (window * 8 <= PEAK_BITS_PER_SECOND) return;
    for (const { shot } of sizes.slice(Math.max(0, i - FILM_FPS + 1), i + 1)) heavy.add(shot);
  });
  return heavy;
}

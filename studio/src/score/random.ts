import type { Timeline } from "../direction/timeline.ts";
import { type Random, randomFromText } from "../random.ts";

/**
 * The random stream of a score for one purpose: one more choice for the drums does not change the melody. Renaming a
 * purpose changes every score.
 */
export function scoreRandom({ seed, style }: Pick<Timeline, "seed" | "style">, purpose: string): Random {
  return randomFromText(`${seed}/${style}/${purpose}`);
}

import type { Span } from "../camera/span.ts";
import { beatAt, type BeatGrid, frameOfBeat } from "../shots/tempo.ts";

/** The frames of a shot on which beats fall, counted from its first; the last is its length. */
export function beatsOfShot({ from, to }: Pick<Span, "from" | "to">, grid: BeatGrid): number[] {
  const first = beatAt(from, grid);
  const count = Math.max(1, beatAt(to, grid) - first);
  return Array.from({ length: count + 1 }, (_, beat) => frameOfBeat(first + beat, grid) - from);
}

import type { Span } from "../camera/span.ts";
import { frameOfBeat } from "../shots/tempo.ts";

/** The frames of a shot on which beats fall, counted from its first; the last is its length. */
export function beatsOfShot({ from, to }: Pick<Span, "from" | "to">, perBeat: number): number[] {
  const first = Math.round(from / perBeat);
  const count = Math.max(1, Math.round((to - from) / perBeat));
  return Array.from({ length: count + 1 }, (_, beat) => frameOfBeat(first + beat, perBeat) - from);
}

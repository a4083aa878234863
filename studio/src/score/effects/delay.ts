import type { Stereo } from "../stereo.ts";

export interface Echo {
  /** Samples from one side to the other. */
  readonly time: number;
  /** Share of the level that every echo keeps. */
  readonly feedback: number;
  /** One-pole low-pass on every turn: 0 bright to 1 dull. */
  readonly damping: number;
}

/** What is left of an echo when it is not worth hearing. */
const INAUDIBLE = 0.003;

/**
 * Echoes of a loop that go from side to side, the first to the left. The loop's end is run through first, so
 * that its echoes lie under the start.
 */
export function pingPong(send: Float32Array, { time, feedback, damping }: Echo, out: Stereo): void {
  const length = send.length;
  const lineLeft = new Float32Array(time);
  const lineRight = new Float32Array(time);
  const turns = Math.ceil(Math.log(INAUDIBLE) / Math.log(feedback));
  let slot = 0;
  let dull = 0;
  for (let i = -Math.min(length, turns * time); i < length; i++) {
    const left = lineLeft[slot]!;
    const right = lineRight[slot]!;
    const x = send[i < 0 ? i + length : i]! + feedback * right;
    dull = x + damping * (dull - x);
    lineLeft[slot] = dull;
    lineRight[slot] = feedback * left;
    if (++slot === time) slot = 0;
    if (i < 0) continue;
    out.left[i] = left;
    out.right[i] = right;
  }
}

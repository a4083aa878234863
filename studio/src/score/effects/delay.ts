import type { Stereo } from "../stereo.ts";

export interface Echo {
  /** Samples from one side to the other. */
  readonly time: number;
  /** Share of the level that every echo keeps. */
  readonly feedback: number;
  /** One-pole low-pass on every turn: 0 bright to 1 dull. */
  readonly damping: number;
}

/** Adds echoes that go from side to side to a loop; what runs over the end goes on at the start. */
export function pingPong(send: Stereo, { time, feedback, damping }: Echo, out: Stereo): void {
  const length = send.left.length;
  if (time >= length) return;
  const turns = Math.ceil(Math.log(0.01) / Math.log(feedback));
  let from = monoOf(send);
  for (let turn = 0; turn < turns; turn++) {
    from = echoOf(from, time, turn === 0 ? 1 : feedback, damping);
    const side = turn % 2 === 0 ? out.left : out.right;
    for (let i = 0; i < length; i++) side[i] = side[i]! + from[i]!;
  }
}

function monoOf({ left, right }: Stereo): Float32Array {
  const mono = new Float32Array(left.length);
  for (let i = 0; i < mono.length; i++) mono[i] = 0.5 * (left[i]! + right[i]!);
  return mono;
}

function echoOf(source: Float32Array, time: number, gain: number, damping: number): Float32Array {
  const length = source.length;
  const out = new Float32Array(length);
  let dull = 0;
  for (let i = 0; i < length; i++) {
    const x = source[i < time ? i - time + length : i - time]! * gain;
    dull = x + damping * (dull - x);
    out[i] = dull;
  }
  return out;
}

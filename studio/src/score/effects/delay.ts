import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";

export interface Echo {
  /** Samples (at half the rate) from one side to the other. */
  readonly time: number;
  /** Share of the level that every echo keeps. */
  readonly feedback: number;
  /** Weight of both neighbours in the low-pass on every turn: 0 bright to 0.25 dull. */
  readonly damping: number;
}

/**
 * Echoes of a loop that go from side to side, the first to the left. The loop is run through twice, so that the
 * echoes of its end lie under its start.
 */
export function pingPong(memory: ScoreMemory, send: Float32Array, echo: Echo, { left, right }: Stereo): void {
  const { kernel } = memory;
  const length = send.length;
  const time = Math.min(echo.time, length >> 1);
  const stretch = (from: number, then: number, count: number): void =>
    kernel.echo(
      left.byteOffset + from * 4,
      right.byteOffset + from * 4,
      send.byteOffset + then * 4,
      left.byteOffset + then * 4,
      right.byteOffset + then * 4,
      count,
      echo.feedback,
      echo.damping,
    );
  left.fill(0);
  right.fill(0);
  for (let turn = 0; turn < 2; turn++) {
    stretch(0, length - time, time);
    stretch(time, 0, length - time);
  }
}

import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";

export interface EchoSettings {
  /** Samples (at half the rate) from one side to the other. */
  readonly time: number;
  /** Gain from one echo to the next. */
  readonly feedback: number;
  /** Low-pass per echo: weight of both neighbouring samples, 0 bright to 0.25 dull. */
  readonly damping: number;
}

/**
 * Echoes of a loop that alternate between the sides, the first on the left. The loop is processed twice, so that echoes of
 * its end sound at its start.
 */
export function pingPong(
  memory: ScoreMemory,
  send: Float32Array,
  echo: EchoSettings,
  { left, right }: Stereo,
): void {
  const { kernel } = memory;
  const length = send.length;
  // The kernel works on four samples at a time.
  const time = Math.min(echo.time & ~3, length >> 1);
  const part = (from: number, delayed: number, count: number): void =>
    kernel.runPingPongEcho(
      left.byteOffset + from * 4,
      right.byteOffset + from * 4,
      send.byteOffset + delayed * 4,
      left.byteOffset + delayed * 4,
      right.byteOffset + delayed * 4,
      count,
      echo.feedback,
      echo.damping,
    );
  left.fill(0);
  right.fill(0);
  for (let turn = 0; turn < 2; turn++) {
    part(0, length - time, time);
    part(time, 0, length - time);
  }
}

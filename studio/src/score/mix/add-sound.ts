import type { Mixer } from "./mixer.ts";

/** How long a tone is held and how long its release takes, in samples. */
export interface Gate {
  readonly hold: number;
  readonly release: number;
}

/** Where a sound is added to a loop: `at` may be outside of the loop (it wraps); `gate` null plays it to its end. */
export interface SoundPlacement {
  readonly loop: Float32Array;
  readonly at: number;
  readonly gain: number;
  readonly gate: Gate | null;
}

/** Adds a sound at several positions. What passes the end of a loop continues at its start. */
export function addSound(
  { memory: { kernel }, soundBuffer }: Mixer,
  sound: Float32Array,
  placements: readonly SoundPlacement[],
): void {
  const length = Math.min(sound.length, soundBuffer.length);
  soundBuffer.set(sound.subarray(0, length));
  const address = (from: number) => soundBuffer.byteOffset + from * 4;
  for (const { loop, at, gain, gate } of placements) {
    const held = Math.min(gate?.hold ?? length, length);
    wrapped(loop, at, 0, held, (target, from, count) =>
      kernel.addSamples(target, address(from), count, gain),
    );
    if (gate === null) continue;
    const step = 1 / gate.release;
    wrapped(loop, at, held, Math.min(held + gate.release, length), (target, from, count) =>
      kernel.addFadingSamples(target, address(from), count, gain, (from - held) * step, step),
    );
  }
}

/** Splits work that passes the end of a loop into parts that do not. */
function wrapped(
  loop: Float32Array,
  at: number,
  start: number,
  end: number,
  run: (target: number, from: number, count: number) => void,
): void {
  const length = loop.length;
  let target = (((at + start) % length) + length) % length;
  for (let from = start; from < end; target = 0) {
    const count = Math.min(end - from, length - target);
    run(loop.byteOffset + target * 4, from, count);
    from += count;
  }
}

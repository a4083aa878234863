import type { Desk } from "./desk.ts";

/** How long a tone is held and how long it then takes to fall silent, in samples. */
export interface Gate {
  readonly hold: number;
  readonly release: number;
}

/** One place where a sound is laid into a loop: `at` may lie outside of it, `gate` null lets everything through. */
export interface Place {
  readonly loop: Float32Array;
  readonly at: number;
  readonly gain: number;
  readonly gate: Gate | null;
}

/** Adds a sound in several places; what runs over the end of a loop goes on at its start. */
export function lay({ memory: { kernel }, tray }: Desk, sound: Float32Array, places: readonly Place[]): void {
  const length = Math.min(sound.length, tray.length);
  tray.set(sound.subarray(0, length));
  const address = (from: number) => tray.byteOffset + from * 4;
  for (const { loop, at, gain, gate } of places) {
    const held = Math.min(gate?.hold ?? length, length);
    wrapped(loop, at, 0, held, (target, from, count) => kernel.lay(target, address(from), count, gain));
    if (gate === null) continue;
    const step = 1 / gate.release;
    wrapped(loop, at, held, Math.min(held + gate.release, length), (target, from, count) =>
      kernel.layFalling(target, address(from), count, gain, (from - held) * step, step),
    );
  }
}

/** Does in one or more runs what reaches over the end of a loop. */
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

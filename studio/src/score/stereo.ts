/** 48 kHz: 1600 samples to a frame of 1/30 s. */
export const SAMPLE_RATE = 48_000;
export const SAMPLES_PER_FRAME = 1_600;

/** Two channels of one length, samples in -1 to 1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/**
 * Adds a mono sound into a loop; what runs over the end goes on at the start. `pan` is -1 left to 1 right at
 * constant power.
 */
export function mixInto(loop: Stereo, sound: Float32Array, at: number, gain: number, pan = 0): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  addTo(loop.left, sound, at, gain * Math.SQRT2 * Math.cos(angle));
  addTo(loop.right, sound, at, gain * Math.SQRT2 * Math.sin(angle));
}

/** Adds a stereo sound into a loop, as `mixInto` does. */
export function mixStereo(loop: Stereo, sound: Stereo, at: number, gain: number): void {
  addTo(loop.left, sound.left, at, gain);
  addTo(loop.right, sound.right, at, gain);
}

function addTo(loop: Float32Array, sound: Float32Array, at: number, gain: number): void {
  const length = loop.length;
  let target = ((at % length) + length) % length;
  for (let from = 0; from < sound.length; target = 0) {
    const count = Math.min(sound.length - from, length - target);
    for (let i = 0; i < count; i++) loop[target + i] = loop[target + i]! + sound[from + i]! * gain;
    from += count;
  }
}

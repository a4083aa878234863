/** 48 kHz: 1600 samples to a frame of 1/30 s. */
export const SAMPLE_RATE = 48_000;
export const SAMPLES_PER_FRAME = 1_600;
/** Samples between two values of a control curve. SAMPLES_PER_FRAME is a multiple of it. */
export const CURVE_STEP = 32;

/** Music at 48 kHz: two channels of one length, samples in -1 to 1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

import { integratedLoudness, truePeak } from "../score/loudness.ts";
import { decodeSound } from "./decode-sound.ts";
import { AUDIO_RATE } from "./encoder-settings.ts";
import { encodeSound, type Sound, type Stereo } from "./sound.ts";

/** What the platforms play back unchanged: EBU R 128 measures, after encoding. */
export const LOUDNESS_LUFS = -14;
export const LOUDNESS_TOLERANCE_LU = 0.5;
export const MAX_TRUE_PEAK_DBTP = -1.5;

export interface Loudness {
  readonly lufs: number;
  readonly truePeak: number;
}

export function measureLoudness(music: Stereo): Loudness {
  return {
    lufs: integratedLoudness(music.left, music.right, AUDIO_RATE),
    truePeak: truePeak(music.left, music.right),
  };
}

export function loudnessIsRight({ lufs, truePeak: peak }: Loudness): boolean {
  return Math.abs(lufs - LOUDNESS_LUFS) <= LOUDNESS_TOLERANCE_LU && peak <= MAX_TRUE_PEAK_DBTP;
}

/** Encoding moves levels by a tenth or two; more rounds than these find nothing that fits both bounds. */
const ROUNDS = 3;

/**
 * Encodes music, listens to the result, and turns it up or down until it is as loud as it has to be.
 * @param native runs the encoder's and decoder's work (see native-gate.ts)
 */
export function encodeAtLevel(music: Stereo, native: <Result>(work: () => Result) => Result): Sound {
  let gain = 1;
  for (let round = 1; ; round++) {
    const wanted = gain === 1 ? music : amplify(music, gain);
    const sound = native(() => encodeSound(wanted));
    const heard = measureLoudness(native(() => decodeSound(sound)));
    if (loudnessIsRight(heard) || round > ROUNDS || !Number.isFinite(heard.lufs)) return sound;
    gain *= 10 ** (correction(heard) / 20);
  }
}

/** Decibels to add: the right loudness, or as much of it as the peaks allow. */
function correction({ lufs, truePeak: peak }: Loudness): number {
  const margin = 0.05;
  return Math.min(LOUDNESS_LUFS - lufs, MAX_TRUE_PEAK_DBTP - margin - peak);
}

function amplify({ left, right }: Stereo, gain: number): Stereo {
  return { left: left.map((sample) => sample * gain), right: right.map((sample) => sample * gain) };
}

import { integratedLoudness, truePeak } from "../score/loudness.ts";
import { decodeSound } from "./decode-sound.ts";
import { AUDIO_RATE } from "./encoder-settings.ts";
import { encodeSound, type Sound, type Stereo } from "./sound.ts";

/** What the platforms play back unchanged: EBU R 128 measures, after encoding. */
export const LOUDNESS_LUFS = -14;
export const LOUDNESS_TOLERANCE_LU = 0.5;
export const MAX_TRUE_PEAK_DBTP = -1.5;

/** Fainter than this is silence: -60 dBFS. */
const AUDIBLE = 0.001;

/** What is heard of a film's sound after decoding. */
export interface Hearing {
  readonly lufs: number;
  /** dBTP. */
  readonly truePeak: number;
  /** When the first sound is heard, in seconds. */
  readonly onset: number;
}

export function listen({ left, right }: Stereo): Hearing {
  const first = left.findIndex((sample, i) => Math.max(Math.abs(sample), Math.abs(right[i]!)) >= AUDIBLE);
  return {
    lufs: integratedLoudness(left, right, AUDIO_RATE),
    truePeak: truePeak(left, right),
    onset: first === -1 ? Number.POSITIVE_INFINITY : first / AUDIO_RATE,
  };
}

function loudnessIsRight({ lufs, truePeak: peak }: Hearing): boolean {
  return Math.abs(lufs - LOUDNESS_LUFS) <= LOUDNESS_TOLERANCE_LU && peak <= MAX_TRUE_PEAK_DBTP;
}

/** Encoded sound, and what was heard when exactly these packets were decoded. */
export interface HeardSound extends Sound {
  readonly heard: Hearing;
}

/** Encoding moves levels by a tenth or two; more rounds than these find nothing that fits both bounds. */
const ROUNDS = 3;

/**
 * Encodes music, listens to the result, and turns it up or down until it is as loud as it has to be.
 * @param native runs the encoder's and decoder's work (see native-gate.ts)
 */
export function encodeAtLevel(music: Stereo, native: <Result>(work: () => Result) => Result): HeardSound {
  let gain = 1;
  for (let round = 1; ; round++) {
    const wanted = gain === 1 ? music : amplify(music, gain);
    const sound = encodeSound(wanted, native);
    const heard = listen(native(() => decodeSound(sound)));
    if (loudnessIsRight(heard) || round > ROUNDS || !Number.isFinite(heard.lufs)) return { ...sound, heard };
    gain *= 10 ** (correction(heard) / 20);
  }
}

/** Decibels to add: the right loudness, or as much of it as the peaks allow. */
function correction({ lufs, truePeak: peak }: Hearing): number {
  const margin = 0.05;
  return Math.min(LOUDNESS_LUFS - lufs, MAX_TRUE_PEAK_DBTP - margin - peak);
}

function amplify({ left, right }: Stereo, gain: number): Stereo {
  return { left: left.map((sample) => sample * gain), right: right.map((sample) => sample * gain) };
}

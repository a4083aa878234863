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

/** Meters differ by hundredths: what is only just right by this one may not be by another. */
const PEAK_MARGIN_DB = 0.05;

function loudnessIsRight({ lufs, truePeak: peak }: Hearing): boolean {
  return (
    Math.abs(lufs - LOUDNESS_LUFS) <= LOUDNESS_TOLERANCE_LU && peak <= MAX_TRUE_PEAK_DBTP - PEAK_MARGIN_DB
  );
}

/** Encoded sound, and what was heard when exactly these packets were decoded. */
export interface HeardSound extends Sound {
  readonly heard: Hearing;
}

/**
 * Loudness to aim at, try by try, in LU beside the right one. What a coder adds to the peaks differs by decibels
 * between levels a few tenths apart, so what is over the bound at one of them is under it at another.
 */
const AIMS = [0, -0.15, 0.15, -0.3, 0.3, -0.4, 0.4, -0.22, 0.22, -0.35] as const;

/**
 * Encodes music, listens to the result, and where it is not as loud as it has to be, or its peaks are too high,
 * tries again at other levels. What is right is taken; if nothing is, what was tried last.
 * @param native runs the encoder's and decoder's work (see native-gate.ts)
 */
export function encodeAtLevel(music: Stereo, native: <Result>(work: () => Result) => Result): HeardSound {
  let gain = 1;
  let sound = encodeAndListen(music, native);
  for (const aim of AIMS) {
    if (loudnessIsRight(sound.heard) || !Number.isFinite(sound.heard.lufs)) return sound;
    gain *= 10 ** ((LOUDNESS_LUFS + aim - sound.heard.lufs) / 20);
    sound = encodeAndListen(amplify(music, gain), native);
  }
  return sound;
}

function encodeAndListen(music: Stereo, native: <Result>(work: () => Result) => Result): HeardSound {
  const sound = encodeSound(music, native);
  return { ...sound, heard: listen(native(() => decodeSound(sound))) };
}

function amplify({ left, right }: Stereo, gain: number): Stereo {
  return { left: left.map((sample) => sample * gain), right: right.map((sample) => sample * gain) };
}

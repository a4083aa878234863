import { shareAbove } from "../../score/effects/share-above.ts";
import { gatedLoudness, secondLevels, stepPowers, truePeak } from "../../score/loudness.ts";
import { decodeSound } from "./decode-sound.ts";
import { AUDIO_RATE } from "../encode/encoder-settings.ts";
import type { Stereo } from "../../score/stereo.ts";
import { encodeSound, type Sound } from "./sound.ts";
import { reducePeaks } from "./reduce-peaks.ts";

/** What platforms play without changing it: EBU R 128 measures, after encoding. */
export const LOUDNESS_LUFS = -14;
export const LOUDNESS_TOLERANCE_LU = 0.5;
export const MAX_TRUE_PEAK_DBTP = -1.5;

/** Small loudspeakers play nothing that matters below this. */
const PHONE_HZ = 300;
/** Samples below this count as silence: -60 dBFS. */
const AUDIBLE = 0.001;

/** Measurements of a film's decoded sound. */
export interface SoundMeasurement {
  readonly lufs: number;
  /** dBTP. */
  readonly truePeak: number;
  /** When the sound begins, in seconds. */
  readonly onset: number;
  /** Share of the energy over 300 Hz, which is what a phone plays. */
  readonly heardOnPhone: number;
  /** Level of each second in LUFS, one every tenth of a second. */
  readonly levels: readonly number[];
}

export function measureSound({ left, right }: Stereo): SoundMeasurement {
  const first = left.findIndex((sample, i) => Math.max(Math.abs(sample), Math.abs(right[i]!)) >= AUDIBLE);
  const steps = stepPowers(left, right, AUDIO_RATE);
  return {
    lufs: gatedLoudness(steps),
    levels: secondLevels(steps),
    truePeak: truePeak(left, right),
    onset: first === -1 ? Number.POSITIVE_INFINITY : first / AUDIO_RATE,
    heardOnPhone: shareAbove({ left, right }, PHONE_HZ),
  };
}

/** Meters differ by hundredths of a decibel, so a small margin is kept. */
const PEAK_MARGIN_DB = 0.05;

function loudnessIsRight({ lufs, truePeak: peak }: SoundMeasurement): boolean {
  return (
    Math.abs(lufs - LOUDNESS_LUFS) <= LOUDNESS_TOLERANCE_LU && peak <= MAX_TRUE_PEAK_DBTP - PEAK_MARGIN_DB
  );
}

/** Encoded sound, and the measurement of exactly these packets after decoding. */
export interface MeasuredSound extends Sound {
  readonly measured: SoundMeasurement;
}

/** After so many rounds no encoding meets both bounds. */
const ROUNDS = 8;
/** Each round lowers the samples of a peak this much more under the bound: true peaks are between samples. */
const PEAK_STEP_DB = 0.6;

/**
 * Encodes music and measures the result. If the loudness is wrong it changes the gain; if the encoder raised peaks over the
 * bound (it adds decibels to some beats), it lowers the gain only there. Repeats until both are right.
 * @param native runs the encoder's and decoder's work (see native-gate.ts)
 */
export function encodeAtLevel(music: Stereo, native: <Result>(work: () => Result) => Result): MeasuredSound {
  let wanted = music;
  for (let round = 1; ; round++) {
    const sound = encodeSound(wanted, native);
    const decoded = native(() => decodeSound(sound));
    const measured = measureSound(decoded);
    if (loudnessIsRight(measured) || round > ROUNDS || !Number.isFinite(measured.lufs))
      return { ...sound, measured };
    const raise = LOUDNESS_LUFS - measured.lufs;
    const most = MAX_TRUE_PEAK_DBTP - PEAK_MARGIN_DB - raise;
    if (measured.truePeak > most)
      wanted = reducePeaks(wanted, decoded, fromDecibels(most - PEAK_STEP_DB * round));
    wanted = amplify(wanted, fromDecibels(raise));
  }
}

function fromDecibels(level: number): number {
  return 10 ** (level / 20);
}

function amplify({ left, right }: Stereo, gain: number): Stereo {
  return { left: left.map((sample) => sample * gain), right: right.map((sample) => sample * gain) };
}

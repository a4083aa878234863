import type { ReverbSettings } from "../effects/reverb.ts";

export const STEMS = ["drums", "bass", "chords", "arpeggio", "lead", "effects"] as const;
export type StemName = (typeof STEMS)[number];

/** How a stem is mixed. */
export interface StemSettings {
  /** One mono lane, two mono lanes side by side, or the two channels of a stereo sound. */
  readonly lanes: "one" | "two";
  /** Stereo width of the lanes: 0 both in the middle, 1 left and right. */
  readonly spread: number;
  /** Loudness in LU relative to the other stems, measured while it plays, so that it does not depend on the timbre. */
  readonly level: number;
  /** Sends, as gains. */
  readonly reverb: number;
  readonly echo: number;
  /** How much of its level a kick takes away, 0 to 1. */
  readonly duck: number;
  /** How strongly the film's energy moves its low-pass filter: 0 always open, 1 fully. */
  readonly filterDepth: number;
}

export interface MixSettings {
  readonly stems: Readonly<Record<StemName, StemSettings>>;
  readonly reverb: ReverbSettings;
  readonly echo: { readonly steps: number; readonly feedback: number; readonly damping: number };
  /** Gain of the held pad relative to the rhythmic chords. */
  readonly padGain: number;
  /** Seconds until a ducked sound has its full level again. */
  readonly duckingSeconds: number;
  /** The most that the bus compressor may take away, in decibels. */
  readonly compressionDecibels: number;
  /** Mean level of the mix at the input of the bus saturation, in decibels. Higher is denser. */
  readonly saturationDecibels: number;
  /**
   * True peak of the master in dBTP, well below the allowed -2: meters differ by some tenths, and AAC encoding adds
   * peaks. Lower for dense styles, because the loudness is fixed.
   */
  readonly ceiling: number;
  /** Gain of the difference of the channels. */
  readonly width: number;
  /** Target of the spectral balance: slope in decibels of density per octave. */
  readonly slope: number;
  /** How loud a breath section is against a drop, in decibels. */
  readonly breathDecibels: number;
}

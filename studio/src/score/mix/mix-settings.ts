import type { Style } from "@curta/contract";
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
}

export const MIX_SETTINGS: Record<Style, MixSettings> = {
  viral: {
    stems: {
      drums: { lanes: "two", spread: 0.35, level: 0, reverb: 0.05, echo: 0, duck: 0, filterDepth: 0 },
      bass: { lanes: "one", spread: 0, level: -3, reverb: 0, echo: 0, duck: 0.8, filterDepth: 0.3 },
      chords: { lanes: "two", spread: 1, level: -4, reverb: 0.22, echo: 0.05, duck: 0.65, filterDepth: 1 },
      arpeggio: {
        lanes: "two",
        spread: 0.55,
        level: -9,
        reverb: 0.25,
        echo: 0.35,
        duck: 0.4,
        filterDepth: 0.6,
      },
      lead: { lanes: "two", spread: 0.12, level: -4, reverb: 0.25, echo: 0.3, duck: 0.3, filterDepth: 0 },
      effects: { lanes: "two", spread: 0.3, level: -7, reverb: 0.35, echo: 0.1, duck: 0, filterDepth: 0 },
    },
    reverb: { seconds: 1.6, damping: 0.14, preDelay: 0.012 },
    echo: { steps: 3, feedback: 0.42, damping: 0.18 },
    padGain: 0.35,
    duckingSeconds: 0.26,
    compressionDecibels: 5,
    saturationDecibels: -8.5,
    ceiling: -4.5,
    width: 1.5,
    slope: -3.7,
  },
  cinematografico: {
    stems: {
      drums: { lanes: "two", spread: 0.35, level: -2, reverb: 0.35, echo: 0, duck: 0, filterDepth: 0 },
      bass: { lanes: "one", spread: 0, level: -5, reverb: 0.1, echo: 0, duck: 0.15, filterDepth: 0.3 },
      chords: { lanes: "two", spread: 1, level: -3, reverb: 0.5, echo: 0, duck: 0.1, filterDepth: 1 },
      arpeggio: {
        lanes: "two",
        spread: 0.55,
        level: -7,
        reverb: 0.4,
        echo: 0.2,
        duck: 0.05,
        filterDepth: 0.7,
      },
      lead: { lanes: "two", spread: 0.12, level: -2, reverb: 0.45, echo: 0.15, duck: 0, filterDepth: 0 },
      effects: { lanes: "two", spread: 0.3, level: -5, reverb: 0.5, echo: 0, duck: 0, filterDepth: 0 },
    },
    reverb: { seconds: 3.2, damping: 0.17, preDelay: 0.03 },
    echo: { steps: 6, feedback: 0.35, damping: 0.22 },
    padGain: 0.6,
    duckingSeconds: 0.3,
    compressionDecibels: 3,
    saturationDecibels: -18,
    ceiling: -3.5,
    width: 1.1,
    slope: -3.6,
  },
  suave: {
    stems: {
      drums: { lanes: "two", spread: 0.45, level: -2, reverb: 0.12, echo: 0, duck: 0, filterDepth: 0 },
      bass: { lanes: "one", spread: 0, level: -4.5, reverb: 0, echo: 0, duck: 0.3, filterDepth: 0 },
      chords: { lanes: "two", spread: 1, level: -2, reverb: 0.25, echo: 0.05, duck: 0.25, filterDepth: 0.15 },
      arpeggio: { lanes: "two", spread: 0.55, level: -8, reverb: 0.3, echo: 0.3, duck: 0.1, filterDepth: 0 },
      lead: { lanes: "two", spread: 0.12, level: -2, reverb: 0.3, echo: 0.22, duck: 0, filterDepth: 0 },
      effects: { lanes: "two", spread: 0.3, level: -12, reverb: 0.4, echo: 0.1, duck: 0, filterDepth: 0 },
    },
    reverb: { seconds: 2, damping: 0.2, preDelay: 0.02 },
    echo: { steps: 6, feedback: 0.32, damping: 0.22 },
    padGain: 0.6,
    duckingSeconds: 0.3,
    compressionDecibels: 3,
    saturationDecibels: -18,
    ceiling: -3.5,
    width: 1.4,
    slope: -3.2,
  },
};

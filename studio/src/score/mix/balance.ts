import type { Style } from "@curta/contract";
import type { Room } from "../effects/reverb.ts";

export const STEMS = ["drums", "bass", "chords", "arpeggio", "lead", "gestures"] as const;
export type StemName = (typeof STEMS)[number];

/** How a stem sits in the mix. */
export interface Seat {
  /** One mono lane, two mono lanes side by side, or the two channels of a stereo sound. */
  readonly lanes: "one" | "two";
  /** How far the lanes stand apart: 0 both in the middle, 1 left and right. */
  readonly spread: number;
  /** Loudness in LU against the others, measured where it plays; timbres differ, the balance does not. */
  readonly level: number;
  /** Sends, as gains. */
  readonly room: number;
  readonly echo: number;
  /** How far a kick pushes it down, 0 to 1. */
  readonly duck: number;
  /** How much the film's energy opens its low-pass, 0 not at all to 1 fully. */
  readonly open: number;
}

export interface Balance {
  readonly seats: Readonly<Record<StemName, Seat>>;
  readonly room: Room;
  readonly echo: { readonly steps: number; readonly feedback: number; readonly damping: number };
  /** Gain of the held pad against the struck chords. */
  readonly pad: number;
  /** Seconds that a ducked sound takes to come back. */
  readonly pump: number;
  /** How far the bus compressor may go, in decibels. */
  readonly glueDecibels: number;
  /** Mean level in decibels at which the mix meets the bus saturation. */
  readonly density: number;
  /**
   * True peak of the master in dBTP, well below the -2 that is promised: meters differ by some tenths, and
   * AAC adds peaks of its own. Lower still where the style is dense, since the loudness is given.
   */
  readonly ceiling: number;
  /** Gain of the difference of the channels. */
  readonly width: number;
  /** Spectral slope that the mix is mended towards, decibels of density per octave. */
  readonly slope: number;
}

export const BALANCES: Record<Style, Balance> = {
  viral: {
    seats: {
      drums: { lanes: "two", spread: 0.35, level: 0, room: 0.05, echo: 0, duck: 0, open: 0 },
      bass: { lanes: "one", spread: 0, level: -3, room: 0, echo: 0, duck: 0.8, open: 0.3 },
      chords: { lanes: "two", spread: 1, level: -4, room: 0.22, echo: 0.05, duck: 0.65, open: 1 },
      arpeggio: { lanes: "two", spread: 0.55, level: -9, room: 0.25, echo: 0.35, duck: 0.4, open: 0.6 },
      lead: { lanes: "two", spread: 0.12, level: -4, room: 0.25, echo: 0.3, duck: 0.3, open: 0 },
      gestures: { lanes: "two", spread: 0.3, level: -7, room: 0.35, echo: 0.1, duck: 0, open: 0 },
    },
    room: { seconds: 1.6, damping: 0.14, preDelay: 0.012 },
    echo: { steps: 3, feedback: 0.42, damping: 0.18 },
    pad: 0.35,
    pump: 0.26,
    glueDecibels: 5,
    density: -8.5,
    ceiling: -4.5,
    width: 1.5,
    slope: -3.7,
  },
  cinematografico: {
    seats: {
      drums: { lanes: "two", spread: 0.35, level: -2, room: 0.35, echo: 0, duck: 0, open: 0 },
      bass: { lanes: "one", spread: 0, level: -5, room: 0.1, echo: 0, duck: 0.15, open: 0.3 },
      chords: { lanes: "two", spread: 1, level: -3, room: 0.5, echo: 0, duck: 0.1, open: 1 },
      arpeggio: { lanes: "two", spread: 0.55, level: -7, room: 0.4, echo: 0.2, duck: 0.05, open: 0.7 },
      lead: { lanes: "two", spread: 0.12, level: -2, room: 0.45, echo: 0.15, duck: 0, open: 0 },
      gestures: { lanes: "two", spread: 0.3, level: -5, room: 0.5, echo: 0, duck: 0, open: 0 },
    },
    room: { seconds: 3.2, damping: 0.17, preDelay: 0.03 },
    echo: { steps: 6, feedback: 0.35, damping: 0.22 },
    pad: 0.6,
    pump: 0.3,
    glueDecibels: 3,
    density: -18,
    ceiling: -3.5,
    width: 1.1,
    slope: -3.6,
  },
  suave: {
    seats: {
      drums: { lanes: "two", spread: 0.45, level: -2, room: 0.12, echo: 0, duck: 0, open: 0 },
      bass: { lanes: "one", spread: 0, level: -4.5, room: 0, echo: 0, duck: 0.3, open: 0 },
      chords: { lanes: "two", spread: 1, level: -2, room: 0.25, echo: 0.05, duck: 0.25, open: 0.15 },
      arpeggio: { lanes: "two", spread: 0.55, level: -8, room: 0.3, echo: 0.3, duck: 0.1, open: 0 },
      lead: { lanes: "two", spread: 0.12, level: -2, room: 0.3, echo: 0.22, duck: 0, open: 0 },
      gestures: { lanes: "two", spread: 0.3, level: -12, room: 0.4, echo: 0.1, duck: 0, open: 0 },
    },
    room: { seconds: 2, damping: 0.2, preDelay: 0.02 },
    echo: { steps: 6, feedback: 0.32, damping: 0.22 },
    pad: 0.6,
    pump: 0.3,
    glueDecibels: 3,
    density: -18,
    ceiling: -3.5,
    width: 1.4,
    slope: -3.2,
  },
};

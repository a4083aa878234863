import type { Style } from "@curta/contract";

/** What a style decides in every template. */
interface StyleSettings {
  /** No shot is longer, in seconds. */
  readonly longestShot: number;
  /** How quickly cameras move: 1 is a slow push of 3 % a second. */
  readonly pace: number;
  /** Length of a dissolve, in frames. */
  readonly dissolveFrames: number;
  /** Words that a viewer reads in a second while watching the picture. */
  readonly wordsASecond: number;
  /** Energy of the score, as a factor. */
  readonly energy: number;
  /** How far depth moves, in shares of the frame's width. */
  readonly parallax: number;
  /** Half of the way that subject and ground part in layers, in shares of the frame's width: 3 % in all. */
  readonly layers: number;
}

export const STYLE_SETTINGS: Readonly<Record<Style, StyleSettings>> = {
  viral: {
    longestShot: 2.5,
    pace: 1.35,
    dissolveFrames: 8,
    wordsASecond: 4.5,
    energy: 1,
    parallax: 0.02,
    layers: 0.016,
  },
  cinematografico: {
    longestShot: 3,
    pace: 0.95,
    dissolveFrames: 15,
    wordsASecond: 3.2,
    energy: 0.8,
    parallax: 0.022,
    layers: 0.016,
  },
  suave: {
    longestShot: 3,
    pace: 0.75,
    dissolveFrames: 21,
    wordsASecond: 3,
    energy: 0.6,
    parallax: 0.016,
    layers: 0.015,
  },
};

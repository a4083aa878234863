import type { Effect, Move, ShotSize, Style, Target, Transition } from "@curta/contract";

/** One scene as a script says it; what is undefined the script leaves open. */
export interface Scene {
  size?: ShotSize;
  target?: Target;
  move?: Move;
  transition?: Transition;
  effects: Effect[];
  /** Null where the script says that nothing is written. */
  caption?: string | null;
  /** What is left when everything understood is taken away. */
  prose: string;
  /** Seconds. */
  from?: number;
  to?: number;
  length?: number;
  /** A single time: beginning or length, which only the other scenes tell. */
  mark?: number;
}

export interface Header {
  style?: Style;
  seconds?: number;
  bpm?: number;
}

/** A script taken apart, before it is planned. */
export interface Outline {
  readonly header: Header;
  readonly scenes: Scene[];
  readonly notes: string[];
  /** Lines that are none of these. */
  readonly prose: string[];
  readonly warnings: string[];
}

import type { Effect, Move, ShotSize, Style, Target, Transition } from "@curta/contract";

/** Lines of a script, counted from 0, both inclusive. */
export interface Lines {
  readonly from: number;
  readonly to: number;
}

/** A plain Portuguese sentence about what was not understood. */
export interface Remark {
  readonly text: string;
  /** The line of the script that it speaks of, from 0; null where it speaks of the whole film. */
  readonly line: number | null;
}

/** One scene as a script says it; what is undefined the script leaves open. */
export interface Scene {
  /** Where it stands; null where that cannot be told. */
  lines: Lines | null;
  size?: ShotSize;
  target?: Target;
  /** Where the camera travels to from the target. */
  until?: Target;
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
  /** Its text is a subtitle: words to be read, whatever they say. */
  spoken?: boolean;
  /** It is one line of a list, and the next such line another. */
  listed?: boolean;
  /** A single time: beginning or length, which only the other scenes tell. */
  mark?: number;
}

export interface Header {
  style?: Style;
  seconds?: number;
  bpm?: number;
  /** The film keeps inside the key image's view. */
  insideKeyImage?: true;
  /** The lines that say it, from 0. */
  line: { -readonly [Said in "style" | "seconds" | "bpm"]?: number };
}

/** A line of free text. */
export interface Prose {
  readonly text: string;
  readonly line: number | null;
}

/** A script taken apart, before it is planned. */
export interface Outline {
  readonly header: Header;
  readonly scenes: Scene[];
  readonly notes: string[];
  /** Lines that are none of these. */
  readonly prose: Prose[];
  readonly warnings: Remark[];
}

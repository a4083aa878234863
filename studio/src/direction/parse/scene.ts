import type {
  Effect,
  LeftOut,
  Move,
  ShotSize,
  Style,
  Target,
  TemplateName,
  Transition,
} from "@curta/contract";

/** Lines of a script, counted from 0, both inclusive. */
export interface Lines {
  readonly from: number;
  readonly to: number;
}

/** A plain Portuguese sentence about what was not understood. */
export interface Remark {
  readonly text: string;
  /** The line of the script that it is about, from 0; null if it is about the whole film. */
  readonly line: number | null;
}

/** One scene as a script gives it; the script leaves open what is undefined. */
export interface Scene {
  /** Its lines in the script; null if they are unknown. */
  lines: Lines | null;
  size?: ShotSize;
  target?: Target;
  /** Where the camera travels to, starting at the target. */
  until?: Target;
  move?: Move;
  transition?: Transition;
  effects: Effect[];
  /** Who or what it asks to leave out: of the whole film, as what is left out is out of all of it. */
  leftOut?: readonly LeftOut[];
  /** Null if the script asks for no caption. */
  caption?: string | null;
  /** Its caption comes from a voice: words that are asked for on the screen replace it. */
  voiced?: boolean;
  /** It has a voice beside its caption; no film speaks. */
  unspoken?: boolean;
  /**
   * What stands behind a label like "Desenvolvimento:"; read where the scene says in another line what is seen, or where all
   * scenes are such sections.
   */
  heading?: string;
  /** The rest of the text, without what was understood. */
  prose: string;
  /** Seconds. */
  from?: number;
  to?: number;
  length?: number;
  /** It must be the film's last shot. */
  last?: boolean;
  /** Its text is a subtitle: always a caption, never a direction. */
  spoken?: boolean;
  /** It begins with a label of a scene, like "Cena 2". */
  labelled?: boolean;
  /** It is an item of a list; the next item is another scene. */
  listed?: boolean;
  /** A single time, which is either a beginning or a length; only the other scenes tell which. */
  mark?: number;
}

export interface Header {
  style?: Style;
  template?: TemplateName;
  seconds?: number;
  bpm?: number;
  /** The film keeps inside the key image's view. */
  insideKeyImage?: true;
  /** Who or what no frame shows. */
  leftOut?: LeftOut[];
  /** The line in which each was given, from 0. */
  line: { -readonly [Said in "style" | "template" | "seconds" | "bpm"]?: number };
}

/** A line of free text. */
export interface Prose {
  readonly text: string;
  readonly line: number | null;
}

/** A parsed script, before the film is planned. */
export interface Outline {
  readonly header: Header;
  readonly scenes: Scene[];
  readonly notes: string[];
  /** All other lines. */
  readonly prose: Prose[];
  readonly warnings: Remark[];
}

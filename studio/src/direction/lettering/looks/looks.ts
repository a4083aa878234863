import type { CaptionLookName } from "../../timeline.ts";
import type { FontName } from "../fonts/caption-fonts.ts";

/** Font sizes in pixels: the smallest of a group that has the time, and the largest. 1080 pixels are 6 to 7 cm wide. */
type Sizes = readonly [usual: number, most: number];

/** What keeps letters legible: a look has one of the three, never a plate and a stroke. Lengths in font sizes. */
type Edge =
  | {
      readonly kind: "stroke";
      readonly color: string;
      readonly width: number;
      /** Softness of the shadow below, and how far below it falls. */
      readonly shadow: number;
      readonly drop: number;
    }
  | {
      readonly kind: "plate";
      /** Null: the accent. */
      readonly color: string | null;
      readonly padding: number;
      readonly radius: number;
      /** One plate behind each line, or one behind each word, which comes with the word. */
      readonly behind: "line" | "word";
    }
  /** A soft shadow that is as dark as the picture behind it is bright. */
  | { readonly kind: "shade" };

/** How a caption is set and how it comes. Everything that a designer would change, and nothing else. */
export interface CaptionLook {
  readonly font: FontName;
  readonly letters: "upper" | "lower" | "as-written";
  readonly hook: Sizes;
  readonly caption: Sizes;
  /** Words that stand together, if the shot is long enough for all groups. */
  readonly wordsAtATime: number;
  readonly fill: string;
  /** The word that says most: its font and size against the others, and its colour. */
  readonly strong: {
    readonly font: FontName;
    readonly scale: number;
    /** The film's accent, a dark shade of it, or the colour of all words. */
    readonly color: "accent" | "deep" | "fill";
  };
  readonly edge: Edge;
  /** Space between words, and from line to line. */
  readonly wordSpace: number;
  readonly lineHeight: number;
  /** Degrees, clockwise. */
  readonly tilt: number;
  /** Words come one by one, all together, or stand while the accent sweeps over the one that is said. */
  readonly spoken: "one-by-one" | "together" | "sweep";
  readonly entry: "pop" | "slam" | "rise" | "fade" | "typed";
  /** The caption follows the subject. */
  readonly tracked: boolean;
}

const INK = "#111014";
const WHITE = "#ffffff";

/** The looks of captions. A film has one. */
export const LOOKS: Readonly<Record<CaptionLookName, CaptionLook>> = {
  /** Condensed capitals that hit one after another. */
  impact: {
    font: "anton",
    letters: "upper",
    hook: [100, 156],
    caption: [96, 132],
    wordsAtATime: 3,
    fill: WHITE,
    strong: { font: "anton", scale: 1, color: "accent" },
    edge: { kind: "stroke", color: "#0a0a0c", width: 0.11, shadow: 0.08, drop: 0.05 },
    wordSpace: 0.26,
    lineHeight: 1.16,
    tilt: 0,
    spoken: "one-by-one",
    entry: "slam",
    tracked: false,
  },
  /** All words stand; the accent runs over them as they are said. */
  karaoke: {
    font: "montserrat-900",
    letters: "as-written",
    hook: [76, 100],
    caption: [68, 84],
    wordsAtATime: 5,
    fill: WHITE,
    strong: { font: "montserrat-900", scale: 1, color: "accent" },
    edge: { kind: "stroke", color: "#0a0a0c", width: 0.13, shadow: 0.1, drop: 0.04 },
    wordSpace: 0.28,
    lineHeight: 1.2,
    tilt: 0,
    spoken: "sweep",
    entry: "rise",
    tracked: false,
  },
  /** One word at a time, as large as fits. */
  single: {
    font: "archivo-black",
    letters: "lower",
    hook: [76, 112],
    caption: [104, 176],
    wordsAtATime: 1,
    fill: WHITE,
    strong: { font: "archivo-black", scale: 1, color: "accent" },
    edge: { kind: "stroke", color: "#0a0a0c", width: 0.1, shadow: 0.1, drop: 0.03 },
    wordSpace: 0.26,
    lineHeight: 1.08,
    tilt: 0,
    spoken: "one-by-one",
    entry: "pop",
    tracked: false,
  },
  /** Small upright words and one large in italics, on one line. */
  duet: {
    font: "montserrat-700",
    letters: "lower",
    hook: [72, 92],
    caption: [60, 74],
    wordsAtATime: 4,
    fill: WHITE,
    strong: { font: "playfair-display", scale: 1.6, color: "fill" },
    edge: { kind: "shade" },
    wordSpace: 0.28,
    // The large word's letters reach up to the line above.
    lineHeight: 1.6,
    tilt: 0,
    spoken: "one-by-one",
    entry: "fade",
    tracked: false,
  },
  /** Dark letters on a white plate, as people set them in the apps themselves. */
  plate: {
    font: "tiktok-sans",
    letters: "as-written",
    hook: [72, 92],
    caption: [62, 76],
    wordsAtATime: 6,
    fill: INK,
    strong: { font: "tiktok-sans", scale: 1, color: "deep" },
    edge: { kind: "plate", color: WHITE, padding: 0.34, radius: 0.3, behind: "line" },
    wordSpace: 0.26,
    lineHeight: 1.38,
    tilt: 0,
    spoken: "together",
    entry: "pop",
    tracked: false,
  },
  /** Cut out of white paper and stuck on, a little askew. */
  sticker: {
    font: "baloo-2",
    letters: "as-written",
    hook: [88, 116],
    caption: [80, 104],
    wordsAtATime: 3,
    fill: INK,
    strong: { font: "baloo-2", scale: 1.12, color: "deep" },
    edge: { kind: "stroke", color: WHITE, width: 0.34, shadow: 0.1, drop: 0.07 },
    wordSpace: 0.3,
    lineHeight: 1.06,
    tilt: -4,
    spoken: "one-by-one",
    entry: "slam",
    tracked: false,
  },
  /** Written by hand with a broad pen. */
  marker: {
    font: "caveat-brush",
    letters: "as-written",
    hook: [104, 140],
    caption: [92, 116],
    wordsAtATime: 4,
    fill: WHITE,
    strong: { font: "caveat-brush", scale: 1.3, color: "fill" },
    edge: { kind: "shade" },
    wordSpace: 0.26,
    lineHeight: 1.04,
    tilt: -3,
    spoken: "one-by-one",
    entry: "typed",
    tracked: false,
  },
  /** Typed on dark paper, word by word. */
  typed: {
    font: "jetbrains-mono",
    letters: "lower",
    hook: [72, 80],
    caption: [58, 66],
    wordsAtATime: 5,
    fill: WHITE,
    strong: { font: "jetbrains-mono", scale: 1, color: "accent" },
    edge: { kind: "plate", color: "#0d0d10", padding: 0.3, radius: 0, behind: "word" },
    wordSpace: 0.6,
    lineHeight: 1.42,
    tilt: 0,
    spoken: "one-by-one",
    entry: "typed",
    tracked: false,
  },
  /** Calm italics with serifs. */
  serif: {
    font: "playfair-display",
    letters: "as-written",
    hook: [84, 112],
    caption: [70, 88],
    wordsAtATime: 5,
    fill: WHITE,
    strong: { font: "playfair-display", scale: 1, color: "fill" },
    edge: { kind: "shade" },
    wordSpace: 0.26,
    lineHeight: 1.16,
    tilt: 0,
    spoken: "together",
    entry: "fade",
    tracked: false,
  },
  /** A label of the film's colour that follows the subject. */
  label: {
    font: "tiktok-sans",
    letters: "as-written",
    hook: [72, 88],
    caption: [60, 72],
    wordsAtATime: 4,
    fill: INK,
    strong: { font: "tiktok-sans", scale: 1, color: "fill" },
    edge: { kind: "plate", color: null, padding: 0.4, radius: 0.62, behind: "line" },
    wordSpace: 0.26,
    lineHeight: 1.48,
    tilt: 0,
    spoken: "together",
    entry: "pop",
    tracked: true,
  },
};

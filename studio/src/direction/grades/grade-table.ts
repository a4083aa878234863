import type { Reading } from "@curta/contract";
import type { Grade, GradeName } from "../timeline.ts";

type Light = Reading["light"];

/** Least and most of what a reading says of a picture's light. */
type Bounds = Readonly<
  Partial<Record<"level" | "saturation" | "warmth", readonly [least: number, most: number]>>
>;

/** A look as data, and which pictures it is for. */
export interface GradeDesign extends Omit<Grade, "name" | "skin"> {
  /** Left out where it suits any picture with colours. */
  readonly fits?: Bounds;
}

const NO_TINT = { hue: 0, strength: 0 } as const;
/** Pictures of less saturation count as black and white. */
const COLOURLESS = 0.02;
/** Colours as strong as a painted wall's turn to mud where a look takes much of them away. */
const MUTED: readonly [number, number] = [COLOURLESS, 0.4];
const NOT_GAUDY: readonly [number, number] = [COLOURLESS, 0.6];
/** Up to this warmth a picture is not warm already, and from this one on it is not cold already. */
const NOT_WARM: readonly [number, number] = [-1, 0.45];
const NOT_COLD: readonly [number, number] = [-0.3, 1];

/** What each look is made of. */
export const GRADE_TABLE: Readonly<Record<GradeName, GradeDesign>> = {
  natural: {
    contrast: 0.2,
    exposure: 0.06,
    lift: 0,
    white: 1,
    saturation: 1.04,
    warmth: 0,
    shadows: NO_TINT,
    highlights: NO_TINT,
    vignette: 0.15,
    grain: 0.3,
  },
  vivid: {
    contrast: 0.42,
    exposure: 0.12,
    lift: 0,
    white: 1,
    saturation: 1.26,
    warmth: 0.05,
    shadows: { hue: 225, strength: 0.12 },
    highlights: NO_TINT,
    vignette: 0.15,
    grain: 0.2,
    fits: { saturation: [COLOURLESS, 0.75] },
  },
  "warm-film": {
    contrast: 0.3,
    exposure: 0.08,
    lift: 0.03,
    white: 0.965,
    saturation: 0.98,
    warmth: 0.22,
    shadows: { hue: 150, strength: 0.22 },
    highlights: { hue: 40, strength: 0.35 },
    vignette: 0.17,
    grain: 0.8,
    fits: { warmth: NOT_WARM },
  },
  "cool-film": {
    contrast: 0.3,
    exposure: 0.05,
    lift: 0.03,
    white: 0.97,
    saturation: 0.9,
    warmth: -0.22,
    shadows: { hue: 205, strength: 0.5 },
    highlights: { hue: 80, strength: 0.14 },
    vignette: 0.18,
    grain: 0.7,
    fits: { warmth: NOT_COLD },
  },
  "teal-orange": {
    contrast: 0.46,
    exposure: 0.02,
    lift: 0.012,
    white: 0.985,
    saturation: 0.92,
    warmth: 0,
    shadows: { hue: 188, strength: 0.9 },
    highlights: { hue: 32, strength: 0.5 },
    vignette: 0.22,
    grain: 0.45,
  },
  faded: {
    contrast: -0.1,
    exposure: 0.06,
    lift: 0.1,
    white: 0.93,
    saturation: 0.8,
    warmth: 0.05,
    shadows: { hue: 235, strength: 0.3 },
    highlights: { hue: 48, strength: 0.3 },
    vignette: 0.15,
    grain: 0.7,
    fits: { saturation: NOT_GAUDY },
  },
  "high-key": {
    contrast: 0.06,
    exposure: 0.6,
    lift: 0.035,
    white: 0.985,
    saturation: 0.94,
    warmth: 0.04,
    shadows: { hue: 20, strength: 0.14 },
    highlights: NO_TINT,
    vignette: 0.15,
    grain: 0.2,
    fits: { level: [0.3, 0.75] },
  },
  silver: {
    contrast: 0.66,
    exposure: 0.03,
    lift: 0.01,
    white: 0.97,
    saturation: 0.5,
    warmth: -0.06,
    shadows: { hue: 210, strength: 0.25 },
    highlights: { hue: 50, strength: 0.12 },
    vignette: 0.24,
    grain: 0.95,
    fits: { saturation: MUTED },
  },
  night: {
    contrast: 0.34,
    exposure: 0.14,
    lift: 0.015,
    white: 0.97,
    saturation: 0.95,
    warmth: -0.08,
    shadows: { hue: 228, strength: 0.75 },
    highlights: { hue: 34, strength: 0.4 },
    vignette: 0.22,
    grain: 0.6,
    fits: { level: [0, 0.24] },
  },
  mono: {
    contrast: 0.5,
    exposure: 0.04,
    lift: 0,
    white: 0.985,
    saturation: 0,
    warmth: 0,
    shadows: NO_TINT,
    highlights: NO_TINT,
    vignette: 0.22,
    grain: 0.9,
    fits: { saturation: [0, COLOURLESS] },
  },
  "soft-mono": {
    contrast: 0.12,
    exposure: 0.1,
    lift: 0.06,
    white: 0.95,
    saturation: 0,
    warmth: 0,
    shadows: NO_TINT,
    highlights: NO_TINT,
    vignette: 0.16,
    grain: 0.7,
    fits: { saturation: [0, COLOURLESS] },
  },
};

/** Whether a look is for pictures of such light. Looks without colour are only for pictures without. */
export function suitsLight(name: GradeName, light: Light): boolean {
  const { fits = {} } = GRADE_TABLE[name];
  const { level = [0, 1], warmth = [-1, 1], saturation = [COLOURLESS, 1] } = fits;
  return (
    isWithin(light.level, level) && isWithin(light.warmth, warmth) && isWithin(light.saturation, saturation)
  );
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

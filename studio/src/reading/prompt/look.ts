import type { Style, Target } from "@curta/contract";
import { darknessOf } from "../../darkness.ts";
import { pick, randomOf } from "../../random.ts";

const PLACES = ["esquerda", "centro", "direita"] as const;

/** The wanted look of a key image. Zero everywhere is the photo at its best, without effects. */
export interface Look {
  /** -1 much darker to 1 much lighter. */
  readonly light: number;
  /** -1 flat to 1 hard. */
  readonly contrast: number;
  /** -1 nearly colourless to 1 very colourful. */
  readonly saturation: number;
  /** -1 cold to 1 warm. */
  readonly warmth: number;
  /** Colours replaced by tones of one. */
  readonly tone: "preto-e-branco" | "sepia" | null;
  /** 0 to 1: lifted blacks and muted whites, as in an old print. */
  readonly fade: number;
  /** 0 to 1. */
  readonly vignette: number;
  /** 0 to 1. */
  readonly grain: number;
  /** -1 soft to 1 crisp. */
  readonly sharpness: number;
  /** -1 wider to 1 closer. */
  readonly closeness: number;
  /** Wanted place of the subject; null leaves it to the composition. */
  readonly place: (typeof PLACES)[number] | null;
  /**
   * The wanted subject: a person or thing, everybody that was seen (`all`), or the `whole` photo; null leaves it to
   * the composition.
   */
  readonly about: Target | null;
}

export const PLAIN_LOOK: Look = {
  light: 0,
  contrast: 0,
  saturation: 0,
  warmth: 0,
  tone: null,
  fade: 0,
  vignette: 0,
  grain: 0,
  sharpness: 0,
  closeness: 0,
  place: null,
  about: null,
};

/**
 * The takes of a style, in steps of a quarter, a half and one; all are visibly different. None removes the colours:
 * users ask for black and white in the prompt.
 */
const TAKES: Record<Style, readonly [Partial<Look>, ...Partial<Look>[]]> = {
  viral: [
    { contrast: 0.5, saturation: 0.5 },
    { light: 0.25, saturation: 0.5, warmth: 0.5 },
    { contrast: 0.5, warmth: -0.5, vignette: 0.5 },
    { light: 0.5, saturation: 0.25, sharpness: 0.5 },
    { light: -0.25, contrast: 0.25, warmth: 0.5, vignette: 0.5 },
    { light: 0.5, saturation: 0.25, warmth: -0.5 },
    { light: -0.5, contrast: 0.5, saturation: 0.5, vignette: 0.5 },
    { light: 0.25, saturation: 0.5, fade: 0.5 },
  ],
  cinematografico: [
    { contrast: 0.5, warmth: 0.5, vignette: 0.5 },
    { light: -0.5, contrast: 0.5, warmth: -0.5, vignette: 0.5 },
    { fade: 0.5, warmth: 0.5, grain: 0.5 },
    { saturation: -0.5, contrast: 0.5, grain: 0.5 },
    { light: -0.25, contrast: 1, saturation: 0.25, vignette: 0.25 },
    { light: 0.25, saturation: -0.5, warmth: -0.5, fade: 0.5 },
    { light: -0.5, saturation: -0.5, warmth: 0.5, vignette: 0.5 },
    { light: 0.25, warmth: 1, vignette: 0.5 },
  ],
  suave: [
    { light: 0.5, contrast: -0.5, warmth: 0.5 },
    { saturation: -0.5, fade: 0.5 },
    { light: 0.5, contrast: -0.5, warmth: -0.5 },
    { contrast: -0.5, warmth: 0.5, fade: 0.5 },
    { light: 0.5, saturation: -0.5 },
    { light: 0.25, saturation: 0.25, warmth: 1 },
    { saturation: -0.5, warmth: -0.5, fade: 0.25 },
    { light: 0.25, contrast: 0.25, saturation: 0.25, sharpness: 0.25 },
  ],
};

/**
 * The look of a take without a prompt: grade, closeness and place that suit the style. Consecutive seeds get
 * different grades until all were used.
 */
export function takeOf(style: Style, seed: number): Look {
  const random = randomOf(seed, `take ${style}`);
  const grades = TAKES[style];
  const turn = (((seed - 1) % grades.length) + grades.length) % grades.length;
  const grade = grades[turn] ?? grades[0];
  const closeness = pick(random, [0, 0, 0.25, 0.5]);
  const place = pick(random, [null, null, ...PLACES]);
  return { ...PLAIN_LOOK, ...grade, closeness, place };
}

/** From this darkness on a take makes a photo neither darker nor harder, and lighter, warmer or colder by this at most. */
const DARK = 0.5;
const A_LITTLE = 0.25;

/**
 * The same take for a photo of such a mean level (0 to 1): one that is dark already becomes no darker and no harder. Its mood is
 * meant, and what is lifted out of the dark shows every cast of colour: more light or warmth made a white horse orange or blue. In
 * whole steps, as the prompt says them.
 */
export function forLevel(look: Look, level: number): Look {
  if (darknessOf(level) < DARK) return look;
  return {
    ...look,
    light: Math.min(A_LITTLE, Math.max(0, look.light)),
    contrast: Math.min(0, look.contrast),
    warmth: Math.min(A_LITTLE, Math.max(-A_LITTLE, look.warmth)),
  };
}

/** The same take for a photo without colour: warmth would tint it, so only grain and vignette differ. */
export function withoutColour(look: Look): Look {
  const grain = look.warmth < 0 ? Math.max(0.25, look.grain) : look.grain;
  const vignette = look.warmth > 0 ? Math.max(0.25, look.vignette) : look.vignette;
  return { ...look, warmth: 0, saturation: 0, grain, vignette };
}

import type { Reading } from "@curta/contract";
import { darknessOf } from "../../darkness.ts";
import { parseColor } from "../lettering/bright-color.ts";
import type { Random } from "../../random.ts";
import type { Grade, GradeName } from "../timeline.ts";
import { GRADE_TABLE, suitsLight } from "./grade-table.ts";

/** For pictures without colour, whatever the template. */
const COLOURLESS_LOOKS = ["mono", "soft-mono"] as const;
/** A colour so strong (chroma in OKLCh), on so much of the picture, is what it is of: a red car on white. */
const STRONG_COLOUR = { chroma: 0.13, share: 0.04 } as const;
/** A look that leaves less of colours makes such a one pale. */
const PALE = 0.6;
/** How much skin keeps its colour where the picture shows nobody: wood and bread have the colours of skin. */
const SKIN_OF_NOBODY = 0.4;
/** Warm light on pale skin turns its hue most, since pale skin has little colour: share that is left where there are people. */
const WARMTH_OF_PEOPLE = 0.6;
/** Bright skin burns out a few levels below white: where there are people, white is a little darker. */
const WHITE_OF_PEOPLE = 0.97;
/** A dark picture loses so much of a look's contrast and of its dark corners, and gets so much exposure: black on a phone by day is nothing. */
const LESS_CONTRAST = 0.7;
const LESS_VIGNETTE = 0.6;
const LIGHT = 0.5;

/**
 * One look for the whole film: one of the template's that suits the picture, varied a little by the seed, weaker where
 * the picture already is like that. Pictures without colour get a look without, and no other picture does.
 */
export function chooseGrade(
  looks: readonly [GradeName, ...GradeName[]],
  reading: Reading,
  random: Random,
): Grade {
  const isColourful = hasStrongColour(reading);
  const suiting = [...looks.filter((name) => !isColourful || !isPale(name)), ...COLOURLESS_LOOKS].filter(
    (name) => suitsLight(name, reading.light),
  );
  const [first = "natural", ...others] = new Set(suiting);
  return gradeOf(random.pick([first, ...others]), reading, random);
}

function isPale(name: GradeName): boolean {
  const { saturation } = GRADE_TABLE[name];
  return saturation > 0 && saturation < PALE;
}

function hasStrongColour({ palette }: Reading): boolean {
  return palette.some(
    ({ hex, share }) =>
      share >= STRONG_COLOUR.share && (parseColor(hex)?.chroma ?? 0) >= STRONG_COLOUR.chroma,
  );
}

/** A look for a picture. */
export function gradeOf(name: GradeName, { light, faces, people }: Reading, random: Random): Grade {
  const { fits: _, ...design } = GRADE_TABLE[name];
  const harsh = Math.min(1, Math.max(0, (light.contrast - 0.5) * 2));
  const vivid = Math.max(0, light.saturation - 0.6);
  const dark = darknessOf(light.level);
  const contrast = design.contrast * random.between(0.85, 1.15);
  const isGrey = design.saturation === 0;
  const isOfPeople = faces.length + people.length > 0;
  const warm = isOfPeople ? WARMTH_OF_PEOPLE : 1;
  return {
    ...design,
    name,
    contrast: contrast > 0 ? contrast * (1 - 0.6 * harsh) * (1 - LESS_CONTRAST * dark) : contrast,
    exposure: design.exposure + LIGHT * dark,
    saturation: isGrey ? 0 : design.saturation * random.between(0.97, 1.03) - vivid * 0.15,
    warmth: isGrey ? 0 : warm * (design.warmth + random.between(-0.04, 0.04)),
    highlights: { ...design.highlights, strength: warm * design.highlights.strength },
    white: isOfPeople ? Math.min(design.white, WHITE_OF_PEOPLE) : design.white,
    skin: isOfPeople ? 1 : SKIN_OF_NOBODY,
    vignette:
      (1 - LESS_VIGNETTE * dark) *
      Math.min(0.25, Math.max(0.15, design.vignette + random.between(-0.02, 0.02))),
    grain: Math.min(1.2, design.grain * random.between(0.85, 1.15)),
  };
}

import type { Reading, Style } from "@curta/contract";
import { formatColor, type Lch, parseColor } from "./bright-color.ts";
import type { Random } from "../../random.ts";

/** Colours of strong words if the picture offers none: bright, and clearly not white. */
const ACCENTS: Readonly<Record<Style, readonly [string, ...string[]]>> = {
  viral: ["#ffd60a", "#3dfc8c", "#4be1ff", "#ff9ad5", "#c9adff", "#ffad5c"],
  cinematografico: ["#ffd98a", "#ffcf9e", "#a6dcff"],
  suave: ["#ffd27a", "#c6ec9c", "#b5d4ff"],
};
/**
 * Lightness in OKLCh to which a picture's colour is raised: about L* 82, a contrast of more than 12 to 1 against the
 * nearly black stroke, and above 4.5 to 1 against the plate on white.
 */
const LIGHTNESS = 0.85;
const LEAST_CHROMA = 0.07;
/** Chroma that a raised colour should have, if sRGB has it. */
const WISHED_CHROMA = 0.15;
const LEAST_RAISED_CHROMA = 0.11;
/** Brown is dark red to yellow; raised, it would be a colour that the picture does not contain. */
const BROWN = { hue: 1.75, lightness: 0.62 } as const;

/** Of a style's accents those are used that stand out most from a picture's colours: so many of them. */
const STANDING_OUT = 3;
/** A picture has colours of its own from this chroma in OKLCh on, in the mean. */
const LEAST_MEAN_CHROMA = 0.02;

/** The colour of strong words: one of the picture's own, made brighter, or one of the style that stands out from it. */
export function accentColor(reading: Reading, style: Style, random: Random): string {
  const own = reading.palette
    .map(({ hex }) => parseColor(hex))
    .find((color) => color !== null && isTelling(color) && staysColored(color));
  const fromPicture = random.chance(style === "viral" ? 0.5 : 0.75);
  return own !== undefined && own !== null && fromPicture
    ? formatColor(lifted(own))
    : random.pick(standingOut(reading, style));
}

/** The accents of a style whose hues are farthest from the picture's; all of them for a picture without colours. */
function standingOut({ palette }: Reading, style: Style): readonly [string, ...string[]] {
  const hue = meanHue(palette);
  if (hue === null) return ACCENTS[style];
  const nearness = (accent: string): number => Math.cos((parseColor(accent)?.hue ?? 0) - hue);
  const [first, ...others] = ACCENTS[style].toSorted((one, other) => nearness(one) - nearness(other));
  return [first ?? ACCENTS[style][0], ...others.slice(0, STANDING_OUT - 1)];
}

/** The hue of a picture's colours in the mean, in radians; null for a picture without colours. */
export function meanHue(palette: Reading["palette"]): number | null {
  const colors = palette.map(({ hex, share }) => ({ share, color: parseColor(hex) }));
  let [total, across, up] = [0, 0, 0];
  for (const { share, color } of colors) {
    if (color === null) continue;
    total += share;
    across += share * color.chroma * Math.cos(color.hue);
    up += share * color.chroma * Math.sin(color.hue);
  }
  return Math.hypot(across, up) <= LEAST_MEAN_CHROMA * total ? null : Math.atan2(up, across);
}

/** Lightness in OKLCh at which every hue has a contrast of more than 5 to 1 against white. */
const DEEP_LIGHTNESS = 0.5;
const DEEP_CHROMA = 0.19;

/** An accent as dark as letters on white must be. */
export function deepened(accent: string): string {
  const color = parseColor(accent);
  return color === null
    ? accent
    : formatColor({ hue: color.hue, chroma: DEEP_CHROMA, lightness: DEEP_LIGHTNESS });
}

function isTelling({ lightness, chroma, hue }: Lch): boolean {
  const isBrown = hue > 0 && hue < BROWN.hue && lightness < BROWN.lightness;
  return chroma >= LEAST_CHROMA && !isBrown;
}

/** Whether a colour is told from white when it is raised: reds become a pale pink. */
function staysColored(color: Lch): boolean {
  return (parseColor(formatColor(lifted(color)))?.chroma ?? 0) >= LEAST_RAISED_CHROMA;
}

function lifted({ lightness, chroma, hue }: Lch): Lch {
  return {
    lightness: Math.max(LIGHTNESS, Math.min(0.9, lightness)),
    chroma: Math.max(WISHED_CHROMA, chroma),
    hue,
  };
}

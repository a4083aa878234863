import type { Reading, Style } from "@curta/contract";
import { formatColor, type Lch, parseColor } from "./bright-color.ts";
import type { Random } from "../../random.ts";

/** Fills of strong words where the picture has no colour of its own to offer: bright, and plainly not white. */
const ACCENTS: Readonly<Record<Style, readonly [string, ...string[]]>> = {
  viral: ["#ffd60a", "#3dfc8c", "#4be1ff", "#ff9ad5"],
  cinematografico: ["#ffd98a", "#ffcf9e", "#a6dcff"],
  suave: ["#ffd27a", "#c6ec9c", "#b5d4ff"],
};
/**
 * Lightness in OKLCh that a picture's colour is lifted to: about L* 82, more than 12 to 1 against the nearly
 * black stroke and above 4.5 to 1 against the plate on white.
 */
const LIGHTNESS = 0.85;
const LEAST_CHROMA = 0.07;
/** What a lifted colour should have, where sRGB has it. */
const WISHED_CHROMA = 0.15;
/** Dark and muted orange is brown, which lifted is no colour that anyone saw in the picture. */
const BROWN = { from: 0.35, to: 1.75, lightness: 0.62, chroma: 0.13 } as const;

/** The colour of strong words: one of the picture's own, lifted until it shines, or one of the style. */
export function accentColor(reading: Reading, style: Style, random: Random): string {
  const own = reading.palette
    .map(({ hex }) => parseColor(hex))
    .find((color) => color !== null && isTelling(color));
  const fromPicture = random.chance(style === "viral" ? 0.5 : 0.75);
  return own !== undefined && own !== null && fromPicture
    ? formatColor(lifted(own))
    : random.pick(ACCENTS[style]);
}

function isTelling({ lightness, chroma, hue }: Lch): boolean {
  const isOrange = hue > BROWN.from && hue < BROWN.to;
  const isBrown =
    isOrange && (chroma < BROWN.chroma / 2 || (lightness < BROWN.lightness && chroma < BROWN.chroma));
  return chroma >= LEAST_CHROMA && !isBrown;
}

function lifted({ lightness, chroma, hue }: Lch): Lch {
  return {
    lightness: Math.max(LIGHTNESS, Math.min(0.9, lightness)),
    chroma: Math.max(WISHED_CHROMA, chroma),
    hue,
  };
}

import type { Reading, Style } from "@curta/contract";
import { accentColor } from "../lettering/accent.ts";
import { formatColor, type Lch, parseColor } from "../lettering/bright-color.ts";
import type { Random } from "../../random.ts";
import type { Grade } from "../timeline.ts";

/** Colours of what is not photo: of strips that wait, and of the ground that a cut-out stands on. sRGB hex. */
export interface GroundColors {
  readonly strip: string;
  readonly cutOut: string;
}

/** A film whose grade leaves less colour is black and white, and so is its ground. */
const COLOURLESS = 0.2;
/** Strips wait in a dark shade of the photo's main colour: lightness and most chroma in OKLCh. */
const STRIP = { lightness: 0.24, chroma: 0.045 } as const;
/** Cut-outs of calm films stand on a muted middle tone of it. */
const CALM = { lightness: 0.66, chroma: 0.07 } as const;
const GREY = 0.82;

/** Takes them from the photo and its grade; only lively films have the bright accent behind their cut-outs. */
export function groundColors(reading: Reading, style: Style, grade: Grade, random: Random): GroundColors {
  const main = grade.saturation < COLOURLESS ? null : mainColor(reading);
  if (main === null) {
    return { strip: grey(STRIP.lightness), cutOut: grey(GREY) };
  }
  const strip = formatColor({
    ...main,
    lightness: STRIP.lightness,
    chroma: Math.min(STRIP.chroma, main.chroma),
  });
  if (style === "viral") return { strip, cutOut: accentColor(reading, style, random) };
  const chroma = Math.min(CALM.chroma, Math.max(0.03, main.chroma));
  return { strip, cutOut: formatColor({ ...main, lightness: CALM.lightness, chroma }) };
}

function grey(lightness: number): string {
  return formatColor({ lightness, chroma: 0, hue: 0 });
}

/** The colour that most of the photo has, if it is one. */
function mainColor({ palette }: Reading): Lch | null {
  const [main] = palette.toSorted((one, other) => other.share - one.share);
  return main === undefined ? null : parseColor(main.hex);
}

import type { Reading, Style } from "@curta/contract";
import { meanHue } from "../lettering/accent.ts";
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
/** Those of lively films stand on a bright colour of one of these many hues, an angle like this and more from the photo's own. */
const LIVELY = { lightness: 0.8, chroma: 0.16, hues: 12, apart: (75 * Math.PI) / 180 } as const;
const GREY = 0.82;

/** Takes them from the photo and its grade; only lively films have a bright colour behind their cut-outs. */
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
  if (style === "viral") return { strip, cutOut: livelyColor(reading, random) };
  const chroma = Math.min(CALM.chroma, Math.max(0.03, main.chroma));
  return { strip, cutOut: formatColor({ ...main, lightness: CALM.lightness, chroma }) };
}

function livelyColor({ palette }: Reading, random: Random): string {
  const own = meanHue(palette);
  const hues = Array.from({ length: LIVELY.hues }, (_, index) => (index * 2 * Math.PI) / LIVELY.hues);
  const apart = hues.filter((hue) => own === null || Math.cos(hue - own) <= Math.cos(LIVELY.apart));
  const { lightness, chroma } = LIVELY;
  const [first = 0, ...others] = apart;
  return formatColor({ lightness, chroma, hue: random.pick([first, ...others]) });
}

function grey(lightness: number): string {
  return formatColor({ lightness, chroma: 0, hue: 0 });
}

/** The colour that most of the photo has, if it is one. */
function mainColor({ palette }: Reading): Lch | null {
  const [main] = palette.toSorted((one, other) => other.share - one.share);
  return main === undefined ? null : parseColor(main.hex);
}

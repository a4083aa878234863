import type { Reading } from "@curta/contract";
import { CALLED, familyOf, isCool, isGrey, isNearlyBlack, isWarm } from "./color-words.ts";
import { seenPeople } from "../../nouns/seen.ts";
import { type SeenTheme, seenThemes } from "./seen-themes.ts";

/** Themes of captions: what is clearly visible in this picture and not true of every picture. */
export type Theme =
  | SeenTheme
  | "rosto"
  | "rostos"
  | "cor"
  | "duas"
  | "quente"
  | "fria"
  | "escura"
  | "clara"
  | "viva"
  | "pb"
  | "fundo"
  | "horizonte"
  | "vazio";

export interface Themes {
  readonly true: ReadonlySet<Theme>;
  /** The usual names of the picture's colours, for `{cor}` and `{outra}`. */
  readonly words: Readonly<Record<string, string>>;
}

const LEAST_SHARE = 0.16;
const LEAST_SECOND_SHARE = 0.08;
/** Confidence that a horizon needs: the edge of a table may be taken for one, but rarely with this confidence. */
const SURE_HORIZON = 0.8;
/** Below this saturation no colour is named; the same for light levels below LEAST_LIT. */
const LEAST_COLORED = 0.2;
const LEAST_LIT = 0.2;
/** Black and white: saturation at most this, and at most this share of coloured cells. */
const COLORLESS = { saturation: 0.05, share: 0.1 } as const;
const LEAST_DARK_SHARE = 0.4;
/**
 * Warm light: a minimum share of warm colours, a maximum share of cool ones, and a maximum share of grey (warm light
 * tints grey).
 */
const WARM = { share: 0.5, cool: 0.12, grey: 0.2 } as const;
/** Cold light: saturation within these bounds (more is blue paint or a summer sky), and almost no warm colours. */
const COLD = { least: 0.2, most: 0.42, warm: 0.06 } as const;
/**
 * Emptiness: a minimum share of calm areas, and maxima of saturation, of the subject's size and of what is in focus.
 */
const EMPTY = { share: 0.36, saturation: 0.42, subject: 0.45, sharp: 0.6 } as const;

/** The themes of a reading. Viewers see the picture too, so doubtful themes are left out. */
export function themesOf(reading: Reading): Themes {
  const [color, other] = colorsOf(reading);
  const faces = seenPeople({ people: [], faces: reading.faces }).length;
  const space = spaceThemes(reading);
  const found: Theme[] = [
    ...when(faces === 1, "rosto"),
    ...when(faces > 1, "rostos"),
    ...seenThemes(reading, space.includes("horizonte")),
    ...when(color !== undefined, "cor"),
    ...when(other !== undefined, "duas"),
    ...lightThemes(reading),
    ...space,
  ];
  return { true: new Set(found), words: { cor: color ?? "", outra: other ?? "" } };
}

/**
 * The one or two colours that fill most of the picture, from different families. Shades with one usual name are added
 * up.
 */
function colorsOf({ palette, light }: Reading): string[] {
  if (light.saturation < LEAST_COLORED || light.level < LEAST_LIT) return [];
  const shares = new Map<string, number>();
  for (const { name, share } of palette) {
    const called = CALLED[name];
    if (called !== undefined) shares.set(called, (shares.get(called) ?? 0) + share);
  }
  const [first, ...others] = [...shares].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < LEAST_SHARE) return [];
  const second = others.find(([called]) => familyOf(called) !== familyOf(first[0]));
  return second === undefined || second[1] < LEAST_SECOND_SHARE ? [first[0]] : [first[0], second[0]];
}

function when(holds: boolean, theme: Theme): Theme[] {
  return holds ? [theme] : [];
}

/** Share of the picture that has colours of a kind. */
function shareOf({ palette }: Reading, isOfKind: (name: string) => boolean): number {
  return palette.reduce((sum, { name, share }) => sum + (isOfKind(name) ? share : 0), 0);
}

function lightThemes(reading: Reading): Theme[] {
  const { light } = reading;
  const { saturation, warmth, level } = light;
  const [warm, cool, grey] = [isWarm, isCool, isGrey].map((isOfKind) => shareOf(reading, isOfKind));
  const isWarmLight = (warm ?? 0) >= WARM.share && (cool ?? 0) <= WARM.cool && (grey ?? 0) <= WARM.grey;
  const isColdLight = saturation >= COLD.least && saturation <= COLD.most && (warm ?? 0) <= COLD.warm;
  const colored = shareOf(reading, (name) => !isGrey(name) && !isNearlyBlack(name));
  return [
    ...when(warmth >= 0.4 && saturation >= 0.27 && level >= 0.3 && isWarmLight, "quente"),
    ...when(warmth <= -0.3 && isColdLight, "fria"),
    ...when(level < 0.25 && shareOf(reading, isNearlyBlack) >= LEAST_DARK_SHARE, "escura"),
    ...when(level > 0.66 && light.contrast < 0.6, "clara"),
    ...when(saturation >= 0.5 && colorsOf(reading).length > 1, "viva"),
    ...when(saturation <= COLORLESS.saturation && colored <= COLORLESS.share, "pb"),
  ];
}

function spaceThemes(reading: Reading): Theme[] {
  const { focus, horizon, quiet } = reading;
  const isOpen = quiet.some(({ y, w, h }) => w >= 0.8 && h >= 0.1 && y + h <= (horizon?.y ?? 0) + 0.05);
  return [
    ...when(focus.shallow >= 0.5, "fundo"),
    ...when(isOpen && (horizon?.confidence ?? 0) >= SURE_HORIZON && focus.sharpShare >= 0.7, "horizonte"),
    ...when(isEmpty(reading), "vazio"),
  ];
}

/** Whether the picture shows nobody, at most one thing, and much calm space. */
function isEmpty(reading: Reading): boolean {
  const { focus, light, quiet, subject, faces, people } = reading;
  const empty = quiet.reduce((sum, { w, h }) => sum + w * h, 0);
  const isSmall = subject === null || subject.w * subject.h <= EMPTY.subject;
  const isCalm = light.saturation <= EMPTY.saturation && focus.sharpShare <= EMPTY.sharp;
  return faces.length === 0 && people.length === 0 && empty >= EMPTY.share && isSmall && isCalm;
}

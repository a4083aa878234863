import type { Reading } from "@curta/contract";
import { isOfSilhouette } from "../../framing/main-thing.ts";
import { areaOf, share as shareIn } from "../../../geometry/area.ts";
import { MOST_OF_GREY } from "../../../grey.ts";
import { isDocument } from "../../../geometry/document.ts";
import { familyShares, isCool, isGrey, isNearlyBlack, isWarm, isWhite, shareOf } from "./color-families.ts";
import { MEASURED_KEYS, type MeasuredKey } from "./key.ts";

/** Share of the picture that writing covers, by lines that are surely writing. */
const WRITTEN = { confidence: 0.6, share: 0.02 } as const;
/** Black and white: at most this share of coloured cells. */
const COLORLESS_SHARE = 0.1;
const DARK = { level: 0.22, share: 0.45 } as const;
/** A white ground: its share, the light, the most that the subject and writing may cover; things lie in the subject. */
const WHITE = { share: 0.5, level: 0.6, subject: 0.6, written: 0.08, inside: 0.5 } as const;
/** One colour nearly everywhere; many colours: families with at least this share, and so saturated. */
const ALL_OVER = { share: 0.5, saturation: 0.18 } as const;
const COLORFUL = { families: 3, share: 0.06, saturation: 0.45 } as const;
/** Warm light: enough warm colours, few cool ones, and few greys, which warm light tints. */
const WARM = { warmth: 0.4, saturation: 0.27, level: 0.3, share: 0.5, cool: 0.12, grey: 0.2 } as const;
/** Brown all over, as prints become with time: little colour, all of it warm, and none of it plain yellow, orange or red. */
const SEPIA = { saturation: [0.06, 0.3], warm: 0.5, brown: 0.85, family: 0.06 } as const;
const BRIGHT = { level: 0.7, contrast: 0.55 } as const;
const SHALLOW = 0.6;
/** Emptiness: enough calm area, and maxima of saturation, of the subject's size and of what is in focus. */
const EMPTY = { share: 0.36, saturation: 0.42, subject: 0.45, sharp: 0.6 } as const;
/** The edge of a table may be taken for a horizon, but rarely with this confidence. */
const OPEN = { horizon: 0.8, sharp: 0.7 } as const;
const PANORAMA_ASPECT = 1.9;
/** Above an open view, so much calm and so much blue is sky. */
const SKY = { calm: 0.2, blue: 0.15 } as const;
/** So many lights, surely lights, in a dark photo. */
const LIGHTS = { level: 0.3, confidence: 0.5, least: 2 } as const;

/** Nothing to be seen: one colour, and no difference of light worth a name. */
const BLANK = { share: 0.97, contrast: 0.03 } as const;

/** Whether a photo is of one colour and nothing else: a blank sheet, a lens cap, a transparent file. */
export function isBlank({ palette, light, subject }: Reading): boolean {
  const most = Math.max(0, ...palette.map(({ share }) => share));
  return subject === null && most >= BLANK.share && light.contrast <= BLANK.contrast;
}

/** Keys of what was measured. Viewers see the photo too, so what is doubtful is left out; a blank one is of nothing. */
export function measuredKeys(reading: Reading): MeasuredKey[] {
  if (isBlank(reading)) return [];
  const tests: Readonly<Record<MeasuredKey, boolean>> = {
    escrita: writtenShare(reading) >= WRITTEN.share,
    recado: isDocument(reading),
    ...colorTests(reading),
    ...lightTests(reading),
    branco: isOnWhite(reading),
    desfocado: reading.focus.shallow >= SHALLOW,
    vazio: isEmpty(reading),
    vista: isView(reading),
    panorama: reading.width >= PANORAMA_ASPECT * reading.height,
    ceu: isView(reading) && hasSky(reading),
    luzes: hasLights(reading),
    sepia: isSepia(reading),
  };
  return MEASURED_KEYS.filter((key) => tests[key]);
}

function writtenShare({ writing }: Reading): number {
  return writing
    .filter(({ confidence }) => confidence >= WRITTEN.confidence)
    .reduce((sum, { w, h }) => sum + w * h, 0);
}

function colorTests({ palette, light }: Reading) {
  const families = familyShares(palette);
  const isAllOver = (family: string): boolean =>
    light.saturation >= ALL_OVER.saturation && (families.get(family) ?? 0) >= ALL_OVER.share;
  const colored = shareOf(palette, (name) => !isGrey(name) && !isNearlyBlack(name));
  const many = [...families.values()].filter((share) => share >= COLORFUL.share).length;
  return {
    pb: light.saturation <= MOST_OF_GREY && colored <= COLORLESS_SHARE,
    verde: isAllOver("verde"),
    azul: isAllOver("azul"),
    cores: light.saturation >= COLORFUL.saturation && many >= COLORFUL.families,
  };
}

function lightTests({ palette, light }: Reading) {
  const { level, warmth, saturation, contrast } = light;
  const isWarmLight =
    shareOf(palette, isWarm) >= WARM.share &&
    shareOf(palette, isCool) <= WARM.cool &&
    shareOf(palette, isGrey) <= WARM.grey;
  return {
    escuro: level < DARK.level && shareOf(palette, isNearlyBlack) >= DARK.share,
    quente: warmth >= WARM.warmth && saturation >= WARM.saturation && level >= WARM.level && isWarmLight,
    claro: level > BRIGHT.level && contrast < BRIGHT.contrast,
  };
}

/** Not asked of photos of things and animals: coats and wood are brown too. */
function isSepia(reading: Reading): boolean {
  const { palette, light, things } = reading;
  const [least, most] = SEPIA.saturation;
  const plain = Math.max(0, ...familyShares(palette).values());
  const warm = shareOf(palette, isWarm);
  const brown = shareOf(palette, (name) => isWarm(name) || isNearlyBlack(name));
  const isBrown = warm >= SEPIA.warm && brown >= SEPIA.brown && plain <= SEPIA.family;
  const isOfThing = things.length > 0 || isOfSilhouette(reading);
  return !isOfThing && isBrown && light.saturation >= least && light.saturation <= most;
}

function isOnWhite(reading: Reading): boolean {
  const { palette, light, subject } = reading;
  const isSmall = subject !== null && subject.w * subject.h <= WHITE.subject;
  const isGround = shareOf(palette, isWhite) >= WHITE.share && light.level >= WHITE.level;
  return (
    isGround &&
    isSmall &&
    isOfNobody(reading) &&
    !hasOthers(reading) &&
    writtenShare(reading) <= WHITE.written
  );
}

/** Whether there is something beside the subject: a white room is no white ground. */
function hasOthers({ things, subject }: Reading): boolean {
  return things.some((thing) => subject === null || shareIn(areaOf(subject), areaOf(thing)) < WHITE.inside);
}

/** Whether the picture shows nobody and much calm space. A silhouette may be somebody. */
function isEmpty(reading: Reading): boolean {
  const { focus, light, quiet, subject } = reading;
  const empty = quiet.reduce((sum, { w, h }) => sum + w * h, 0);
  const isSmall = subject === null || subject.w * subject.h <= EMPTY.subject;
  const isCalm = light.saturation <= EMPTY.saturation && focus.sharpShare <= EMPTY.sharp;
  const mayShowSomebody = !isOfNobody(reading) || isOfSilhouette(reading);
  return !mayShowSomebody && empty >= EMPTY.share && isSmall && isCalm;
}

/** An open view: a sure horizon with calm above it, all in focus, and nobody and nothing in front of it. */
function isView(reading: Reading): boolean {
  const { focus, horizon, quiet, things, writing } = reading;
  if (horizon === null || horizon.confidence < OPEN.horizon || focus.sharpShare < OPEN.sharp) return false;
  const isBare =
    isOfNobody(reading) && !isOfSilhouette(reading) && things.length === 0 && writing.length === 0;
  return isBare && quiet.some(({ y, w, h }) => w >= 0.8 && h >= 0.1 && y + h <= horizon.y + 0.05);
}

function hasSky({ palette, quiet, horizon }: Reading): boolean {
  const calm = quiet
    .filter(({ y, h }) => y + h <= (horizon?.y ?? 0) + 0.05)
    .reduce((sum, { w, h }) => sum + w * h, 0);
  return calm >= SKY.calm && (familyShares(palette).get("azul") ?? 0) >= SKY.blue;
}

function hasLights({ light, points }: Reading): boolean {
  const lights = points.filter(({ kind, confidence }) => kind === "light" && confidence >= LIGHTS.confidence);
  return light.level < LIGHTS.level && lights.length >= LIGHTS.least;
}

function isOfNobody({ people, faces }: Reading): boolean {
  return people.length === 0 && faces.length === 0;
}

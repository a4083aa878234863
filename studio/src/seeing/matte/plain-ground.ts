import type { Picture } from "../../picture.ts";

export type Colour = readonly [number, number, number];

/** A rim of a picture. The pixel so far along it and so far from it lies at `first + along * step + away * inwards`, in bytes. */
export interface Rim {
  /** Pixels along it, and from it to the other rim. */
  readonly length: number;
  readonly depth: number;
  readonly first: number;
  readonly step: number;
  readonly inwards: number;
}

/** Plain ground that a picture's subject stands before. */
export interface PlainGround {
  readonly colour: Colour;
  /** Nothing stands at these rims. */
  readonly isFree: { readonly left: boolean; readonly right: boolean };
}

/** Depth of the strip at a rim that must be plain, in shares of the picture's height, and in pixels at least. */
const STRIP = 0.006;
const LEAST_STRIP = 2;
/** Places along a strip, each with its colour. */
const PLACES = 24;
/** Steps of 8 bits by which a pixel of plain ground may differ from what is around it. */
const NOISE = 9;
/** Of its pixels so many may differ by more: a lossy file has ripples where something nearly touches the rim. */
const SPECKS = 0.02;
/** The ground's colour differs by so many steps at most between any two places: light that falls off. */
export const FALL_OFF = 26;
/** So much of the left and right rims is ground: a subject may be cut there, but a landscape stands before nothing. */
const PLAIN_SIDES = 0.6;
/** A strip as thin as this that ends within so much of the picture's height at so many of its places is a bar. */
const THIN = 0.15;
const SAME_ROW = 0.01;
const BAR = 0.85;

/** The plain ground that surrounds what a picture shows: at all of its upper and lower rim, and most of the others. Null if none does. */
export function findPlainGround(picture: Picture): PlainGround | null {
  const { rgb, width, height } = picture;
  const rims = rimsOf(picture);
  const ends = [placesOf(rgb, rims.top), placesOf(rgb, rims.bottom)];
  const places = ends.flatMap(({ colours }) => colours);
  if (!ends.every(({ isPlain }) => isPlain) || spread(places) > FALL_OFF) return null;
  const colour = meanColour(places);
  if (isBar(rgb, rims.top, colour) || isBar(rgb, rims.bottom, colour)) return null;
  const sides = { left: 0, right: width - 1 };
  for (const x of Object.values(sides)) {
    let plain = 0;
    for (let y = 0; y < height; y += 1) plain += differs(rgb, 3 * (y * width + x), colour, FALL_OFF) ? 0 : 1;
    if (plain < PLAIN_SIDES * height) return null;
  }
  const isFree = (rim: Rim): boolean => {
    const { colours, isPlain } = placesOf(rgb, rim);
    return isPlain && spread([...colours, colour]) <= FALL_OFF;
  };
  return { colour, isFree: { left: isFree(rims.left), right: isFree(rims.right) } };
}

/** The four rims of a picture. */
export function rimsOf({ width, height }: Picture): Record<"top" | "bottom" | "left" | "right", Rim> {
  const row = 3 * width;
  const across = { length: width, depth: height, step: 3 };
  const down = { length: height, depth: width, step: row };
  return {
    top: { ...across, first: 0, inwards: row },
    bottom: { ...across, first: row * (height - 1), inwards: -row },
    left: { ...down, first: 0, inwards: 3 },
    right: { ...down, first: row - 3, inwards: -3 },
  };
}

/** The mean colours of a strip at its places along a rim, and whether each place has one colour. */
export function placesOf(
  rgb: Uint8Array,
  { length, depth, first, step, inwards }: Rim,
): { readonly colours: readonly Colour[]; readonly isPlain: boolean } {
  const rows = Math.max(LEAST_STRIP, Math.round(STRIP * depth));
  const colours: Colour[] = [];
  let specks = 0;
  for (let place = 0; place < PLACES; place += 1) {
    const from = Math.floor((place * length) / PLACES);
    const to = Math.floor(((place + 1) * length) / PLACES);
    const pixels: number[] = [];
    for (let away = 0; away < rows; away += 1)
      for (let along = from; along < to; along += 1) pixels.push(first + along * step + away * inwards);
    const colour = meanColour(pixels.map((at): Colour => [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!]));
    specks += pixels.filter((at) => differs(rgb, at, colour, NOISE)).length;
    colours.push(colour);
  }
  return { colours, isPlain: specks <= SPECKS * rows * length };
}

/** Whether a pixel differs from a colour by more than so many steps in one channel. */
export function differs(rgb: Uint8Array, at: number, colour: Colour, most: number): boolean {
  return (
    Math.abs(rgb[at]! - colour[0]) > most ||
    Math.abs(rgb[at + 1]! - colour[1]) > most ||
    Math.abs(rgb[at + 2]! - colour[2]) > most
  );
}

export function meanColour(colours: readonly Colour[]): Colour {
  const mean = (channel: 0 | 1 | 2): number =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / Math.max(1, colours.length);
  return [mean(0), mean(1), mean(2)];
}

/** The largest difference between two colours in one channel. */
function spread(colours: readonly Colour[]): number {
  return Math.max(
    ...([0, 1, 2] as const).map((channel) => {
      const values = colours.map((colour) => colour[channel]);
      return Math.max(...values) - Math.min(...values);
    }),
  );
}

/**
 * Whether the plain strip is a bar or a frame around a picture: it ends at the same row all along. What stands before plain ground
 * leaves some of it free.
 */
function isBar(rgb: Uint8Array, { length, depth, first, step, inwards }: Rim, colour: Colour): boolean {
  const ends = Array.from({ length: PLACES }, (_, place) => {
    const start = first + step * Math.floor(((place + 0.5) * length) / PLACES);
    let end = 0;
    while (end < depth && !differs(rgb, start + end * inwards, colour, FALL_OFF)) end += 1;
    return end;
  });
  const middle = ends.toSorted((one, other) => one - other)[PLACES / 2] ?? 0;
  if (middle > THIN * depth) return false;
  return ends.filter((end) => Math.abs(end - middle) <= SAME_ROW * depth).length >= BAR * PLACES;
}

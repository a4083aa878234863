import type { Timeline } from "../../../direction/timeline.ts";
import type { Sighting } from "../faces/sightings.ts";
import { hueShift, type SampledSkin } from "../faces/skin.ts";
import { figure, type Row, should } from "./figures.ts";

/** Degrees that the hue of skin may turn, and share of a face that may burn: less is the encoder's. */
const MOST_TURNED = 4;
const MOST_BURNT = 0.02;

/**
 * Whether faces keep the colour of their skin: found faces against the picture's, where no glow lies over the frame. Hues
 * are not compared where one of both has none. Not asked where the picture's skin is not known, or no face was found.
 * @param skins of the faces of the reading, by index
 */
export function skinRow(
  { shots }: Timeline,
  sightings: readonly Sighting[],
  skins: readonly (SampledSkin | null)[],
): Row[] {
  const pairs = sightings.flatMap(({ shot, frame, faces }) => {
    const isLit = shots[shot]!.leaks.some(({ at, frames }) => frame >= at && frame < at + frames);
    if (isLit) return [];
    return faces.flatMap(({ index, found, foundWhole }) => {
      const [before, after] = [skins[index], found?.skin];
      return before && after && foundWhole ? [{ before, after }] : [];
    });
  });
  if (pairs.length === 0) return [];
  const turned = Math.max(...pairs.map(({ before, after }) => hueShift(before.colour, after.colour) ?? 0));
  const burnt = Math.max(0, ...pairs.map(({ before, after }) => after.burnt - before.burnt));
  const value = `tom a ${figure(turned, 1)}° do da foto, ${figure(100 * burnt, 1)}% estourada`;
  const ok = turned <= MOST_TURNED && burnt <= MOST_BURNT;
  return [should("skin", "Pele", value, `até ${MOST_TURNED}° e ${100 * MOST_BURNT}%`, ok)];
}

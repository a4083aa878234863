import type { Timeline } from "../../../../direction/timeline.ts";
import type { Sighting } from "../../faces/sightings.ts";
import { type SampledSkin, skinTurn } from "../../faces/skin.ts";
import { figure, type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/** Degrees that the hue of skin may turn, and share of a face that may burn: less is the encoder's. */
const MOST_TURNED = 4;
const MOST_BURNT = 0.02;
/** Width of a face, as a share of the frame's, from which the network lays its box exactly enough to sample skin in it. */
const LEAST_WIDTH = 0.15;

/** Skin of the reading's picture and of a frame, in the same face. */
interface SkinPair {
  readonly before: SampledSkin;
  readonly after: SampledSkin;
}

/**
 * Whether faces keep the colour of their skin: found faces against the picture's, where no glow lies over the frame. Of
 * the frames of a shot the middle value counts: the network lays its box a little otherwise in each. Hues are not
 * compared where one of both has none. Not asked where the picture's skin is not known, or no face was found.
 * @param skins of the faces of the reading, by index
 */
export function skinRow(
  { shots }: Timeline,
  sightings: readonly Sighting[],
  skins: readonly (SampledSkin | null)[],
): Row[] {
  const pairs = shots
    .map((shot, index) => pairsOf(shot, ofShot(sightings, index), skins))
    .filter((seen) => seen.length > 0);
  if (pairs.length === 0) return [];
  const most = (of: (pair: SkinPair) => number) => Math.max(0, ...pairs.map((seen) => median(seen.map(of))));
  const turned = most(({ before, after }) => skinTurn(before.colour, after.colour));
  const burnt = most(({ before, after }) => after.burnt - before.burnt);
  const text = CERTIFICATE.skin;
  const value = text.value(figure(turned, 1), figure(100 * burnt, 1));
  const ok = turned <= MOST_TURNED && burnt <= MOST_BURNT;
  return [should("skin", value, text.bound(MOST_TURNED, 100 * MOST_BURNT), ok)];
}

function ofShot(sightings: readonly Sighting[], shot: number): Sighting[] {
  return sightings.filter((sighting) => sighting.shot === shot);
}

/** The faces of a shot that can be compared. */
function pairsOf(
  { leaks }: Timeline["shots"][number],
  sightings: readonly Sighting[],
  skins: readonly (SampledSkin | null)[],
): SkinPair[] {
  return sightings.flatMap(({ frame, faces }) => {
    if (leaks.some(({ at, frames }) => frame >= at && frame < at + frames)) return [];
    return faces.flatMap(({ index, found, foundWhole }) => {
      const [before, after] = [skins[index], found?.skin];
      const isLarge = found !== null && found.box.w >= LEAST_WIDTH;
      return before && after && foundWhole && isLarge ? [{ before, after }] : [];
    });
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

import type { Box } from "@curta/contract";
import type { SightedFace } from "../../src/film/certificate/faces/sightings.ts";
import type { SampledSkin } from "../../src/film/certificate/faces/skin.ts";

/** How a face was seen: found whole, found in part, or only known to be whole there, or in part. */
export type Sight = "found" | "found in part" | "placed" | "placed in part";

const BOX: Box = { x: 0.4, y: 0.4, w: 0.2, h: 0.1 };
const MIDDLE = { x: 0.5, y: 0.45 };

/** A known face in a measured frame, where it lies and with the skin that was found there. */
export function sightedFace(
  index: number,
  sight: Sight,
  { box = BOX, skin = null }: { readonly box?: Box; readonly skin?: SampledSkin | null } = {},
): SightedFace {
  const spots = {
    rightEye: MIDDLE,
    leftEye: MIDDLE,
    nose: MIDDLE,
    mouth: MIDDLE,
    rightEar: MIDDLE,
    leftEar: MIDDLE,
  };
  const isFound = sight === "found" || sight === "found in part";
  return {
    index,
    box,
    landmarks: [MIDDLE, MIDDLE, MIDDLE, MIDDLE],
    window: { left: 0, top: 0, right: 1, bottom: 1 },
    found: isFound ? { box, landmarks: spots, confidence: 0.9, skin } : null,
    foundWhole: sight === "found",
    placedWhole: sight === "found" || sight === "placed",
  };
}

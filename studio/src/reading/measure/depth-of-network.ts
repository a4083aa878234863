import type { Reading } from "@curta/contract";
import type { SeenDepth } from "../../seeing/depth/find-depth.ts";

/** Of a depth that a trained network gave. */
const CONFIDENCE = 0.8;

/** What a network for depth found, as a reading keeps it. */
export function depthOfNetwork(
  { columns, rows, near }: SeenDepth,
  { planes }: Reading["depth"],
): Reading["depth"] {
  const values = btoa(String.fromCharCode(...near));
  return { columns, rows, values, planes: Math.max(2, planes), confidence: CONFIDENCE };
}

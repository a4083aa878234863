import { isKind } from "../../nouns/nouns.ts";
import { type EdgeSharpness, sharpnessAt } from "../measure/edge-sharpness.ts";
import { LEAST_NAMED_CONFIDENCE, LEAST_UNNAMED_CONFIDENCE, type Seen } from "../seen.ts";

type Thing = Seen["things"][number];

/** Below the confidence of what exists: captions keep off it, and nothing else. */
const UNFOCUSED = 0.41;
/** A thing whose edges are less sharp against the picture's is out of focus, and one from here on is in it. */
const SHARPNESS = { soft: 0.65, sharp: 0.85 } as const;

/**
 * Things of a photo, those out of focus beside one in focus with so little confidence that no film is of them: a blurred cup in
 * front of a laptop. Of several of one name all stay, for they are in a row; so do animals. Of 147 photos one had such a thing.
 */
export function withoutUnfocused(
  things: Seen["things"],
  edges: EdgeSharpness,
  aspect: number,
): Seen["things"] {
  const sharpnessOf = ({ x, y, w, h }: Thing): number =>
    sharpnessAt(edges, x + w / 2, y + h / 2, Math.min(w, h / aspect)) ?? 1;
  const isInFocus = (thing: Thing): boolean =>
    thing.confidence >= LEAST_UNNAMED_CONFIDENCE && sharpnessOf(thing) >= SHARPNESS.sharp;
  // Fur is soft by itself.
  const isAlone = ({ label }: Thing): boolean =>
    !isKind(label, "animal") &&
    things.filter((other) => other.label === label && other.confidence >= LEAST_NAMED_CONFIDENCE).length ===
      1;
  if (!things.some(isInFocus)) return things;
  return things.map((thing) => {
    const isSure = thing.confidence >= LEAST_NAMED_CONFIDENCE && isAlone(thing);
    return isSure && sharpnessOf(thing) < SHARPNESS.soft ? { ...thing, confidence: UNFOCUSED } : thing;
  });
}

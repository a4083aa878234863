import type { Reading } from "@curta/contract";
import { type Matte, subjectAt } from "../../geometry/matte.ts";

/** Greatest nearness of the ground, and how much of its own relief the subject keeps, 0 to 1. */
const GROUND = 0.45;
const RELIEF = 0.15;
/** Confidence of a depth that comes from a matte. */
const CONFIDENCE = 0.75;

/** Depth of a picture with a matte: the subject is in front of everything else. */
export function depthOfMatte(matte: Matte, guess: Reading["depth"]): Reading["depth"] {
  const { columns, rows } = guess;
  const near = Uint8Array.from(atob(guess.values), (letter) => letter.charCodeAt(0));
  const values = near.map((value, index) => {
    const x = ((index % columns) + 0.5) / columns;
    const y = (Math.floor(index / columns) + 0.5) / rows;
    const share = subjectAt(matte, x, y);
    const subject = 255 * (1 - RELIEF) + RELIEF * value;
    return Math.round(GROUND * value * (1 - share) + subject * share);
  });
  const base64 = btoa(String.fromCharCode(...values));
  return { ...guess, values: base64, planes: Math.max(2, guess.planes), confidence: CONFIDENCE };
}

import type { Box, Reading } from "@curta/contract";
import { NOUNS } from "../../nouns/nouns.ts";
import { counted, nounOf } from "../../nouns/phrases.ts";
import { seenPeople, seenThings } from "../../nouns/seen.ts";

/** Smallest confidence of a face from which a person is mentioned. */
export const SURE_PERSON = 0.6;
const MOST_NAMES = 3;
/** Smaller things than this share of the picture are not mentioned. */
const LEAST_AREA = 0.008;

/** "Duas pessoas, uma de cada lado", "um gato do lado direito": people first, then the largest things. */
export function namesOfSeen(reading: Reading): string[] {
  const people = peopleIn(reading);
  const things = [...seenThings(reading)].filter(
    ([label, boxes]) => NOUNS.get(label)?.subject === true && boxes.some(({ w, h }) => w * h >= LEAST_AREA),
  );
  const all = [...(people.length > 0 ? [["person", people] as const] : []), ...things];
  return all
    .slice(0, MOST_NAMES)
    .map(([label, boxes]) => `${counted(label, boxes.length)}${placeOf(label, boxes)}`);
}

/** The people that a prompt mentions. */
export function peopleIn({ people, faces }: Reading): Box[] {
  return seenPeople({ people, faces: faces.filter(({ confidence }) => confidence >= SURE_PERSON) });
}

/** A place, in words that are not in the vocabulary, so that parsing them changes nothing. */
function placeOf(label: string, boxes: readonly Box[]): string {
  const sides = boxes.map(sideOf);
  if (boxes.length === 2 && sides[0] === "esquerdo" && sides[1] === "direito") {
    return `, ${nounOf(label).gender === "f" ? "uma" : "um"} de cada lado`;
  }
  const [side] = sides;
  return side !== undefined && side !== "" && sides.every((each) => each === side) ? ` do lado ${side}` : "";
}

function sideOf({ x, w }: Box): "esquerdo" | "direito" | "" {
  const middle = x + w / 2;
  return middle < 0.4 ? "esquerdo" : middle > 0.6 ? "direito" : "";
}

import type { Box, Reading } from "@curta/contract";
import { boxOf } from "../../../geometry/area.ts";
import { sureFaces } from "./face-geometry.ts";
import { mainThing } from "../main-thing.ts";
import { peopleOf } from "../objects.ts";

/** Heads of people whose faces are not seen, and that of the animal that the photo is of: no words belong there. */
export function unseenHeads(reading: Reading): Box[] {
  const faces = sureFaces(reading);
  const people = peopleOf(reading).filter(({ face }) => face === null || !faces.includes(face));
  const animal = mainThing({ reading }, reading)?.head ?? null;
  return [...people.map(({ head }) => head), animal && boxOf(animal)].filter((head) => head !== null);
}

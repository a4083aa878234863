import type { Reading } from "@curta/contract";
import type { Matte } from "../geometry/matte.ts";

/** What trained networks found in a picture, in the form of a reading, and the matte. */
export interface Seen extends Pick<Reading, "faces" | "people" | "things" | "writing"> {
  readonly matte: Matte | null;
}

export const NOTHING_SEEN: Seen = { faces: [], people: [], things: [], writing: [], matte: null };

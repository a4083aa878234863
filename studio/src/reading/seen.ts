import type { Box, Reading } from "@curta/contract";

/** The matte of the subject, if there is one: 0 to 255 for each cell of a box of the picture. */
export interface SeenMatte {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  readonly alpha: Uint8Array;
}

/** What trained networks found in a picture, in the form of a reading, and the matte. */
export interface Seen extends Pick<Reading, "faces" | "people" | "things" | "writing"> {
  readonly matte: SeenMatte | null;
}

export const NOTHING_SEEN: Seen = { faces: [], people: [], things: [], writing: [], matte: null };

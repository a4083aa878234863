import type { Box, Reading } from "@curta/contract";

/** Which pixels are the subject, where that can be told: 0 to 255 for each cell of a box of the picture. */
export interface SeenMatte {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  readonly alpha: Uint8Array;
}

/** What trained networks found in a picture, as a reading states it, and the subject's pixels. */
export interface Seen extends Pick<Reading, "faces" | "people" | "things" | "writing"> {
  readonly matte: SeenMatte | null;
}

export const NOTHING_SEEN: Seen = { faces: [], people: [], things: [], writing: [], matte: null };

import type { Reading } from "@curta/contract";

/** What trained networks found in a picture, as a reading states it. */
export type Seen = Pick<Reading, "faces" | "people" | "things" | "writing">;

export const NOTHING_SEEN: Seen = { faces: [], people: [], things: [], writing: [] };

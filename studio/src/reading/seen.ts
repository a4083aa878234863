import type { Reading } from "@curta/contract";
import type { Matte } from "../geometry/matte.ts";
import type { SeenDepth } from "../seeing/depth/find-depth.ts";

/** What trained networks found in a picture, in the form of a reading, the matte and, where that was found, the depth. */
export interface Seen extends Pick<Reading, "faces" | "people" | "things" | "writing" | "upsideDown"> {
  readonly matte: Matte | null;
  /** Null where no network for depth is installed, or it found none. */
  readonly depth: SeenDepth | null;
}

export const NOTHING_SEEN: Seen = {
  faces: [],
  people: [],
  things: [],
  writing: [],
  matte: null,
  depth: null,
};

import type { Box, Reading } from "@curta/contract";
import type { Matte } from "../geometry/matte.ts";
import type { SeenDepth } from "../seeing/depth/find-depth.ts";

/** Smallest confidence of a name that is used and may be the subject. */
export const LEAST_NAMED_CONFIDENCE = 0.55;
/** Smallest confidence of a thing whose name is doubtful: it may still be the subject. */
export const LEAST_UNNAMED_CONFIDENCE = 0.42;

/** What trained networks found in a picture, in the form of a reading, the matte and, where that was found, the depth. */
export interface Seen extends Pick<
  Reading,
  "faces" | "people" | "things" | "writing" | "plainGround" | "upsideDown"
> {
  /** What stands in front where nobody and no large thing with a sure name was found; null where nothing does. */
  readonly silhouette: (Box & { readonly confidence: number }) | null;
  readonly matte: Matte | null;
  /** Null where no network for depth is installed, or it found none. */
  readonly depth: SeenDepth | null;
}

export const NOTHING_SEEN: Seen = {
  faces: [],
  people: [],
  things: [],
  writing: [],
  silhouette: null,
  matte: null,
  depth: null,
};

import type { PartName } from "../../kits/kit.ts";
import type { Passage } from "../form.ts";
import type { Piece } from "../piece.ts";

/** Level of a part in a passage: what the kit gives it there, a little less where the storyboard is calmer. */
export function levelOf({ kit }: Piece, { role, energy }: Passage, part: PartName): number {
  return kit.textures[role][part] * (0.85 + 0.15 * energy);
}

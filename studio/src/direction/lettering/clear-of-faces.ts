import type { Lettering, WordGroup } from "./caption-groups.ts";
import { type BlockSize, blockSize, breakLines } from "./caption-lines.ts";
import {
  type BlockPosition,
  edgeCrossed,
  faceCovered,
  personHidden,
  placeBlock,
  type PlaceSetting,
} from "./caption-place.ts";
import { USUAL_HOOK_LINES } from "./safe-area.ts";

/** Sizes that are tried, in shares of the usual one. */
const SIZES = [1, 0.85, 0.72, 0.6] as const;
/** So much of a block on a face is its air: nobody sees it. */
const UNSEEN = 0.06;
/** So much of somebody small may be hidden: the feet. */
const MOST_HIDDEN = 0.15;
/** So much of a block may lie across the edge of a card's photo: a print's border has room for small letters. */
const MOST_ACROSS = 0.2;

export interface PlacedGroups {
  readonly groups: readonly WordGroup[];
  readonly spot: BlockPosition;
}

/**
 * The groups of a shot and their best place: in the usual size, or in the largest smaller one in which they cover no face and
 * nobody small, and do not lie across the edge of a card's photo. Where none keeps off a face, the size that covers least of it.
 * Words that stand on from the shot before keep their size, but where they would stand on a face.
 */
export function placeGroups(
  groups: readonly WordGroup[],
  lettering: Lettering,
  setting: PlaceSetting,
): PlacedGroups {
  let best: PlacedGroups | undefined;
  let least = Infinity;
  for (const share of SIZES) {
    const sized = share === 1 ? groups : groups.flatMap((group) => smaller(group, lettering, share) ?? []);
    if (sized.length < groups.length) break;
    const block = largest(sized, lettering);
    const spot = placeBlock(block, setting);
    const face = Math.max(UNSEEN, faceCovered(spot, block, setting));
    const person = Math.max(MOST_HIDDEN, personHidden(spot, block, setting));
    const across = Math.max(MOST_ACROSS, edgeCrossed(spot, block, setting));
    const cost = face + person + across;
    if (cost < least) [best, least] = [{ groups: sized, spot }, cost];
    const isClear = setting.stood !== undefined || (person <= MOST_HIDDEN && across <= MOST_ACROSS);
    if (face <= UNSEEN && isClear) break;
  }
  return best ?? { groups, spot: { x: 0, y: 0 } };
}

/** A group in smaller letters; null where they would be too small to read. */
function smaller(group: WordGroup, { look, least }: Lettering, share: number): WordGroup | null {
  const most = Math.round((group.size * share) / 2) * 2;
  const lines = Math.max(USUAL_HOOK_LINES, group.lines.length);
  const broken = most < least ? null : breakLines(group.words, { most, least: most, look, lines });
  return broken === null ? null : { ...group, ...broken };
}

function largest(groups: readonly WordGroup[], { look }: Lettering): BlockSize {
  const blocks = groups.map((group) => blockSize(group.words, group, look));
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: Math.max(0, ...blocks.map(({ height }) => height)),
  };
}

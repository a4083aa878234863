import type { TextPiece } from "@curta/studio/preview";

/** What makes a word longer when it stands beside it. */
const IN_WORD = /[\p{L}\p{M}\p{N}-]/u;

/**
 * Where pieces of a text are in a version of it with one edit. Left out are those that the edit changed or made part of a
 * longer word.
 */
export function followPieces(
  before: string,
  after: string,
  pieces: readonly TextPiece[],
): readonly TextPiece[] {
  if (before === after) return pieces;
  const { above, below } = sameEnds(before, after);
  return pieces.flatMap((piece) => {
    const isAbove = piece.to <= above;
    if (!isAbove && piece.from < before.length - below) return [];
    const moved = isAbove ? 0 : after.length - before.length;
    const { from, to } = { from: piece.from + moved, to: piece.to + moved };
    const isSame = (at: number) =>
      after.charAt(at) === before.charAt(at - moved) || !IN_WORD.test(after.charAt(at));
    return isSame(from - 1) && isSame(to) ? [{ from, to }] : [];
  });
}

/** How many characters two texts share at their beginning and, of the rest, at their end. */
function sameEnds(before: string, after: string): { readonly above: number; readonly below: number } {
  const shorter = Math.min(before.length, after.length);
  let above = 0;
  while (above < shorter && before[above] === after[above]) above += 1;
  let below = 0;
  while (below < shorter - above && before.at(-1 - below) === after.at(-1 - below)) below += 1;
  return { above, below };
}

import type { Placed } from "./place-shots.ts";

/**
 * A film in which the shot at an index, which a text asks for, is as long as it says ("nos últimos 5 segundos a foto inteira").
 * Its neighbours lose that time: those behind it, or those before it where it ends the film, but for others that are asked for. A
 * shot with words of the text stays; captions of the picture move to the next shot.
 */
export function withHeldShot(
  placed: readonly Placed[],
  { at, beats, isOwnWords }: { readonly at: number; readonly beats: number; readonly isOwnWords: boolean },
): readonly Placed[] {
  const isLast = at === placed.length - 1;
  const ordered = isLast ? placed.toReversed() : placed;
  const index = isLast ? 0 : at;
  const held = heldFor(ordered.slice(index), beats, isOwnWords);
  const all = [...ordered.slice(0, index), ...held];
  return isLast ? all.toReversed() : all;
}

/** The first shot for so many beats, which the next ones lose. */
function heldFor([said, ...others]: readonly Placed[], beats: number, isOwnWords: boolean): Placed[] {
  if (said === undefined) return [];
  let { caption, beats: held } = said.shot;
  const left = [...others];
  for (let at = nextUnsaid(left); held < beats; at = nextUnsaid(left)) {
    const next = left[at];
    if (next === undefined) break;
    if (isOwnWords && next.shot.caption !== null && caption !== null) break;
    const taken = Math.min(next.shot.beats, beats - held);
    held += taken;
    if (taken < next.shot.beats) {
      left[at] = { ...next, shot: { ...next.shot, beats: next.shot.beats - taken } };
      break;
    }
    left.splice(at, 1);
    if (caption === null && at === 0) caption = next.shot.caption;
    else left.splice(at, left.length, ...withCaptionAhead(left.slice(at), next.shot.caption));
  }
  const next = left[0];
  if (held > beats && next !== undefined) {
    left[0] = { ...next, shot: { ...next.shot, beats: next.shot.beats + held - beats } };
    held = beats;
  }
  return [{ ...said, shot: { ...said.shot, beats: held, caption } }, ...left];
}

function nextUnsaid(placed: readonly Placed[]): number {
  return placed.findIndex(({ isSaid }) => !isSaid);
}

/** Shots with one more caption ahead of theirs, each on the next shot, up to the first that had none. */
function withCaptionAhead([next, ...others]: readonly Placed[], caption: string | null): readonly Placed[] {
  if (next === undefined) return [];
  if (caption === null) return [next, ...others];
  const moved = { ...next, shot: { ...next.shot, caption } };
  return [moved, ...withCaptionAhead(others, next.shot.caption)];
}

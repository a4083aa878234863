import type { Reading, StoryShot } from "@curta/contract";
import { stageOfView } from "../framing/framing.ts";

/** A return from a card or to one takes so many beats, but no more than half of the shot before it. */
const RETURN_BEATS = 2;

/**
 * The shots of a film, whose last one gives up its end to a return to the first where a camera could not return to it: from
 * the photo to a card, or from a card to the photo. A last shot of a single beat stays, and its film does not go round.
 */
export function goesRound(shots: readonly StoryShot[], reading: Reading): readonly StoryShot[] {
  const [first, last] = [shots[0], shots.at(-1)];
  if (first === undefined || last === undefined || shots.length < 2) return shots;
  if (stageOfView(first, reading).source === stageOfView(last, reading).source) return shots;
  const beats = Math.min(RETURN_BEATS, Math.floor(last.beats / 2));
  if (beats === 0) return shots;
  return [
    ...shots.slice(0, -1),
    { ...last, beats: last.beats - beats },
    { ...first, beats, transition: "dissolve", effects: [], caption: null },
  ];
}

import type { StoryShot, Storyboard } from "@curta/contract";
import { direct } from "./direct.ts";
import type { ScriptWishes } from "./plan-scenes.ts";

/**
 * A film without captions with those that the picture alone would have in a film of its length: each on the shot that is seen at
 * its time, or on the next one that is free. Null where they have no room: a story without its end is none.
 */
export function withPictureCaptions(film: Storyboard, wishes: ScriptWishes): Storyboard | null {
  const { style, template, seconds } = film;
  const model = direct(wishes.reading, { ...wishes, style, template, seconds });
  const starts = startsOf(film.shots);
  const captions = new Map<number, string>();
  let next = 0;
  for (const [index, start] of startsOf(model.shots).entries()) {
    const caption = model.shots[index]?.caption ?? null;
    if (caption === null) continue;
    const shown = starts.findLastIndex((each) => each <= start);
    next = Math.max(next, shown);
    if (next >= starts.length) return null;
    captions.set(next, caption);
    next += 1;
  }
  const shots = film.shots.map((shot, index) => ({ ...shot, caption: captions.get(index) ?? null }));
  return { ...film, shots };
}

/** When shots begin, in shares of the film: its tempo may be another. */
function startsOf(shots: readonly StoryShot[]): number[] {
  const all = shots.reduce((sum, { beats }) => sum + beats, 0);
  let beats = 0;
  return shots.map((shot) => {
    const start = beats / all;
    beats += shot.beats;
    return start;
  });
}

import type { Effect, Storyboard, StoryShot } from "@curta/contract";
import { closesLoop, restOnWhole, withOpeningAtEnd } from "./replace-shot.ts";

/** Effects that change much of the frame within a few frames. */
const RUSHING: ReadonlySet<Effect> = new Set<Effect>([
  "rewind",
  "whip-in",
  "from-detail",
  "panels-closing",
  "flash",
  "strobe",
  "pop",
  "colour-split",
  "film-burn",
  "light-leak",
  "freeze",
  "shake",
  "ramp",
  "fast",
]);

/**
 * The film with one of its shots, or the two that it begins and ends with, without anything that rushes: such effects,
 * quick pans, whips and zooms at both of its cuts. Returned as it was where nothing does.
 */
export function calmShot(storyboard: Storyboard, shotIndex: number): Storyboard {
  const shots = storyboard.shots.map((shot, index) => {
    if (index === shotIndex || closesLoop(storyboard, index, shotIndex)) return calm(shot);
    return index === shotIndex + 1 ? withCut(shot) : shot;
  });
  return shots.every((shot, index) => shot === storyboard.shots[index])
    ? storyboard
    : { ...storyboard, shots };
}

/**
 * The film with one of its shots calmer. Where it is calm already, the shot before it is: what flashes in a shot may begin there.
 * Where that is calm too, a last shot is followed by the view that the film begins with, and others rest on the whole photo.
 */
export function calmAround(storyboard: Storyboard, shotIndex: number): Storyboard {
  for (const each of [shotIndex, shotIndex - 1]) {
    const calmed = each < 0 ? storyboard : calmShot(storyboard, each);
    if (calmed !== storyboard) return calmed;
  }
  const isLast = shotIndex === storyboard.shots.length - 1;
  const ended = isLast ? withOpeningAtEnd(storyboard) : storyboard;
  return ended === storyboard ? restOnWhole(storyboard, shotIndex) : ended;
}

function calm(shot: StoryShot): StoryShot {
  const { until, ...others } = withCut(shot);
  const effects = shot.effects.filter((effect) => !RUSHING.has(effect));
  const isCalm = until === undefined && effects.length === shot.effects.length;
  return isCalm ? withCut(shot) : { ...others, effects };
}

function withCut(shot: StoryShot): StoryShot {
  return shot.transition === "whip" || shot.transition === "zoom" ? { ...shot, transition: "cut" } : shot;
}

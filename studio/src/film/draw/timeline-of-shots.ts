import { CARD_NAMES, type CardName } from "../../direction/framing/cards/card.ts";
import type { Timeline, TimelineShot } from "../../direction/timeline.ts";

/**
 * The timeline with nothing in its other shots: a scene of it is prepared in a part of the time, and draws these shots as that
 * of the whole timeline does.
 */
export function timelineOfShots(timeline: Timeline, drawn: ReadonlySet<number>): Timeline {
  const shots = timeline.shots.map((shot, index) => (drawn.has(index) ? shot : emptied(shot)));
  const unused = CARD_NAMES.filter((name) => !shots.some((shot) => isCutFrom(shot, name)));
  return { ...timeline, shots, ...Object.fromEntries(unused.map((name) => [name, undefined])) };
}

function emptied({ from, to, camera }: TimelineShot): TimelineShot {
  const nothing = {
    punches: [],
    shakes: [],
    parallax: null,
    blurs: [],
    leaks: [],
    flashes: [],
    captions: [],
  };
  return { from, to, camera: camera.slice(0, 1), entry: { kind: "cut" }, ...nothing };
}

/** Whether frames of a shot show a card, be it while the shot before dissolves. */
export function isCutFrom(
  { source, entry }: Pick<TimelineShot, "source" | "entry">,
  name: CardName,
): boolean {
  return source === name || (entry.kind === "dissolve" && entry.source === name);
}

import type { Span } from "../camera/span.ts";
import type { TimelineShot } from "../timeline.ts";

/** At most three flashes in any second (WCAG 2.3.1), also where the film's end is followed by its start. */
export const MOST_FLASHES = 3;
const FLASH_WINDOW_FRAMES = 30;

/** Removes every flash that would be the fourth within a second. */
export function limitFlashes<Planned extends Pick<TimelineShot, "flashes">>(
  planned: readonly Planned[],
  spans: readonly Span[],
): Planned[] {
  const frames = spans.at(-1)?.to ?? 0;
  const kept: number[] = [];
  return planned.map((shot, index) => {
    const from = spans[index]?.from ?? 0;
    const flashes = shot.flashes.filter(({ at }) => {
      if (mostInAnySecond([...kept, from + at], frames) > MOST_FLASHES) return false;
      kept.push(from + at);
      return true;
    });
    return { ...shot, flashes };
  });
}

/** Removes every pop that would be the fourth change of light within a second: its ground flashes too. */
export function limitPops(shots: readonly TimelineShot[], frames: number): TimelineShot[] {
  const kept = shots.flatMap(({ from, flashes }) => flashes.map(({ at }) => from + at));
  return shots.map((shot) => {
    const { pops, ...others } = shot.effects ?? {};
    if (pops === undefined) return shot;
    const safe = pops.filter(({ at }) => {
      if (mostInAnySecond([...kept, shot.from + at], frames) > MOST_FLASHES) return false;
      kept.push(shot.from + at);
      return true;
    });
    return { ...shot, effects: { ...others, pops: safe } };
  });
}

/** The largest number of the given frames that lie within one second of the looping film. */
export function mostInAnySecond(moments: readonly number[], frames: number): number {
  const around = [...moments, ...moments.map((moment) => moment + frames)];
  const counts = moments.map(
    (start) => around.filter((moment) => moment >= start && moment < start + FLASH_WINDOW_FRAMES).length,
  );
  return Math.max(0, ...counts);
}

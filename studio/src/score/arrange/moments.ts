import type { Timeline, TimelineShot } from "../../direction/timeline.ts";
import { SAMPLES_PER_FRAME } from "../stereo.ts";
import { STEPS_PER_BAR } from "./grid.ts";
import type { Piece } from "./piece.ts";

const MOMENTS = ["impact", "riser", "fall", "reverse", "whoosh", "punch", "shine", "air"] as const;
export type MomentKind = (typeof MOMENTS)[number];

/**
 * A sound that belongs to something seen. `at` is its point in samples: where an impact strikes, and where a
 * riser, reverse or whoosh is at its loudest; `length` is how long it leads up or lasts.
 */
export interface Moment {
  readonly kind: MomentKind;
  readonly at: number;
  readonly length: number;
  readonly velocity: number;
}

/** A whoosh is loudest this long before its cut (15 ms): sound that leads makes a cut feel meant. */
const WHOOSH_LEAD = 720;
const WHOOSH_LENGTH = 16_800;
/** Punches closer than this (a quarter of a second) are heard as one. */
const PUNCH_GAP = 12_000;

export function momentsOf(timeline: Timeline, piece: Piece): Moment[] {
  return [...arrivals(piece), ...timeline.shots.flatMap(shotMoments(timeline)), ...punches(timeline)];
}

/** What leads into drops and out of them, and a first stroke for the film. */
function arrivals(piece: Piece): Moment[] {
  const { samplesPerStep } = piece.grid;
  return piece.form.passages.flatMap((passage, i, all): Moment[] => {
    const at = Math.round(passage.from * samplesPerStep);
    const before = all[i - 1];
    if (passage.role === "drop" && before?.role !== "drop" && before !== undefined) {
      const lead = Math.round((before.to - before.from) * samplesPerStep);
      const bar = Math.round(STEPS_PER_BAR * samplesPerStep);
      return [
        { kind: "impact", at, length: bar, velocity: 0.7 + 0.3 * passage.energy },
        { kind: "riser", at, length: Math.min(lead, 2 * bar), velocity: 0.6 + 0.4 * passage.energy },
        { kind: "reverse", at, length: Math.min(lead, Math.round(6 * samplesPerStep)), velocity: 0.8 },
      ];
    }
    if (i === 0) return [{ kind: "impact", at, length: Math.round(8 * samplesPerStep), velocity: 0.55 }];
    if (passage.role === "breath")
      return [{ kind: "fall", at, length: Math.round(STEPS_PER_BAR * samplesPerStep), velocity: 0.6 }];
    if (passage.role === "return")
      return [{ kind: "impact", at, length: Math.round(8 * samplesPerStep), velocity: 0.4 }];
    return [];
  });
}

function shotMoments(timeline: Timeline): (shot: TimelineShot, index: number) => Moment[] {
  return (shot, index) => {
    const sample = (frame: number) => (shot.from + frame) * SAMPLES_PER_FRAME;
    const whips = index > 0 && isWhip(timeline.shots[index - 1], shot);
    const flashes = shot.flashes.map(({ at, strength }): Moment => {
      return { kind: "shine", at: sample(at), length: 24_000, velocity: strength };
    });
    const leaks = shot.leaks.map(({ at, frames, strength }): Moment => {
      return { kind: "air", at: sample(at), length: frames * SAMPLES_PER_FRAME, velocity: strength };
    });
    const whoosh: Moment = {
      kind: "whoosh",
      at: sample(0) - WHOOSH_LEAD,
      length: WHOOSH_LENGTH,
      velocity: 0.9,
    };
    return [...(whips ? [whoosh] : []), ...flashes, ...leaks];
  };
}

/** A cut is a whip where the blur reaches over it: at the outgoing shot's end or the incoming one's start. */
function isWhip(out: TimelineShot | undefined, into: TimelineShot): boolean {
  const enters = into.blurs.some((blur) => blur.at <= 1);
  const leaves = out?.blurs.some((blur) => blur.at + blur.frames >= out.to - out.from - 1) ?? false;
  return enters || leaves;
}

function punches(timeline: Timeline): Moment[] {
  const all = timeline.shots.flatMap((shot) =>
    shot.punches.map(({ at, amount }) => ({
      at: (shot.from + at) * SAMPLES_PER_FRAME,
      velocity: Math.min(1, amount * 10),
    })),
  );
  let last = -Infinity;
  return all
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at }) => at - last >= PUNCH_GAP && ((last = at), true))
    .map(({ at, velocity }) => ({ kind: "punch", at, length: 9_600, velocity }));
}

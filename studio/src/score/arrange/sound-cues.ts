import type { Timeline, TimelineShot } from "../../direction/timeline.ts";
import { SAMPLES_PER_FRAME } from "../stereo.ts";
import { STEPS_PER_BAR } from "./grid.ts";
import type { Piece } from "./piece.ts";

const CUE_KINDS = ["impact", "riser", "fall", "reverse", "whoosh", "punch", "shine", "air"] as const;
export type SoundCueKind = (typeof CUE_KINDS)[number];

/**
 * When a sound effect is played for something in the picture. `at` in samples: where an impact begins, or where a riser,
 * reverse or whoosh is loudest. `length` is how long it takes before that, or lasts.
 */
export interface SoundCue {
  readonly kind: SoundCueKind;
  readonly at: number;
  readonly length: number;
  readonly velocity: number;
}

/** A whoosh is loudest this long before its cut (15 ms): sound that comes first makes a cut seem intended. */
const WHOOSH_LEAD = 720;
const WHOOSH_LENGTH = 16_800;
/** Punches closer than this (a quarter of a second) are heard as one. */
const PUNCH_GAP = 12_000;

export function soundCuesOf(timeline: Timeline, piece: Piece): SoundCue[] {
  return [...arrivals(piece), ...timeline.shots.flatMap(shotCues(timeline)), ...punches(timeline)];
}

/** Effects around drops, and an impact at the start of the film. */
function arrivals(piece: Piece): SoundCue[] {
  const { samplesPerStep } = piece.grid;
  return piece.form.passages.flatMap((passage, i, all): SoundCue[] => {
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

function shotCues(timeline: Timeline): (shot: TimelineShot, index: number) => SoundCue[] {
  return (shot, index) => {
    const sample = (frame: number) => (shot.from + frame) * SAMPLES_PER_FRAME;
    const whips = index > 0 && isWhip(timeline.shots[index - 1], shot);
    const flashes = shot.flashes.map(({ at, strength }): SoundCue => {
      return { kind: "shine", at: sample(at), length: 24_000, velocity: strength };
    });
    const leaks = shot.leaks.map(({ at, frames, strength }): SoundCue => {
      return { kind: "air", at: sample(at), length: frames * SAMPLES_PER_FRAME, velocity: strength };
    });
    const whoosh: SoundCue = {
      kind: "whoosh",
      at: sample(0) - WHOOSH_LEAD,
      length: WHOOSH_LENGTH,
      velocity: 0.9,
    };
    return [...(whips ? [whoosh] : []), ...flashes, ...leaks];
  };
}

/** A cut is a whip if the picture is blurred at the end of the outgoing shot or at the start of the incoming one. */
function isWhip(out: TimelineShot | undefined, into: TimelineShot): boolean {
  const enters = into.blurs.some((blur) => blur.at <= 1);
  const leaves = out?.blurs.some((blur) => blur.at + blur.frames >= out.to - out.from - 1) ?? false;
  return enters || leaves;
}

function punches(timeline: Timeline): SoundCue[] {
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

import type { Passage, Role } from "../arrange/form.ts";
import type { Piece } from "../arrange/piece.ts";
import { CURVE_STEP } from "../stereo.ts";

/** Level of each role in decibels: a drop is loud because what comes before it is not. */
const LEVELS: Record<Role, number> = {
  hook: 0,
  reveal: -1.5,
  drop: 0.5,
  breath: -4,
  build: -3,
  return: -0.5,
};
/** Samples over which a level is left for the next; an arrival is quicker. */
const FADE = 9_600;
const ARRIVE = 480;

/** The film's arc as a gain every CURVE_STEP samples, the last for the film's end; builds swell up to what follows. */
export function arcOf(piece: Piece): Float32Array {
  const { samples, samplesPerStep } = piece.grid;
  const { passages } = piece.form;
  const arc = new Float32Array(samples / CURVE_STEP + 1);
  let level = roleLevel(passages.at(-1)!, passages.at(-1)!.to);
  let at = 0;
  for (const passage of passages) {
    const end = passage === passages.at(-1) ? arc.length : (passage.to * samplesPerStep) / CURVE_STEP;
    for (; at < end; at++) {
      arc[at] = 10 ** (level / 20);
      const wanted = roleLevel(passage, (at * CURVE_STEP) / samplesPerStep);
      level += (wanted - level) * (CURVE_STEP / (wanted > level ? ARRIVE : FADE));
    }
  }
  return arc;
}

function roleLevel({ role, energy, from, to }: Passage, step: number): number {
  const base = LEVELS[role] + 1.5 * (energy - 0.5);
  const done = (step - from) / (to - from);
  return role === "build" ? base - base * 0.8 * Math.max(0, done) : base;
}

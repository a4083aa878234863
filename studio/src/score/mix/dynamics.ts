import type { Role } from "../arrange/form.ts";
import { passageAt } from "../arrange/form.ts";
import type { Piece } from "../arrange/piece.ts";
import type { Stereo } from "../stereo.ts";

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
const BLOCK = 48;

/** Gives a mix the film's arc, in place; builds swell up to what follows. */
export function followArc(mix: Stereo, piece: Piece): void {
  const length = mix.left.length;
  const levelAt = (sample: number) => roleLevel(piece, sample / piece.grid.samplesPerStep);
  let level = levelAt(length - 1);
  for (let start = 0; start < length; start += BLOCK) {
    const wanted = levelAt(start);
    const next = level + (wanted - level) * (BLOCK / (wanted > level ? ARRIVE : FADE));
    const from = 10 ** (level / 20);
    const slope = (10 ** (next / 20) - from) / BLOCK;
    const end = Math.min(start + BLOCK, length);
    for (let i = start; i < end; i++) {
      const gain = from + slope * (i - start);
      mix.left[i] = mix.left[i]! * gain;
      mix.right[i] = mix.right[i]! * gain;
    }
    level = next;
  }
}

function roleLevel(piece: Piece, step: number): number {
  const passage = passageAt(piece.form.passages, step);
  const base = LEVELS[passage.role] + 1.5 * (passage.energy - 0.5);
  const done = (step - passage.from) / (passage.to - passage.from);
  return passage.role === "build" ? base - base * 0.8 * Math.max(0, done) : base;
}

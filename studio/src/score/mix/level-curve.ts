import type { Passage, SectionRole } from "../arrange/form.ts";
import type { Piece } from "../arrange/piece.ts";
import type { Kit } from "../kits/kit.ts";
import { CURVE_STEP } from "../stereo.ts";

/** Level of each role in decibels. A drop seems loud because the section before it is quieter. */
const LEVELS: Record<Exclude<SectionRole, "breath">, number> = {
  hook: 0,
  reveal: -0.7,
  drop: 0.5,
  build: -1.5,
  return: 0,
};
/** Time constants of a falling and of a rising level, in samples. */
const FALL = 9_600;
const RISE = 480;

/** Gain of the whole mix by section: a value every CURVE_STEP samples, the last for the film's end. Builds rise. */
export function levelCurve(piece: Piece): Float32Array {
  const { samples, samplesPerStep } = piece.grid;
  const { passages } = piece.form;
  const gains = new Float32Array(samples / CURVE_STEP + 1);
  let level = roleLevel(piece.kit, passages.at(-1)!, passages.at(-1)!.to);
  let at = 0;
  for (const passage of passages) {
    const end = passage === passages.at(-1) ? gains.length : (passage.to * samplesPerStep) / CURVE_STEP;
    for (; at < end; at++) {
      gains[at] = 10 ** (level / 20);
      const wanted = roleLevel(piece.kit, passage, (at * CURVE_STEP) / samplesPerStep);
      level += (wanted - level) * (CURVE_STEP / (wanted > level ? RISE : FALL));
    }
  }
  return gains;
}

function roleLevel(kit: Kit, { role, energy, from, to }: Passage, step: number): number {
  const level = role === "breath" ? LEVELS.drop + kit.mix.breathDecibels : LEVELS[role];
  const base = level + 0.8 * (energy - 0.5);
  const done = (step - from) / (to - from);
  return role === "build" ? base - base * 0.8 * Math.max(0, done) : base;
}

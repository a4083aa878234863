import { GRADE_TABLE } from "../direction/grades/grade-table.ts";
import type { Style } from "@curta/contract";
import type { Section, Timeline, TimelineShot } from "../direction/timeline.ts";

/** Sections of a short: where each begins (share of the film), its role and its energy. */
const FORM = [
  [0, "hook", 0.5],
  [2 / 30, "reveal", 0.5],
  [8 / 30, "drop", 0.9],
  [12 / 30, "breath", 0.3],
  [20 / 30, "build", 0.7],
  [24 / 30, "drop", 1],
  [28 / 30, "return", 0.5],
] as const;

/** A timeline with everything that the score reads: the usual form, cuts on beats, whips, punches, a flash, a leak. */
export function sampleTimeline(style: Style, seed: number, frames: number, framesPerBeat = 15): Timeline {
  const beats = Math.max(1, Math.floor(frames / framesPerBeat));
  return {
    style,
    seed,
    frames,
    framesPerBeat,
    beatsPerBar: 4,
    cardGround: "blurred",
    grade: { ...GRADE_TABLE.natural, name: "natural", warmth: 0.2, skin: 1 },
    shots: shotsOf(frames, framesPerBeat, beats),
    sections: sectionsOf(frames, framesPerBeat, beats),
  };
}

function sectionsOf(frames: number, framesPerBeat: number, beats: number): Section[] {
  const at = (index: number) => {
    const share = FORM[index]?.[0];
    return share === undefined ? frames : Math.round(Math.round(share * beats) * framesPerBeat);
  };
  return FORM.map(([, role, energy], i) => ({ from: at(i), to: at(i + 1), role, energy })).filter(
    ({ from, to }) => to > from,
  );
}

function shotsOf(frames: number, framesPerBeat: number, beats: number): TimelineShot[] {
  const cut = (shot: number) => Math.round(shot * 2 * framesPerBeat);
  return Array.from({ length: Math.ceil(beats / 2) }, (_, i): TimelineShot => {
    const from = cut(i);
    return {
      from,
      to: i === Math.ceil(beats / 2) - 1 ? frames : cut(i + 1),
      camera: [{ at: 0, ease: "linear", x: 0.5, y: 0.5, zoom: 1, roll: 0 }],
      punches: i % 4 === 1 ? [{ at: 0, amount: 0.08 }] : [],
      shakes: [],
      parallax: null,
      entry: { kind: "cut" },
      blurs: i % 5 === 3 ? [{ at: 0, frames: 5, length: 0.2 }] : [],
      leaks: i === 6 ? [{ at: 0, frames: 20, side: "left", hue: 30, strength: 0.6 }] : [],
      flashes: i === 4 ? [{ at: 0, frames: 6, strength: 0.7 }] : [],
      captions: [],
    };
  });
}

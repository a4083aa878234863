import { PLAIN_GRADE } from "../plain-grade.ts";
import type { Timeline, TimelineShot } from "../../src/direction/timeline.ts";

/** A film of plain shots, `lengths` frames each. */
export function plainTimeline(lengths: readonly number[]): Timeline {
  let from = 0;
  const shots = lengths.map((frames): TimelineShot => {
    const shot = plainShot(from, from + frames);
    from += frames;
    return shot;
  });
  return {
    style: "viral",
    seed: 1,
    frames: from,
    framesPerBeat: 15,
    beatsPerBar: 4,
    cardGround: "blurred",
    grade: PLAIN_GRADE,
    shots,
    sections: [{ from: 0, to: from, role: "hook", energy: 0.5 }],
  };
}

function plainShot(from: number, to: number): TimelineShot {
  return {
    from,
    to,
    camera: [{ at: 0, ease: "linear", x: 0.5, y: 0.5, zoom: 1, roll: 0 }],
    punches: [],
    shakes: [],
    parallax: null,
    entry: { kind: "cut" },
    blurs: [],
    leaks: [],
    flashes: [],
    captions: [],
  };
}

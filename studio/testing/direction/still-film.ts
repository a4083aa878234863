/** A film that keeps all laws, of still shots and bare of all else, and what a test changes in it. */
import type { CameraKey, CaptionGroup, Timeline, TimelineShot } from "../../src/direction/timeline.ts";
import { shotOf } from "../frame/synthetic.ts";
import { PLAIN_GRADE } from "../plain-grade.ts";

export const KEY: CameraKey = { at: 0, x: 0.5, y: 0.5, zoom: 1.25, roll: 0, ease: "linear" };
export const GROUP: CaptionGroup = {
  at: 5,
  frames: 20,
  words: [{ text: "Oi", at: 5, strong: false }],
  lines: [1],
  x: 482,
  y: 700,
  size: 80,
  look: "impact",
  accent: "#ffd400",
};
export const DEEP = { x: 0, y: 0, dolly: 0, period: 30, phase: 0 };

/** Five shots of a second each, two beats long, that stand still. */
export const SHOTS = Array.from({ length: 5 }, (_, index) =>
  shotOf({ from: 30 * index, to: 30 * index + 30, camera: [KEY] }),
);
export const FILM: Timeline = {
  style: "viral",
  seed: 1,
  frames: 150,
  framesPerBeat: 15,
  beatsPerBar: 4,
  cardGround: "blurred",
  grade: PLAIN_GRADE,
  shots: SHOTS,
  sections: [
    { from: 0, to: 60, role: "hook", energy: 1 },
    { from: 60, to: 150, role: "drop", energy: 1 },
  ],
};

type Changes = Readonly<Record<number, Partial<TimelineShot>>>;

export function filmWith(changes: Changes, more: Partial<Timeline> = {}): Timeline {
  return { ...FILM, shots: SHOTS.map((shot, index) => ({ ...shot, ...changes[index] })), ...more };
}

export function lettered(group: Partial<CaptionGroup>, shot = 2): Timeline {
  return filmWith({ [shot]: { captions: [{ ...GROUP, ...group }] } });
}

export function worded(count: number, lines: readonly number[]): Partial<CaptionGroup> {
  return { words: Array.from({ length: count }, () => GROUP.words[0]!), lines };
}

export function seen(key: Partial<CameraKey>, shot = 2): Timeline {
  return filmWith({ [shot]: { camera: [{ ...KEY, ...key }] } });
}

/** The last shot's camera jumps in its last frame from this framing to the film's. */
export function leaving(key: Partial<CameraKey>, changes: Changes = {}): Timeline {
  return filmWith({
    ...changes,
    4: {
      camera: [
        { ...KEY, ...key, at: 29 },
        { ...KEY, at: 30 },
      ],
    },
  });
}

export function flashing(...frames: readonly number[]): Timeline {
  const of = (from: number) =>
    frames
      .filter((at) => at >= from && at < from + 30)
      .map((at) => ({ at: at - from, frames: 6, strength: 0.5 }));
  return filmWith(Object.fromEntries(SHOTS.map(({ from }, index) => [index, { flashes: of(from) }])));
}

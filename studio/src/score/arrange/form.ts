import type { Section, Timeline } from "../../direction/timeline.ts";
import type { Grid } from "./grid.ts";
import { STEPS_PER_BAR, STEPS_PER_BEAT, stepOfFrame } from "./grid.ts";

export type SectionRole = Section["role"];

/** A section of the storyboard in steps. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  readonly role: SectionRole;
  readonly energy: number;
  /** Which drop this is (1, 2, ...); the number of drops so far elsewhere. */
  readonly drop: number;
}

/** Mostly 16 steps; shorter or a beat longer where a section begins between bar lines. */
export interface Bar {
  readonly from: number;
  readonly steps: number;
  readonly passage: Passage;
  /** Counts from 0, starting again at drops, breaths, builds and returns. */
  readonly number: number;
  readonly last: boolean;
}

export interface Form {
  readonly passages: readonly Passage[];
  readonly bars: readonly Bar[];
}

export function formOf(timeline: Timeline, grid: Grid): Form {
  const passages = passagesOf(timeline, grid);
  const anchors = [...passages.filter(isAnchor(passages)).map((passage) => passage.from), grid.steps];
  const bars: Bar[] = [];
  for (let i = 0; i + 1 < anchors.length; i++) {
    let from = anchors[i]!;
    for (const [number, steps] of barLengths(anchors[i + 1]! - from).entries()) {
      const last = from + steps >= grid.steps;
      bars.push({ from, steps, number, last, passage: passageAt(passages, from) });
      from += steps;
    }
  }
  return { passages, bars };
}

export function passageAt(passages: readonly Passage[], step: number): Passage {
  const found = passages.find((passage) => step < passage.to) ?? passages.at(-1);
  if (found === undefined) throw new RangeError("a form has at least one passage");
  return found;
}

function passagesOf(timeline: Timeline, grid: Grid): Passage[] {
  const sections = timeline.sections.length > 0 ? timeline.sections : [whole(timeline)];
  const passages: Passage[] = [];
  let drop = 0;
  for (const [i, section] of sections.entries()) {
    const from = passages.at(-1)?.to ?? 0;
    const to = i === sections.length - 1 ? grid.steps : stepOfFrame(grid, section.to);
    if (to <= from) continue;
    if (section.role === "drop" && passages.at(-1)?.role !== "drop") drop++;
    passages.push({ from, to, role: section.role, energy: clamp(section.energy), drop });
  }
  return passages;
}

function whole(timeline: Timeline): Section {
  return { from: 0, to: timeline.frames, role: "drop", energy: 0.8 };
}

/** Bars are counted anew where the role of the section changes, unless the last such place is too close. */
function isAnchor(passages: readonly Passage[]): (passage: Passage, index: number) => boolean {
  let anchor = 0;
  return (passage, index) => {
    if (index === 0) return true;
    if (passage.role === passages[index - 1]?.role || passage.role === "reveal") return false;
    const least = passage.role === "drop" ? STEPS_PER_BEAT : STEPS_PER_BAR / 2;
    if (passage.from - anchor < least) return false;
    anchor = passage.from;
    return true;
  };
}

/** Whole bars and what is left; a single beat left over is added to the bar before. */
function barLengths(steps: number): number[] {
  const bars = Array.from({ length: Math.floor(steps / STEPS_PER_BAR) }, () => STEPS_PER_BAR);
  const rest = steps % STEPS_PER_BAR;
  if (rest > STEPS_PER_BEAT || (rest > 0 && bars.length === 0)) bars.push(rest);
  else if (rest > 0) bars[bars.length - 1] = STEPS_PER_BAR + rest;
  return bars;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

import type { Style } from "@curta/contract";
import type { Timeline } from "../../direction/timeline.ts";
import type { Random } from "../../random.ts";
import { scoreRandom } from "../random.ts";
import type { Chord } from "../theory/harmony.ts";
import { chordOf } from "../theory/harmony.ts";
import type { Key, Mode } from "../theory/key.ts";
import { chooseKey } from "../theory/key.ts";
import type { Pace, Theme } from "../theory/motif.ts";
import { inventTheme } from "../theory/motif.ts";
import { chooseProgressions } from "../theory/progressions.ts";
import type { Bar, Form } from "./form.ts";
import { formOf } from "./form.ts";
import type { Grid } from "./grid.ts";
import { gridOf } from "./grid.ts";
import type { Groove } from "./grooves.ts";
import { chooseGroove } from "./grooves.ts";

const MODES: Record<Style, { bright: Mode; dark: Mode }[]> = {
  viral: [
    { bright: "major", dark: "minor" },
    { bright: "mixolydian", dark: "dorian" },
    { bright: "major", dark: "minor" },
  ],
  cinematografico: [{ bright: "major", dark: "minor" }],
  suave: [
    { bright: "major", dark: "dorian" },
    { bright: "major", dark: "minor" },
  ],
};
const PACES: Record<Style, Pace> = { viral: "busy", cinematografico: "spare", suave: "calm" };

/** Everything that is decided before a note is written. */
export interface Piece {
  readonly style: Style;
  readonly seed: number;
  readonly grid: Grid;
  readonly form: Form;
  readonly key: Key;
  /** One chord for every bar of the form. */
  readonly chords: readonly Chord[];
  readonly theme: Theme;
  readonly groove: Groove;
}

export function conceive(timeline: Timeline): Piece {
  const { style, seed } = timeline;
  const random = (purpose: string) => scoreRandom(timeline, purpose);
  const grid = gridOf(timeline);
  const form = formOf(timeline, grid);
  const key = keyOf(timeline, random("key"));
  return {
    style,
    seed,
    grid,
    form,
    key,
    chords: harmonise(style, form, key, random("harmony")),
    theme: inventTheme(PACES[style], random("theme")),
    groove: chooseGroove(style, grid.bpm, random("groove")),
  };
}

function keyOf(timeline: Timeline, random: Random): Key {
  const choices = MODES[timeline.style];
  const modes = choices[random.integer(0, choices.length - 1)] ?? { bright: "major", dark: "minor" };
  return chooseKey(modes, timeline.grade.warmth, random);
}

/**
 * The main loop, begun anew wherever the form takes a run-up; the contrasting one in breaths and builds.
 * The very last bar is the loop's last chord: it leads back to the first, as the film does.
 */
function harmonise(style: Style, form: Form, key: Key, random: Random): Chord[] {
  const { main, contrast } = chooseProgressions(style, key.mode, random);
  return form.bars.map((bar) => {
    const loop = isQuiet(bar) ? contrast : main;
    const numeral = bar.last && form.bars.length > 1 ? main.at(-1) : loop[bar.number % loop.length];
    return chordOf(key, numeral ?? { degree: 0, color: "triad" });
  });
}

function isQuiet(bar: Bar): boolean {
  return bar.passage.role === "breath" || bar.passage.role === "build";
}

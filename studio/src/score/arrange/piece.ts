import type { Style } from "@curta/contract";
import type { Timeline } from "../../direction/timeline.ts";
import type { Random } from "../../random.ts";
import { scoreRandom } from "../random.ts";
import type { Chord } from "../theory/harmony.ts";
import { chordOf } from "../theory/harmony.ts";
import type { MusicalKey, Mode } from "../theory/key.ts";
import { chooseKey } from "../theory/key.ts";
import type { Pace, MelodicTheme } from "../theory/motif.ts";
import { composeTheme } from "../theory/motif.ts";
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
  readonly key: MusicalKey;
  /** One chord for every bar of the form. */
  readonly chords: readonly Chord[];
  readonly theme: MelodicTheme;
  readonly groove: Groove;
}

export function planPiece(timeline: Timeline): Piece {
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
    theme: composeTheme(PACES[style], random("theme")),
    groove: chooseGroove(style, grid.bpm, random("groove")),
  };
}

function keyOf(timeline: Timeline, random: Random): MusicalKey {
  const choices = MODES[timeline.style];
  const modes = choices[random.integer(0, choices.length - 1)] ?? { bright: "major", dark: "minor" };
  return chooseKey(modes, timeline.grade.warmth, random);
}

/**
 * The main progression, starting again wherever bars are counted anew; the contrasting one in breaths and builds. The
 * last bar has the progression's last chord, which leads back to the film's start.
 */
function harmonise(style: Style, form: Form, key: MusicalKey, random: Random): Chord[] {
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

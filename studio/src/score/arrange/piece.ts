import type { KitName } from "@curta/contract";
import type { Timeline } from "../../direction/timeline.ts";
import type { Random } from "../../random.ts";
import { chooseKit } from "../kits/choose-kit.ts";
import type { Groove, Kit } from "../kits/kit.ts";
import { KIT_TABLE } from "../kits/kit-table.ts";
import { scoreRandom } from "../random.ts";
import type { Chord } from "../theory/harmony.ts";
import { chordOf } from "../theory/harmony.ts";
import type { MusicalKey } from "../theory/key.ts";
import { chooseKey } from "../theory/key.ts";
import type { MelodicTheme } from "../theory/motif.ts";
import { composeTheme } from "../theory/motif.ts";
import { chooseProgressions } from "../theory/progressions.ts";
import type { Bar, Form } from "./form.ts";
import { formOf } from "./form.ts";
import type { Grid } from "./grid.ts";
import { gridOf } from "./grid.ts";

/** Everything that is decided before a note is written. */
export interface Piece extends Pick<Timeline, "style" | "seed"> {
  readonly kitName: KitName;
  readonly kit: Kit;
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
  const kitName = timeline.kit ?? chooseKit(timeline);
  const kit = KIT_TABLE[kitName];
  const random = (purpose: string) => scoreRandom(timeline, `${kitName} ${purpose}`);
  const grid = gridOf(timeline, kit.tempo);
  const form = formOf(timeline, grid);
  const key = chooseKey(random("mode").pick(kit.harmony.modes), timeline.grade.warmth, random("key"));
  return {
    style,
    seed,
    kitName,
    kit,
    grid,
    form,
    key,
    chords: harmonise(kit, form, key, random("harmony")),
    theme: composeTheme(kit.melody, random("theme")),
    groove: random("groove").pick(kit.grooves),
  };
}

/**
 * The main progression, starting again wherever bars are counted anew; the contrasting one in breaths and builds. The
 * last bar has the progression's last chord, which leads back to the film's start.
 */
function harmonise(kit: Kit, form: Form, key: MusicalKey, random: Random): Chord[] {
  const { main, contrast } = chooseProgressions(kit.harmony, key.mode, random);
  return form.bars.map((bar) => {
    const loop = isQuiet(bar) ? contrast : main;
    const numeral = bar.last && form.bars.length > 1 ? main.at(-1) : loop[bar.number % loop.length];
    return chordOf(key, numeral ?? { degree: 0, color: "triad" });
  });
}

function isQuiet(bar: Bar): boolean {
  return bar.passage.role === "breath" || bar.passage.role === "build";
}

import type { KitName } from "@curta/contract";
import type { Timeline } from "../../direction/timeline.ts";
import { scoreRandom } from "../random.ts";
import type { Kit } from "./kit.ts";
import { KIT_TABLE, kitNames } from "./kit-table.ts";

const FRAMES_PER_MINUTE = 1_800;

/** A kit for a film whose script names none: by the seed, among those that suit its style and, if any does, its tempo. */
export function chooseKit(timeline: Pick<Timeline, "style" | "seed" | "framesPerBeat">): KitName {
  const bpm = FRAMES_PER_MINUTE / timeline.framesPerBeat;
  const suited = kitNames().filter((name) => KIT_TABLE[name].suits.includes(timeline.style));
  const fitting = suited.filter((name) => isAtHome(KIT_TABLE[name], bpm));
  const [first = "house", ...others] = fitting.length > 0 ? fitting : suited;
  return scoreRandom(timeline, "kit").pick([first, ...others]);
}

/** Whether a kit's music, at a film's tempo, its half or its double, is as fast as such music is. */
export function isAtHome({ tempo: [slowest, fastest] }: Pick<Kit, "tempo">, bpm: number): boolean {
  return [bpm / 2, bpm, bpm * 2].some((pulse) => pulse >= slowest - 0.5 && pulse <= fastest + 0.5);
}

/** One film as a line of figures and short digests, so that a changed plan shows, and shows where it has changed. */
import { createHash } from "node:crypto";
import type { FilmPlan } from "../../src/direction/plan/film-plan.ts";
import { writeScript } from "../../src/direction/plan/script/write-script.ts";

type Plan = Pick<FilmPlan, "storyboard" | "timeline" | "warnings">;

/** Figures first, then a digest of each part of the plan. */
export function planRow({ storyboard, timeline, warnings }: Plan): string {
  const { shots, ...film } = timeline;
  const zooms = shots.flatMap(({ camera }) => camera.map(({ zoom }) => zoom));
  const words = shots.flatMap(({ captions }) => captions.flatMap((group) => group.words));
  const figures = [
    `${storyboard.seconds}s ${storyboard.bpm} bpm`,
    `${shots.length} shots`,
    `zoom ${Math.min(...zooms).toFixed(2)}-${Math.max(...zooms).toFixed(2)}`,
    `${words.length} words`,
    `${storyboard.shots.flatMap(({ effects }) => effects).length} effects`,
  ];
  const parts = {
    script: [writeScript(storyboard), warnings],
    film,
    cuts: shots.map(({ from, to, source }) => [from, to, source]),
    camera: shots.map(({ camera }) => camera),
    moves: shots.map(({ punches, shakes, parallax, entry, blurs }) => [
      punches,
      shakes,
      parallax,
      entry,
      blurs,
    ]),
    light: shots.map(({ leaks, flashes, effects }) => [leaks, flashes, effects]),
    captions: shots.map(({ captions }) => captions),
  };
  const digests = Object.entries(parts).map(([name, part]) => `${name} ${digest(part)}`);
  return [...figures, ...digests].join("  ");
}

/** What was understood of a text, as the studio would write it, and what was remarked. */
export function scriptRow({ storyboard, warnings }: Omit<Plan, "timeline">): string {
  return `${storyboard.shots.length} shots  script ${digest([writeScript(storyboard), storyboard.notes, warnings])}`;
}

/** Six hexadecimal digits of anything; numbers count to the fourth decimal, so that no machine's rounding shows. */
export function digest(value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === "number" ? Math.round(each * 10_000) / 10_000 : each,
  );
  return createHash("sha256").update(text).digest("hex").slice(0, 6);
}

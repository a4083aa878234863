import { planForm } from "../shots/form.ts";
import type { Role, Template } from "../templates/template.ts";
import { type BeatGrid, frameOfBeat } from "../shots/tempo.ts";
import type { Section } from "../timeline.ts";
import { STYLE_SETTINGS } from "../style-settings.ts";

const ROLE_ENERGY: Readonly<Record<Role, number>> = {
  hook: 0.75,
  reveal: 0.55,
  drop: 1,
  breath: 0.3,
  build: 0.65,
  return: 0.7,
};

/**
 * The sections of the film for its score: those of the form, each moved to the nearest cut, so that music and picture
 * change together even if a script moved the cuts. `cuts` in beats, from 0 to the film's end.
 */
export function planSections(cuts: readonly number[], template: Template, grid: BeatGrid): Section[] {
  const end = cuts.at(-1) ?? 0;
  const sections: Section[] = [];
  let from = 0;
  let planned = 0;
  for (const { role, beats } of planForm(end, template)) {
    planned += beats;
    const to = planned === end ? end : nearest(cuts, planned);
    if (to <= from) continue;
    const energy = ROLE_ENERGY[role] * STYLE_SETTINGS[template.style].energy;
    sections.push({ from: frameOfBeat(from, grid), to: frameOfBeat(to, grid), role, energy });
    from = to;
  }
  return sections;
}

function nearest(cuts: readonly number[], beat: number): number {
  return cuts.reduce((best, cut) => (Math.abs(cut - beat) < Math.abs(best - beat) ? cut : best), 0);
}

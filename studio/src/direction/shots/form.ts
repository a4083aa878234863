import type { FilmForm, Part, Role, Template } from "../templates/template.ts";

export interface FormSection {
  readonly role: Role;
  readonly beats: number;
}

const BEATS_PER_BAR = 4;
/** A film of fewer bars has the template's short arc, a longer one than `FULL_BARS` goes round twice. */
const SHORT_BARS = 8;
const FULL_BARS = 20;

function arcOf({ arc, shortArc }: Template, bars: number): FilmForm {
  if (bars < SHORT_BARS) return shortArc;
  if (bars <= FULL_BARS) return arc;
  return [...arc.filter(([part]) => part !== "return"), ...arc.filter(([part]) => part !== "intro")];
}

/**
 * The arc of a film of `beats` beats, without gaps. Every part but the hook begins on a bar line; what does
 * not fill a bar belongs to the return.
 */
export function planForm(beats: number, template: Template): FormSection[] {
  const bars = Math.floor(beats / BEATS_PER_BAR);
  if (bars < 2) return [{ role: "reveal", beats }];
  const arc = arcOf(template, bars);
  const spare = beats - bars * BEATS_PER_BAR;
  const parts = spare >= 2 ? arc.filter(([part]) => part !== "return") : arc;
  const lengths = allot(
    bars,
    parts.map(([, weight]) => weight),
  );
  const sections = parts.flatMap(([part], index) =>
    sectionsOf(part, (lengths[index] ?? 0) * BEATS_PER_BAR, template.hook),
  );
  if (spare >= 2) return [...sections, { role: "return", beats: spare }];
  return sections.map((section, index) =>
    index === sections.length - 1 ? { ...section, beats: section.beats + spare } : section,
  );
}

function sectionsOf(part: Part, beats: number, hookBeats: number): FormSection[] {
  if (beats === 0) return [];
  if (part !== "intro") return [{ role: part, beats }];
  return [
    { role: "hook", beats: hookBeats },
    { role: "reveal", beats: beats - hookBeats },
  ];
}

/**
 * Shares `total` whole units out by weight: at least one each where there are enough, the rest by largest
 * remainder, so that the sum is exact.
 */
export function allot(total: number, weights: readonly number[]): number[] {
  const each = total >= weights.length ? 1 : 0;
  const sum = weights.reduce((left, right) => left + right, 0) || 1;
  const free = total - each * weights.length;
  const exact = weights.map((weight) => Math.max(0, (weight / sum) * total - each));
  const scale = free / (exact.reduce((left, right) => left + right, 0) || 1);
  const shares = exact.map((share) => Math.floor(share * scale));
  const left = free - shares.reduce((a, b) => a + b, 0);
  const order = exact
    .map((share, index) => ({ index, rest: share * scale - (shares[index] ?? 0) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  const raised = new Set(order.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => share + each + (raised.has(index) ? 1 : 0));
}

import type { Style } from "@curta/contract";
import type { Section } from "../timeline.ts";

export type Role = Section["role"];
export interface FormSection {
  readonly role: Role;
  readonly beats: number;
}

const BEATS_PER_BAR = 4;
/** A hook is about as long as this, in seconds; energetic films hurry. */
const HOOK_SECONDS: Readonly<Record<Style, number>> = { viral: 1, cinematografico: 1.5, suave: 1.6 };

type Part = "intro" | Exclude<Role, "hook" | "reveal">;

/**
 * The 30 s form (hook and reveal 8 s, drop 4, breath 4, build 8, drop 4, return 2) in bars of two seconds;
 * shorter films leave parts out, films from 42 s go round twice.
 */
const FORMS: readonly { readonly upToBars: number; readonly parts: readonly [Part, number][] }[] = [
  {
    upToBars: 4,
    parts: [
      ["intro", 2],
      ["drop", 2],
      ["return", 1],
    ],
  },
  {
    upToBars: 7,
    parts: [
      ["intro", 2],
      ["build", 2],
      ["drop", 2],
      ["return", 1],
    ],
  },
  {
    upToBars: 20,
    parts: [
      ["intro", 4],
      ["drop", 2],
      ["breath", 2],
      ["build", 4],
      ["drop", 2],
      ["return", 1],
    ],
  },
  {
    upToBars: Infinity,
    parts: [
      ["intro", 4],
      ["drop", 3],
      ["breath", 2],
      ["build", 4],
      ["drop", 4],
      ["breath", 3],
      ["build", 4],
      ["drop", 4],
      ["return", 1],
    ],
  },
];

/**
 * The arc of a film of `beats` beats, without gaps. Every part but the hook begins on a bar line; what does
 * not fill a bar belongs to the return.
 */
export function planForm(beats: number, { style, bpm }: { style: Style; bpm: number }): FormSection[] {
  const hookBeats = Math.max(2, Math.min(3, Math.round((HOOK_SECONDS[style] * bpm) / 60)));
  const bars = Math.floor(beats / BEATS_PER_BAR);
  const form = FORMS.find(({ upToBars }) => bars <= upToBars);
  if (form === undefined || bars < 2) return [{ role: "reveal", beats }];
  const spare = beats - bars * BEATS_PER_BAR;
  const parts = spare >= 2 ? form.parts.filter(([part]) => part !== "return") : form.parts;
  const lengths = allot(
    bars,
    parts.map(([, weight]) => weight),
  );
  const sections = parts.flatMap(([part], index) =>
    sectionsOf(part, (lengths[index] ?? 0) * BEATS_PER_BAR, hookBeats),
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

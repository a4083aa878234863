import type { Random } from "../../random.ts";
import { STYLE_SETTINGS } from "../style-settings.ts";
import type { Role, Template } from "../templates/template.ts";
import { allot, type FormSection } from "./form.ts";

/** No shot is longer, where a picture has few views. */
const HOLD_SECONDS = 3;
/** A film of 10 s and more has at least this many shots, a shorter one so many for each of its seconds. */
const LEAST_SHOTS = 8;
const LEAST_A_SECOND = 0.8;
/** More cuts than 45 a minute are too many to see anything. */
const MOST_A_SECOND = 0.75;

export interface Slot {
  readonly role: Role;
  readonly beats: number;
  /** Which shot of its section it is, from 0. */
  readonly index: number;
}

/**
 * Cuts the sections into shots, each a whole number of beats and none too long to hold attention; at most `most` where
 * that is possible.
 */
export function planCuts(
  form: readonly FormSection[],
  template: Template,
  { bpm, most, random }: { bpm: number; most: number; random: Random },
): Slot[] {
  const longest = Math.max(1, Math.floor((STYLE_SETTINGS[template.style].longestShot * bpm) / 60));
  const longestHold = Math.max(1, Math.floor((HOLD_SECONDS * bpm) / 60));
  const sections = form.map(({ role, beats }) => cutsOf(beats, template.beats[role], longest, random));
  const seconds = (form.reduce((sum, { beats }) => sum + beats, 0) * 60) / bpm;
  const least = Math.min(LEAST_SHOTS, Math.floor(seconds * LEAST_A_SECOND));
  raiseTo(Math.min(least, most), sections);
  lowerTo(Math.min(most, Math.max(least, Math.floor(seconds * MOST_A_SECOND))), longestHold, sections);
  return form.flatMap(({ role }, section) =>
    (sections[section] ?? []).map((beats, index) => ({ role, beats, index })),
  );
}

/** Cuts a film into shots of about one length, though no more than can be seen; each has the role of its first beat. */
export function evenCuts(
  form: readonly FormSection[],
  { bpm, seconds }: { bpm: number; seconds: number },
): Slot[] {
  const beats = form.reduce((sum, section) => sum + section.beats, 0);
  const film = (beats * 60) / bpm;
  const count = Math.max(1, Math.min(Math.round(film / seconds), Math.floor(film * MOST_A_SECOND)));
  const lengths = allot(beats, Array<number>(count).fill(1));
  const slots: Slot[] = [];
  let first = 0;
  for (const length of lengths) {
    const role = roleAt(first, form);
    slots.push({ role, beats: length, index: slots.filter((slot) => slot.role === role).length });
    first += length;
  }
  return slots;
}

function roleAt(beat: number, form: readonly FormSection[]): Role {
  let end = 0;
  for (const { role, beats } of form) {
    end += beats;
    if (beat < end) return role;
  }
  return "return";
}

/** The template's lengths in turn, begun where the seed says. A short rest joins the shot before it. */
function cutsOf(beats: number, pattern: readonly number[], longest: number, random: Random): number[] {
  const start = Math.floor(random.next() * pattern.length);
  const cuts: number[] = [];
  for (let left = beats; left > 0; left -= cuts.at(-1) ?? left) {
    const wished = pattern[(start + cuts.length) % pattern.length] ?? longest;
    cuts.push(Math.min(left, longest, wished > longest ? Math.ceil(wished / 2) : wished));
  }
  const [last = 0, before = 0] = cuts.toReversed();
  const isRest = cuts.length > 1 && last < Math.min(before, ...pattern) && last + before <= longest;
  return isRest ? [...cuts.slice(0, -2), before + last] : cuts;
}

/** Cuts the longest shot in two, until there are enough. */
function raiseTo(least: number, sections: number[][]): void {
  while (sections.flat().length < least) {
    const longest = Math.max(...sections.flat());
    if (longest < 2) return;
    const section = sections.find((cuts) => cuts.includes(longest));
    section?.splice(section.indexOf(longest), 1, Math.ceil(longest / 2), Math.floor(longest / 2));
  }
}

/**
 * Joins the two neighbours of a section that are shortest together, until there are few enough; where none may be joined,
 * a section is cut anew into one shot less.
 */
function lowerTo(most: number, longest: number, sections: number[][]): void {
  while (sections.flat().length > most) {
    const pairs = sections.flatMap((cuts, section) =>
      cuts.slice(1).map((beats, index) => ({ section, index, beats: beats + (cuts[index] ?? 0) })),
    );
    const [shortest] = pairs.filter(({ beats }) => beats <= longest).toSorted((a, b) => a.beats - b.beats);
    if (shortest !== undefined) {
      sections[shortest.section]?.splice(shortest.index, 2, shortest.beats);
      continue;
    }
    const spare = sections.findIndex((cuts) => sumOf(cuts) <= (cuts.length - 1) * longest);
    if (spare < 0) return;
    const cuts = sections[spare] ?? [];
    sections[spare] = allot(
      sumOf(cuts),
      cuts.slice(1).map(() => 1),
    );
  }
}

function sumOf(cuts: readonly number[]): number {
  return cuts.reduce((sum, beats) => sum + beats, 0);
}

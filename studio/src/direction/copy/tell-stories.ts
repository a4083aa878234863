import type { Style } from "@curta/contract";
import type { Random } from "../../random.ts";
import { BROAD } from "./keys/key.ts";
import { ANY_KEY, type Keys } from "./keys/keys-of.ts";
import type { Story } from "./stories/story.ts";
import { storiesOf } from "./stories/stories.ts";
import type { StoryLanguage } from "./language/text-language.ts";

/** Weight of one story, by what proves it. */
const WEIGHTS = { seen: 4, broad: 2, several: 6, measured: 0.8, measuredAlone: 1.2 } as const;
/** The same where nothing was seen: then these are what the photo is of. */
const STRONG: Readonly<Record<string, number>> = {
  vista: 3,
  escrita: 3,
  recado: 3,
  branco: 3,
  pb: 3,
  sepia: 2,
};
/** Weight of all stories together that are true of every photo. */
const ANYTHING = { besideSeen: 2, alone: 6 } as const;
const MOST_STORIES = 3;

/** Stories that are true of this photo, in random order (by seed); those of what was seen tend to be first. */
export function storiesFor(keys: Keys, random: Random, language: StoryLanguage = "pt"): Story[] {
  const fitting = storiesOf(language).filter((story) => story.keys.every((key) => keys.all.has(key)));
  const anything = fitting.filter(isOfAnything).length;
  return fitting
    .map((story) => ({ story, order: random.next() ** (1 / weightOf(story, keys, anything)) }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ story }) => story);
}

function weightOf({ keys: [key = "", other] }: Story, { seen }: Keys, anything: number): number {
  const isBare = seen.size === 0;
  if (key === ANY_KEY) return (isBare ? ANYTHING.alone : ANYTHING.besideSeen) / anything;
  if (!seen.has(key)) return isBare ? (STRONG[key] ?? WEIGHTS.measuredAlone) : WEIGHTS.measured;
  return other === undefined ? (BROAD.has(key) ? WEIGHTS.broad : WEIGHTS.seen) : WEIGHTS.several;
}

/**
 * The lines of one story, or of up to three one after another in a long film; those of every photo come after all
 * others, unless one is the first. At most `count` lines, at least a hook. No line is said twice.
 */
export function tellStories(stories: readonly Story[], style: Style, count: number): string[] {
  const fitting = stories.filter((story) => shortened(story, style, count) !== null);
  const [first, ...others] = fitting.length > 0 ? fitting : stories;
  if (first === undefined) return [];
  const said = shortened(first, style, count) ?? cutOff(first, style, count);
  const told = [first];
  for (const story of others.toSorted((a, b) => Number(isOfAnything(a)) - Number(isOfAnything(b)))) {
    if (told.length === MOST_STORIES || count - said.length < 3) break;
    const more = shortened(story, style, count - said.length);
    if (more === null || more.some((line) => said.includes(line))) continue;
    said.push(...more);
    told.push(story);
  }
  return said;
}

function isOfAnything({ keys }: Story): boolean {
  return keys[0] === ANY_KEY;
}

/** The lines of the first story of one of these keys that has at most `count`; none where there is no such story. */
export function storyOfKeys(
  stories: readonly Story[],
  keys: ReadonlySet<string>,
  style: Style,
  count: number,
): string[] {
  const named = stories.filter((story) => story.keys.every((key) => keys.has(key)));
  return named.map((story) => shortened(story, style, count)).find((lines) => lines !== null) ?? [];
}

/** All lines, or all but the spare ones; null where these are too many. */
function shortened({ voices }: Story, style: Style, most: number): string[] | null {
  const lines = voices[style];
  const kept = lines.length <= most ? lines : lines.filter(({ spare }) => !spare);
  return kept.length <= most ? kept.map(({ text }) => text) : null;
}

/** The hook, and as many of the last lines as there is room for. */
function cutOff({ voices }: Story, style: Style, most: number): string[] {
  const lines = voices[style].map(({ text }) => text);
  return [...lines.slice(0, 1), ...lines.slice(1).slice(-(most - 1))].slice(0, most);
}

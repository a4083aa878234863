import type { Arc, Saying } from "./arc.ts";
import type { Random } from "../../random.ts";
import { isSeenTheme } from "./seen-themes.ts";
import type { Theme, Themes } from "./themes.ts";

const PEOPLE: readonly Theme[] = ["rosto", "rostos", "pessoa", "dupla", "grupo"];

/** Weight of a story about this picture's theme, against 1 for a story that suits every picture. */
const OWN_STORY = 3;
/** Weight of a story that names what was seen. */
const SEEN_STORY = 6;
/** Number of free lines from which a second story is inserted. */
const LEAST_SECOND = 7;

/**
 * Stories that suit this picture, in random order (by seed), weighted towards its own themes. If it shows people,
 * stories that suit any picture are left out.
 */
export function storiesOf(arcs: readonly Arc[], themes: Themes, random: Random): Arc[] {
  const isOfPeople = PEOPLE.some((theme) => themes.true.has(theme));
  return arcs
    .filter(({ theme }) => (theme === null ? !isOfPeople : themes.true.has(theme)))
    .map((each) => ({ each, key: random.next() ** (1 / weightOf(each)) }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ each }) => each);
}

function weightOf({ theme }: Arc): number {
  return theme === null ? 1 : isSeenTheme(theme) ? SEEN_STORY : OWN_STORY;
}

/**
 * The lines of a story in order, at most `count`: hook, tension, turn, pay-off, and the line that leads back to the
 * hook. Long films insert a second story before the last line.
 */
export function tellArc(stories: readonly Arc[], count: number, themes: Themes, random: Random): string[] {
  const [first, second] = stories;
  if (first === undefined) return [];
  const say = (saying: Saying): string => capitalized(filled(random.pick(saying), themes.words));
  const last = say(first.last);
  const told = bodyOf(first, count - 1, random).map(say);
  const left = count - 1 - told.length;
  const more = second !== undefined && left >= LEAST_SECOND ? bodyOf(second, left, random).map(say) : [];
  return [...new Set([...told, ...more])]
    .filter((line) => line !== last)
    .concat(last)
    .slice(-Math.max(1, count));
}

/** A story without its last line, shortened to `count` lines: tension lines are dropped first, then the turn. */
function bodyOf({ hook, tension, turn, payoff }: Arc, count: number, random: Random): Saying[] {
  if (count < 2) return [hook];
  if (count < 4) return [hook, ...some(tension, count - 2, random), payoff];
  return [hook, ...some(tension, count - 3, random), turn, payoff];
}

/** A random selection of `count` lines, in their original order. */
function some(lines: readonly Saying[], count: number, random: Random): Saying[] {
  const kept = new Set(random.shuffle(lines).slice(0, count));
  return lines.filter((line) => kept.has(line));
}

function filled(text: string, words: Themes["words"]): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1);
}

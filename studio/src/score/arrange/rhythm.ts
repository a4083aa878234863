import type { Groove, Patterns } from "../kits/kit.ts";

const STRENGTHS: Readonly<Record<string, number>> = { X: 1, x: 0.8, u: 0.6, o: 0.42, ".": 0 };

/** The mark of a pattern at a step; patterns repeat. */
export function markAt(pattern: string, step: number): string {
  return pattern[step % pattern.length] ?? ".";
}

/** How strong a mark is, 0 to 1. Letters that are no marks of drums count as strong. */
export function strengthOf(mark: string): number {
  return STRENGTHS[mark] ?? 0.8;
}

/** How late a step is played because of the swing, in steps. */
export function swingDelay({ swing }: Pick<Groove, "swing">, step: number): number {
  return step % 2 === 1 ? swing : 0;
}

/** The mark of a voice `ahead` steps before the end of patterns that end with a section; null if they leave it alone. */
export function fillMark(fill: Patterns, voice: string, ahead: number): string | null {
  const longest = Math.max(...Object.values(fill).map(({ length }) => length));
  if (ahead > longest) return null;
  const pattern = fill[voice];
  return pattern === undefined ? null : (pattern[pattern.length - ahead] ?? null);
}

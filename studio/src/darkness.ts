/** Mean levels (0 to 1) between which a picture begins to be dark, and by which it is. */
const DARK = { from: 0.28, to: 0.14 } as const;

/** How dark a picture is, 0 to 1: what is dark already needs no deeper shadows. @param level mean of its luma, 0 to 1 */
export function darknessOf(level: number): number {
  return Math.min(1, Math.max(0, (DARK.from - level) / (DARK.from - DARK.to)));
}

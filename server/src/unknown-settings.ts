/** Names of variables that look like settings of ours and are none, each with the setting that may be meant. */
export function findUnknownSettings(
  names: readonly string[],
  known: readonly string[],
): { name: string; meant: string | undefined }[] {
  return names
    .filter((name) => name.startsWith("CURTA_") && !known.includes(name) && !FOREIGN.test(name))
    .map((name) => ({ name, meant: nearest(name, known) }));
}

/** Variables of our own tests. */
const FOREIGN = /^CURTA_(?:E2E|CHROMIUM)/;
/** As many letters may differ. */
const FARTHEST = 4;

function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known.map((other) => ({ other, far: distance(name, other) }));
  const [best] = ranked.toSorted((a, b) => a.far - b.far);
  return best !== undefined && best.far <= FARTHEST ? best.other : undefined;
}

/** Letters to insert, delete or change to turn one text into the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const change = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

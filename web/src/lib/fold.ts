/** A text without accents and capitals, for comparing: "Açaí" -> "acai". */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Letters that Portuguese writes with accents too. */
const ACCENTED = /[aceinou]/g;

/**
 * A pattern for ILIKE that finds at least every text whose folded form contains the folded query: letters that may have
 * an accent, and characters with a meaning in patterns or addresses, match any character. Its finds are compared with
 * `fold` afterwards.
 */
export function patternOf(query: string): string {
  const folded = fold(query.trim()).slice(0, 80);
  return `%${folded.replace(ACCENTED, "_").replace(/[^\p{L}\p{N} _-]/gu, "_")}%`;
}

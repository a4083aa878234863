import { NO_SUBJECTS, TABLE } from "./nouns-table.ts";

/** The Portuguese noun of a label. */
export interface Noun {
  readonly label: string;
  readonly gender: "m" | "f";
  readonly one: string;
  readonly many: string;
  /** Label of a family whose members are easily confused; null if there is none. */
  readonly family: string | null;
  /** Labels of wider groups: a cat is an "animal". */
  readonly groups: readonly string[];
  /** Synonyms that people type, folded, singular. */
  readonly words: readonly string[];
  /** Whether it may be the theme of a film. */
  readonly subject: boolean;
}

export const NOUNS: ReadonlyMap<string, Noun> = new Map(
  TABLE.trim()
    .split("\n")
    .map((row) => {
      const [label = "", article, one = "", many = "", family = "", groups = "", words = ""] = row
        .split("|")
        .map((cell) => cell.trim());
      return [
        label,
        {
          label,
          gender: article === "a" ? "f" : "m",
          one,
          many,
          family: family === "" ? null : family,
          groups: listOf(groups),
          words: listOf(words),
          subject: !NO_SUBJECTS.has(label),
        },
      ];
    }),
);

function listOf(cell: string): string[] {
  return cell === "" ? [] : cell.split(",").map((word) => word.trim());
}

/**
 * Whether a thing that was seen may be the one that was asked for: the same label, a wider group, or the same family.
 */
export function isKind(seen: string, asked: string): boolean {
  if (seen === asked) return true;
  const [one, other] = [NOUNS.get(seen), NOUNS.get(asked)];
  if (one === undefined || other === undefined) return false;
  return (
    isWithin(one, asked) || isWithin(other, seen) || (one.family !== null && one.family === other.family)
  );
}

function isWithin({ family, groups }: Noun, label: string): boolean {
  return family === label || groups.includes(label);
}

import { NO_SUBJECTS, TABLE } from "./nouns-table.ts";

/** A word of Portuguese for what a label of a reading names. */
export interface Noun {
  readonly label: string;
  readonly gender: "m" | "f";
  readonly one: string;
  readonly many: string;
  /** Members are easily taken for one another; null where a label stands alone. */
  readonly family: string | null;
  /** Wider words for it, as labels: a cat is an "animal". */
  readonly groups: readonly string[];
  /** What else people type, folded, singular. */
  readonly words: readonly string[];
  /** False for what no film is about. */
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

/** Whether what was seen may be what was asked for: the same, one word for the other, or of one confusable family. */
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

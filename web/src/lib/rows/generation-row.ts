import { FINAL_STATUSES, type Generation, type RowOptions } from "@curta/contract";

/** The known columns of a generation's row. An outside workflow may have fewer columns than ours. */
export type RowPart = {
  readonly [Column in keyof Generation]?:
    | (Column extends "options" ? RowOptions : Generation[Column])
    | undefined;
};

/** True if the generation will not change any more. A completed one must have its film's address. */
export function isSettled(row: RowPart): boolean {
  if (row.status === "completed") return Boolean(row.video_url);
  return row.status !== undefined && FINAL_STATUSES.includes(row.status);
}

/**
 * Merges newer columns into a row. Events and reads can arrive in the wrong order, so progress never falls and a
 * settled row stays settled.
 */
export function mergeRow(known: RowPart, news: RowPart): RowPart {
  if (isSettled(known) && !isSettled(news)) return known;
  const progress = Math.max(known.progress ?? 0, news.progress ?? 0);
  return { ...known, ...news, progress };
}

import { FINAL_STATUSES, type Generation, type Options } from "@curta/contract";

/** What is known of a generation's row. An outside workflow may have fewer columns than ours. */
export type RowPart = {
  readonly [Column in keyof Generation]?:
    | (Column extends "options" ? Options : Generation[Column])
    | undefined;
};

/** True where nothing more will happen to the generation: a completed one needs its film. */
export function isSettled(row: RowPart): boolean {
  if (row.status === "completed") return Boolean(row.video_url);
  return row.status !== undefined && FINAL_STATUSES.includes(row.status);
}

/**
 * Later news on top of what is known. News can overtake each other (an event and a read), so progress never
 * falls and a settled row stays settled.
 */
export function mergeRow(known: RowPart, news: RowPart): RowPart {
  if (isSettled(known) && !isSettled(news)) return known;
  const progress = Math.max(known.progress ?? 0, news.progress ?? 0);
  return { ...known, ...news, progress };
}

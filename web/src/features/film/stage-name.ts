import type { RowPart } from "../../lib/rows/generation-row.ts";
import { text } from "../../lib/text.ts";

/** What is happening to a film, in words. */
export function stageName(row: RowPart, sent: boolean): string {
  if (!sent) return text.film.sending;
  if (row.status !== "processing") return text.film.waiting;
  return row.stage ? text.film.stages[row.stage] : text.film.stages.reading;
}

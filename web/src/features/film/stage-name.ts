import type { RowPart } from "../../lib/rows/generation-row.ts";
import { text } from "../../lib/text.ts";

/** The name of a film's stage, as shown to users. */
export function stageName(row: RowPart, sent: boolean): string {
  if (!sent) return text.film.sending;
  if (row.status !== "processing") return text.film.waiting;
  return row.stage ? text.film.stages[row.stage] : text.film.stages.reading;
}

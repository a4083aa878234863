import type { FastifyReply } from "fastify";
import { RestError } from "./errors.ts";
import { SINGLE_TYPE, type Preferences } from "./preferences.ts";
import type { SelectedColumn } from "./query.ts";

export type Row = Readonly<Record<string, unknown>>;

/**
 * Formats rows as the client requested them.
 * @throws RestError PGRST116 if a single object was requested and there is not exactly one row
 */
export function answerRows(
  reply: FastifyReply,
  rows: readonly Row[],
  select: readonly SelectedColumn[],
  { single }: Preferences,
): unknown {
  const shaped = rows.map((row) =>
    Object.fromEntries(select.map(({ column, name }) => [name, row[column] ?? null])),
  );
  if (!single) return shaped;
  if (shaped.length === 1) {
    // Sent as text, because the framework does not recognize this type as JSON.
    void reply.type(`${SINGLE_TYPE}; charset=utf-8`);
    return JSON.stringify(shaped[0]);
  }
  throw new RestError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${shaped.length} rows`,
  });
}

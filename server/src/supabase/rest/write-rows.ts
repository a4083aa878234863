import { z } from "zod";
import { completeAddresses } from "../../database/rows/addresses.ts";
import { answerRows, type Row } from "./answer.ts";
import { RestError } from "./errors.ts";
import { readPreferences } from "./preferences.ts";
import { assertWritable, parseColumns, parseQuery, type Query } from "./query.ts";
import type { RestCall } from "./rest-call.ts";
import { deleteStatement, insertStatement, updateStatement, type Statement } from "./statement.ts";

const rowSchema = z.record(z.string(), z.unknown());
const MAX_ROWS = 1_000;

/** POST: inserts one or several rows; `resolution=` says whether existing ones are updated or kept. */
export async function insertRows(call: RestCall): Promise<unknown> {
  const rows = readBody(
    call,
    z.union([rowSchema.transform((row) => [row]), z.array(rowSchema).max(MAX_ROWS)]),
  );
  const keys = Object.keys(rows[0] ?? {});
  if (rows.some((row) => Object.keys(row).toSorted().join() !== keys.toSorted().join())) {
    throw new RestError(400, "PGRST102", "All object keys must match");
  }
  const columns = parseColumns(call.parameters) ?? keys.map(assertWritable);
  const { conflict } = readPreferences(call.request);
  const query = parseQuery(call.parameters);
  return write(call, query, 201, rows.length === 0 ? undefined : insertStatement(columns, rows, conflict));
}

/** PATCH: changes the rows that match the filters. */
export async function updateRows(call: RestCall): Promise<unknown> {
  const change = readBody(call, rowSchema);
  const columns = Object.keys(change).map(assertWritable);
  const query = filtered(call, "UPDATE");
  return write(
    call,
    query,
    200,
    columns.length > 0 ? updateStatement(columns, change, query.filters) : undefined,
  );
}

/** DELETE: removes the rows that match the filters. */
export async function deleteRows(call: RestCall): Promise<unknown> {
  const query = filtered(call, "DELETE");
  return write(call, query, 200, deleteStatement(query.filters));
}

/** Runs the statement, if there is one. An error rolls back the caller's transaction. */
async function write(
  { request, reply, client, origin }: RestCall,
  query: Query,
  status: number,
  statement: Statement | undefined,
): Promise<unknown> {
  const rows = statement
    ? (await client.query<{ row: Row }>(statement)).rows.map(({ row }) => completeAddresses(row, origin))
    : [];
  const preferences = readPreferences(request);
  if (preferences.count) void reply.header("content-range", `*/${rows.length}`);
  if (!preferences.representation) {
    void reply.code(status === 201 ? 201 : 204);
    return undefined;
  }
  void reply.code(status);
  return answerRows(reply, rows, query.select, preferences);
}

function readBody<T>({ request }: RestCall, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(request.body);
  if (!parsed.success) throw new RestError(400, "PGRST102", "Empty or invalid json");
  return parsed.data;
}

/** As in hosted projects, a forgotten filter must not change every row. */
function filtered(call: RestCall, verb: string): Query {
  const query = parseQuery(call.parameters);
  if (query.filters.length === 0) throw new RestError(400, "21000", `${verb} requires a WHERE clause`);
  return query;
}

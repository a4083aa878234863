import { completeAddresses } from "../../database/rows/addresses.ts";
import { answerRows, type Row } from "./answer.ts";
import { readPreferences } from "./preferences.ts";
import { parseQuery } from "./query.ts";
import type { RestCall } from "./rest-call.ts";
import { countStatement, selectStatement } from "./statement.ts";

/** GET and HEAD: the rows that the requester may see. */
export async function readRows({ request, reply, parameters, client, origin }: RestCall): Promise<unknown> {
  const preferences = readPreferences(request);
  const query = parseQuery(parameters);
  const { rows } = await client.query<{ row: Row }>(selectStatement(query));
  const total = preferences.count
    ? (await client.query<{ count: number }>(countStatement(query))).rows[0]?.count
    : undefined;
  const range = rows.length > 0 ? `${query.offset}-${query.offset + rows.length - 1}` : "*";
  void reply.header("content-range", `${range}/${total ?? "*"}`);
  if (total !== undefined && rows.length > 0 && rows.length < total) void reply.code(206);
  return answerRows(
    reply,
    rows.map(({ row }) => completeAddresses(row, origin)),
    query.select,
    preferences,
  );
}

import { GENERATION_TABLE } from "@curta/contract";
import type { Pool } from "pg";
import { completeAddresses } from "../../database/rows/addresses.ts";
import { type Claims, withClaims } from "../../database/pool.ts";
import type { RowChange } from "./subscriptions.ts";

export interface Rows {
  /** The event's data as JSON; undefined if row security hides the row from these claims. */
  read(this: void, change: RowChange, claims: Claims, origin: string): Promise<string | undefined>;
}

/** Reads changed rows with their subscribers' claims and formats them as realtime event data. */
export function createRowReader(pool: Pool): Rows {
  let columns: Promise<string> | undefined;
  return {
    async read(change, claims, origin) {
      if (!mayConcern(change, claims)) return undefined;
      if (change.type === "DELETE") return dataJson(change, await columnsJson(), undefined);
      const record = await readRecord(pool, change.id, claims);
      return record === undefined
        ? undefined
        : dataJson(change, await columnsJson(), completeAddresses(record, origin));
    },
  };

  function columnsJson(): Promise<string> {
    columns ??= readColumns(pool).catch((error: unknown) => {
      columns = undefined;
      throw error;
    });
    return columns;
  }
}

async function readRecord(
  pool: Pool,
  id: string,
  claims: Claims,
): Promise<Record<string, unknown> | undefined> {
  const sql = `select to_jsonb(g) as record from public.${GENERATION_TABLE} g where id = $1`;
  const { rows } = await withClaims(pool, claims, (client) =>
    client.query<{ record: Record<string, unknown> }>(sql, [id]),
  );
  return rows[0]?.record;
}

/** Names and types of the columns; the client converts values by them. */
async function readColumns(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [`public.${GENERATION_TABLE}`],
  );
  return JSON.stringify(rows);
}

/**
 * Avoids a query whose result is known to be empty. Also protects deleted rows, which row security can no longer
 * check: only the owner and the service role are notified of them.
 */
function mayConcern({ userId }: RowChange, claims: Claims): boolean {
  return claims.role === "service_role" || claims.sub === userId || claims.anonymous_user === userId;
}

function dataJson({ type, id }: RowChange, columns: string, record: unknown): string {
  const envelope = {
    schema: "public",
    table: GENERATION_TABLE,
    type,
    commit_timestamp: new Date().toISOString(),
    errors: null,
    ...(type === "INSERT" ? {} : { old_record: { id } }),
    ...(record === undefined ? {} : { record }),
  };
  return `${JSON.stringify(envelope).slice(0, -1)},"columns":${columns}}`;
}

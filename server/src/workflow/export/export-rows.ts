import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { runWithoutDeadline } from "../../deadline.ts";
import { EXPORTED_LISTS, type ExportedList } from "./exported-rows.ts";

/** Rows that are in memory at a time: a draft may have a megabyte. */
const ROWS_AT_A_TIME = 4;

/**
 * All that the database holds of a user, but secrets and what only machines use: JSON that is read as it is written, a few
 * rows at a time and without a connection of its own, since whoever takes it may be slow.
 * @throws CurtaError not_found where something of it is deleted meanwhile: a part must not be taken for the whole
 */
export async function* exportRows(pool: Pool, userId: string): AsyncGenerator<string> {
  let before = "{";
  for (const list of EXPORTED_LISTS) {
    yield `${before}\n  "${list.name}": [`;
    let comma = "";
    for await (const row of rowsOf(pool, list, userId)) {
      yield `${comma}\n    ${row}`;
      comma = ",";
    }
    yield "]";
    before = ",";
  }
  yield "\n}\n";
}

/** The rows of one list, each as JSON. */
async function* rowsOf(
  pool: Pool,
  { table, owner, key, order, columns }: ExportedList,
  userId: string,
): AsyncGenerator<string> {
  const { rows: found } = await runWithoutDeadline(() =>
    pool.query<{ key: string }>(`select ${key} as key from ${table} where ${owner} = $1 order by ${order}`, [
      userId,
    ]),
  );
  for (let at = 0; at < found.length; at += ROWS_AT_A_TIME) {
    const keys = found.slice(at, at + ROWS_AT_A_TIME).map((one) => one.key);
    const select = `select ${columns} from ${table} where ${owner} = $1 and ${key} = any($2) order by ${order}`;
    // oxlint-disable-next-line no-await-in-loop -- few rows at a time are the point
    const { rows } = await runWithoutDeadline(() =>
      pool.query<{ row: string }>(`select to_json(t)::text as row from (${select}) t`, [userId, keys]),
    );
    if (rows.length < keys.length)
      throw new CurtaError("not_found", { detail: `${table} while it was read` });
    for (const { row } of rows) yield row;
  }
}

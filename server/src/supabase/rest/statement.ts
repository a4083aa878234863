import type { Filter } from "./filter.ts";
import type { Query } from "./query.ts";
import { COLUMNS, TABLE } from "./columns.ts";

/** SQL text with its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const ROW = COLUMNS.map((name) => `t."${name}"`).join(", ");

export function selectStatement(query: Query): Statement {
  const { where, values } = conditions(query.filters, []);
  const order = query.order.length > 0 ? ` order by ${query.order.join(", ")}` : "";
  const inner = `select ${ROW} from ${TABLE} t${where}${order} limit ${query.limit} offset ${query.offset}`;
  return { text: `select to_jsonb(r) as row from (${inner}) r`, values };
}

export function countStatement(query: Query): Statement {
  const { where, values } = conditions(query.filters, []);
  return { text: `select count(*)::int as count from ${TABLE} t${where}`, values };
}

/** Inserts JSON rows; PostgreSQL converts every value to its column's type. */
export function insertStatement(
  columns: readonly string[],
  rows: readonly object[],
  conflict: "fail" | "merge" | "ignore",
): Statement {
  const names = columns.map((name) => `"${name}"`).join(", ");
  const source =
    columns.length === 0
      ? "default values"
      : `(${names}) select ${names} from jsonb_populate_recordset(null::${TABLE}, $1)`;
  return {
    text: returning(`insert into ${TABLE} as t ${source}${onConflict(columns, conflict)}`),
    values: columns.length === 0 ? [] : [JSON.stringify(rows)],
  };
}

function onConflict(columns: readonly string[], conflict: "fail" | "merge" | "ignore"): string {
  if (conflict === "fail") return "";
  const sets = columns.filter((name) => name !== "id").map((name) => `"${name}" = excluded."${name}"`);
  return conflict === "ignore" || sets.length === 0
    ? " on conflict (id) do nothing"
    : ` on conflict (id) do update set ${sets.join(", ")}`;
}

export function updateStatement(
  columns: readonly string[],
  change: object,
  filters: readonly Filter[],
): Statement {
  const { where, values } = conditions(filters, [JSON.stringify(change)]);
  const sets = columns.map((name) => `"${name}" = b."${name}"`).join(", ");
  return {
    text: returning(`update ${TABLE} t set ${sets} from jsonb_populate_record(null::${TABLE}, $1) b${where}`),
    values,
  };
}

export function deleteStatement(filters: readonly Filter[]): Statement {
  const { where, values } = conditions(filters, []);
  return { text: returning(`delete from ${TABLE} t${where}`), values };
}

function returning(statement: string): string {
  return `with w as (${statement} returning ${ROW}) select to_jsonb(w) as row from w`;
}

/** Joins filters and numbers their parameters after the existing ones. */
function conditions(filters: readonly Filter[], before: unknown[]): { where: string; values: unknown[] } {
  const values = [...before];
  const parts = filters.map((filter) => {
    const first = values.length;
    values.push(...filter.values);
    let next = first;
    return filter.sql.replaceAll("$?", () => `$${++next}`);
  });
  return { where: parts.length > 0 ? ` where ${parts.join(" and ")}` : "", values };
}

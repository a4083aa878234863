import { column, COLUMNS, isColumn } from "./columns.ts";
import { RestError } from "./errors.ts";
import { parseFilter, type Filter } from "./filter.ts";
import { parseOrFilter } from "./or-filter.ts";

/** A column of the answer and the name that the client gave it. */
export interface SelectedColumn {
  readonly column: string;
  readonly name: string;
}

export interface Query {
  readonly select: readonly SelectedColumn[];
  readonly filters: readonly Filter[];
  /** Terms for ORDER BY. */
  readonly order: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** Most rows in one answer. */
const MAX_ROWS = 1_000;
const MAX_FILTERS = 50;
/** Query parameters that are not filters. */
const RESERVED = new Set(["select", "order", "limit", "offset", "columns", "on_conflict", "apikey"]);

/** Parses a PostgREST query string. @throws RestError PGRST100, 42703 */
export function parseQuery(parameters: URLSearchParams): Query {
  const filters = [...parameters].filter(([name]) => !RESERVED.has(name));
  if (filters.length > MAX_FILTERS) throw malformed("too many filters");
  return {
    select: parseSelect(parameters.get("select") ?? "*"),
    filters: filters.map(([name, text]) => (name === "or" ? parseOrFilter(text) : parseFilter(name, text))),
    order: parseOrder(parameters.get("order") ?? ""),
    limit: Math.min(parseCount(parameters.get("limit"), "limit") ?? MAX_ROWS, MAX_ROWS),
    offset: parseCount(parameters.get("offset"), "offset") ?? 0,
  };
}

function parseSelect(text: string): SelectedColumn[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap((part) =>
      part === "*" ? COLUMNS.map((name) => ({ column: name, name })) : [parseSelected(part)],
    );
}

function parseSelected(part: string): SelectedColumn {
  if (/[()]/.test(part)) {
    throw new RestError(400, "PGRST200", `Could not find a relationship for '${part}' in the schema cache`);
  }
  const [, alias, quoted] = /^(?:([^:"]+):)?([^:]+)$/.exec(part) ?? [];
  const name = quoted?.replace(/^"(.*)"$/, "$1");
  if (name === undefined) throw malformed(`failed to parse select parameter (${part})`);
  column(name);
  return { column: name, name: alias ?? name };
}

function parseOrder(text: string): string[] {
  return text
    .split(",")
    .filter((part) => part !== "")
    .map((part) => {
      const [, name = "", direction, nulls] =
        /^(\w+)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/.exec(part) ?? [];
      if (name === "") throw malformed(`failed to parse order (${part})`);
      const place = nulls === undefined ? "" : nulls === "nullsfirst" ? " nulls first" : " nulls last";
      return `${column(name)} ${direction ?? "asc"}${place}`;
    });
}

function parseCount(text: string | null, name: string): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw malformed(`invalid ${name} (${text})`);
  return Number(text);
}

/** The columns that the client lists for an insert; undefined if it lists none. */
export function parseColumns(parameters: URLSearchParams): string[] | undefined {
  const text = parameters.get("columns");
  if (text === null) return undefined;
  return text.split(",").map((part) => assertWritable(part.trim().replace(/^"(.*)"$/, "$1")));
}

/** @throws RestError PGRST204 */
export function assertWritable(name: string): string {
  if (isColumn(name)) return name;
  throw new RestError(
    400,
    "PGRST204",
    `Could not find the '${name}' column of 'shorts_generation' in the schema cache`,
  );
}

function malformed(message: string): RestError {
  return new RestError(400, "PGRST100", message);
}

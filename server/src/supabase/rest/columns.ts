import { GENERATION_TABLE } from "@curta/contract";
import { RestError } from "./errors.ts";

/** The columns that clients may use and their PostgreSQL types. No other name ever becomes part of a statement. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["id", "uuid"],
  ["user_id", "text"],
  ["status", "text"],
  ["stage", "text"],
  ["progress", "smallint"],
  ["queue_position", "integer"],
  ["estimate_seconds", "integer"],
  ["video_url", "text"],
  ["poster_url", "text"],
  ["error_code", "text"],
  ["error_message", "text"],
  ["image_url", "text"],
  ["positive_prompt", "text"],
  ["video_description", "text"],
  ["options", "jsonb"],
  ["seconds", "real"],
  ["title", "text"],
  ["warnings", "jsonb"],
  ["certificate", "jsonb"],
  ["created_at", "timestamptz"],
  ["updated_at", "timestamptz"],
]);

export const TABLE = `public.${GENERATION_TABLE}`;
export const COLUMNS: readonly string[] = [...TYPES.keys()];

export function isColumn(name: string): boolean {
  return TYPES.has(name);
}

/** A column for use in a statement, qualified with the table's alias. @throws RestError 42703 */
export function column(name: string): string {
  if (!TYPES.has(name)) {
    throw new RestError(400, "42703", `column ${GENERATION_TABLE}.${name} does not exist`);
  }
  return `t."${name}"`;
}

/** PostgreSQL type of a column. @throws RestError 42703 */
export function typeOf(name: string): string {
  column(name);
  return TYPES.get(name) ?? "text";
}

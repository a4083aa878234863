import { RestError } from "./errors.ts";
import { parseFilter, type Filter } from "./filter.ts";

/** Most conditions in one group. */
const MAX_CONDITIONS = 20;

/** Parses `or=(column.operator.value,...)`; a value with commas or brackets is quoted. @throws RestError PGRST100, 42703 */
export function parseOrFilter(text: string): Filter {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  const parts = inner === undefined ? undefined : splitConditions(inner);
  if (parts === undefined || parts.length === 0 || parts.length > MAX_CONDITIONS) throw malformed(text);
  const filters = parts.map((part) => {
    const [, name, rest] = /^(\w+)\.(.+)$/s.exec(part) ?? [];
    if (name === undefined || rest === undefined) throw malformed(text);
    return parseFilter(name, unquoteValue(rest));
  });
  return {
    sql: `(${filters.map(({ sql }) => sql).join(" or ")})`,
    values: filters.flatMap(({ values }) => values),
  };
}

/** Splits at commas outside of quotes; undefined if a quote is not closed. */
function splitConditions(text: string): string[] | undefined {
  const parts = [...text.matchAll(/((?:[^",]|"(?:[^"\\]|\\.)*")+)(,|$)/gsy)];
  const read = parts.reduce((length, [part]) => length + part.length, 0);
  return read === text.length && !text.endsWith(",") ? parts.map(([, part = ""]) => part) : undefined;
}

/** `ilike."a,b"` -> `ilike.a,b` */
function unquoteValue(text: string): string {
  const [, operator, quoted] = /^((?:not\.)?[a-z]+\.)"(.*)"$/s.exec(text) ?? [];
  return quoted === undefined ? text : `${operator}${quoted.replaceAll(/\\(.)/gs, "$1")}`;
}

function malformed(text: string): RestError {
  return new RestError(400, "PGRST100", `"failed to parse logic tree (${text})"`);
}

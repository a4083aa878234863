import { column, typeOf } from "./columns.ts";
import { RestError } from "./errors.ts";

/** An SQL condition with `$?` as placeholder for each value. */
export interface Filter {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ["eq", "="],
  ["neq", "<>"],
  ["gt", ">"],
  ["gte", ">="],
  ["lt", "<"],
  ["lte", "<="],
]);
/** Comparisons with a pattern; `*` stands for `%`, which addresses would have to write in another way. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ["like", "like"],
  ["ilike", "ilike"],
]);
const STATES: ReadonlyMap<string, string> = new Map([
  ["null", "is null"],
  ["not_null", "is not null"],
  ["true", "is true"],
  ["false", "is false"],
  ["unknown", "is unknown"],
]);

/** Parses one filter, `column=operator.value`. @throws RestError PGRST100, 42703 */
export function parseFilter(name: string, text: string): Filter {
  const target = column(name);
  const [, not, operator = "", value = ""] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  const filter = condition(target, name, operator, value);
  if (!filter) throw new RestError(400, "PGRST100", `"failed to parse filter (${text})"`);
  return not ? { ...filter, sql: `not (${filter.sql})` } : filter;
}

function condition(target: string, name: string, operator: string, value: string): Filter | undefined {
  const comparison = COMPARISONS.get(operator);
  if (comparison) return { sql: `${target} ${comparison} $?`, values: [value] };
  const pattern = PATTERNS.get(operator);
  if (pattern) {
    if (typeOf(name) !== "text")
      throw new RestError(404, "42883", `operator does not exist: ${typeOf(name)}`);
    return { sql: `${target} ${pattern} $?`, values: [value.replaceAll("*", "%")] };
  }
  if (operator === "is") {
    const state = STATES.get(value.toLowerCase());
    return state ? { sql: `${target} ${state}`, values: [] } : undefined;
  }
  if (operator === "in") {
    const list = parseList(value);
    return list ? { sql: `${target} = any($?::${typeOf(name)}[])`, values: [list] } : undefined;
  }
  return undefined;
}

/** `(a,"b,c")`: items separated by commas; items with commas are quoted; a backslash escapes a quote. */
function parseList(text: string): string[] | undefined {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  if (inner === undefined) return undefined;
  if (inner === "") return [];
  const items = [...inner.matchAll(/\s*(?:"((?:[^"\\]|\\.)*)"|([^",]*))\s*(,|$)/gsy)];
  const read = items.reduce((length, [part]) => length + part.length, 0);
  if (read !== inner.length) return undefined;
  // The pattern matches an empty item once more after the last one.
  const last = items.at(-1);
  const whole = items.length > 1 && last?.[0] === "" && items.at(-2)?.[3] === "" ? items.slice(0, -1) : items;
  return whole.map(([, quoted, plain]) => quoted?.replaceAll(/\\(.)/gs, "$1") ?? plain ?? "");
}

import type { FieldDef, Pool, PoolClient } from "pg";
import { describeStatement } from "./describe-statement.ts";
import type { FoundStatement } from "./find-statements.ts";
import type { Kinds } from "./read-expression.ts";

/** What pg makes of PostgreSQL's types. */
const KINDS: Readonly<Record<string, string>> = {
  bool: "boolean",
  bytea: "Buffer",
  timestamptz: "Date",
  int2: "number",
  int4: "number",
  oid: "number",
  float4: "number",
  float8: "number",
  // It may be more than a number can hold.
  int8: "string",
  name: "string",
  text: "string",
  uuid: "string",
  regclass: "string",
  _name: "string[]",
  _int8: "string[]",
  _oid: "number[]",
  _text: "string[]",
  _uuid: "string[]",
};
/** Their values are of any kind. */
const JSON_TYPES = ["json", "jsonb"];
/** What may also be given as a parameter of a type. */
const ALSO_GIVEN: Readonly<Record<string, string>> = { int8: "number", timestamptz: "string" };

interface Schema {
  /** Names of types by oid. */
  readonly types: ReadonlyMap<number, string>;
  /** "table.number" of the columns that may be null. */
  readonly nullable: ReadonlySet<string>;
}

/** Where statements do not fit the database, or promise what it does not give; sentences by file and line. */
export async function findFaults(
  pool: Pool,
  statements: readonly FoundStatement[],
): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    const schema = await readSchema(client);
    const faults: Record<string, string[]> = {};
    for (const statement of statements) {
      const found = await faultsOf(client, schema, statement);
      if (found.length > 0) faults[statement.place] = found;
    }
    return faults;
  } finally {
    client.release();
  }
}

async function readSchema(client: PoolClient): Promise<Schema> {
  const types = await client.query<{ oid: number; typname: string }>("select oid, typname from pg_type");
  const nullable = await client.query<{ key: string }>(
    "select attrelid || '.' || attnum as key from pg_attribute where not attnotnull",
  );
  return {
    types: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
    nullable: new Set(nullable.rows.map(({ key }) => key)),
  };
}

async function faultsOf(client: PoolClient, schema: Schema, found: FoundStatement): Promise<string[]> {
  if (found.sql === undefined) return ["is not known before the program runs"];
  const described = await describeStatement(client, found.sql).catch((error: Error) => error);
  if (described instanceof Error) return [described.message];
  const given = new Map(described.columns.map((column) => [column.name, column]));
  const parameters = described.parameters.flatMap((oid, index) =>
    parameterFaults(schema.types.get(oid) ?? "", `$${index + 1}`, found.parameters[index]),
  );
  if (!found.row) {
    // A column without a name cannot be read.
    const readable = [...given.keys()].some((name) => name !== "?column?");
    return readable && !found.rowsUnread ? [...parameters, "promises no row"] : parameters;
  }
  const columns = [...found.row].flatMap(([name, promised]) => {
    const column = given.get(name);
    return column ? columnFaults(schema, column, promised) : [`promises ${name}, which is not there`];
  });
  return [...parameters, ...columns];
}

function parameterFaults(type: string, name: string, kinds: Kinds | undefined): string[] {
  const fits = (kind: string): boolean =>
    [KINDS[type], ALSO_GIVEN[type], "null", "unknown"].includes(kind) || JSON_TYPES.includes(type);
  return !kinds || kinds.every(fits) ? [] : [`gives ${name} as ${kinds.join(" | ")}, but it is ${type}`];
}

function columnFaults(schema: Schema, column: FieldDef, promised: Kinds): string[] {
  if (promised.includes("unknown")) return [];
  const type = schema.types.get(column.dataTypeID) ?? "";
  const fits = (kind: string): boolean => [KINDS[type], "null"].includes(kind) || JSON_TYPES.includes(type);
  const faults: string[] = [];
  if (!promised.every(fits)) {
    faults.push(`promises ${column.name} as ${promised.join(" | ")}, but it is ${type}`);
  }
  if (schema.nullable.has(`${column.tableID}.${column.columnID}`) && !promised.includes("null")) {
    faults.push(`promises ${column.name}, which may be null`);
  }
  return faults;
}

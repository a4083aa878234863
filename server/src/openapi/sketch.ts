/** The parts of JSON Schema that our schemas are written with. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly not?: unknown;
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const WORDS: Readonly<Record<string, string>> = {
  string: "texto",
  number: "número",
  integer: "inteiro",
  boolean: "sim ou não",
  object: "objeto",
  null: "null",
};

/** A schema as a person reads it: one field a line, with `?` after those that may be left out. */
export function sketch(schema: JsonSchema, indent = ""): string {
  if (schema.$ref !== undefined) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((one) => sketch(one, indent)).join(" | ");
  if (schema.items) return `[ ${sketch(schema.items, indent)} ]`;
  if (schema.properties) return sketchFields(schema.properties, schema.required ?? [], indent);
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return "qualquer valor";
  return types.map((type) => (WORDS[type] ?? type) + bounds(schema)).join(" | ");
}

function sketchFields(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties)
    // A field that another kind of request has, and this one never.
    .filter(([, field]) => field.not === undefined)
    .map(([name, field]) => `${inner}${name}${required.includes(name) ? "" : "?"}: ${sketch(field, inner)}`);
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function bounds({ format, contentEncoding, minimum, maximum, maxLength }: JsonSchema): string {
  const said = format ?? contentEncoding;
  if (said !== undefined) return ` (${said})`;
  if (maxLength !== undefined) return ` (até ${maxLength.toLocaleString("pt-BR")} caracteres)`;
  const from = minimum === undefined || minimum < -1e9 ? undefined : `de ${minimum}`;
  const to = maximum === undefined || maximum > 1e9 ? undefined : `a ${maximum}`;
  return from === undefined || to === undefined ? "" : ` (${from} ${to})`;
}

/** Requests for every operation of the OpenAPI document: most nearly in order, each with something wrong in some place. */
import * as fc from "fast-check";
import { spoilBody } from "./spoil-body.ts";

/** A part of JSON Schema, as far as requests are made of it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

export interface RequestDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface DocumentedOperation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Buffer | undefined;
}

/** What is no text, or text that means something to somebody further inside. */
const DIRT = fc.constantFrom(
  "\u0000",
  "\u001b[2J",
  "\ud800",
  "\udfff",
  "\u202e",
  "'; select pg_sleep(9)--",
  "../../../etc/passwd",
  "__proto__",
  "%00",
  "${7*7}",
);
const ODD = fc.oneof(
  DIRT,
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", " ", "-1", "NaN", "9".repeat(400), "á".repeat(5_000), "x".repeat(70_000)),
);
/** In the place of anything that a body holds. */
const WRONG = fc.oneof(
  ODD,
  fc.jsonValue(),
  fc.constantFrom(null, true, -1, 0.1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { a: null }),
  fc.integer({ min: 1, max: 2_000 }).map((depth) => nested(depth)),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** What values are made with. */
interface Making {
  readonly document: RequestDocument;
  /** One in so many places holds something else than the schema says. */
  readonly odds: number;
  /** By the name of a field, values that are of something there, which get further than others. */
  readonly known: Known;
}
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Values of a schema. */
function valueOf(schema: Schema, making: Making, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: making.odds, arbitrary: rightValue(schema, making, depth) },
    { weight: 1, arbitrary: WRONG },
  );
}

const DEEPEST = 6;

function rightValue(schema: Schema, making: Making, depth: number): fc.Arbitrary<unknown> {
  const inside = (one: Schema): fc.Arbitrary<unknown> => valueOf(one, making, depth + 1);
  if (depth > DEEPEST) return fc.constant(null);
  if (schema.$ref !== undefined) {
    const found = making.document.components.schemas[schema.$ref.split("/").at(-1) ?? ""];
    return found === undefined ? WRONG : rightValue(found, making, depth);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(inside));
  if (schema.type === "array") return fc.array(inside(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === "object") return objectOf(schema.properties ?? {}, making.known, inside);
  if (schema.type === "string") return textOf(schema.format);
  if (schema.type === "integer") return fc.integer({ min: 0, max: 60 });
  if (schema.type === "number") return fc.double({ min: 0, max: 60, noNaN: true });
  return schema.type === "boolean" ? fc.boolean() : WRONG;
}

/** With all of its fields, or without one. */
function objectOf(
  properties: Readonly<Record<string, Schema>>,
  known: Known,
  inside: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]): [string, fc.Arbitrary<unknown>] => {
    const values = known[name];
    return [name, values === undefined ? inside(schema) : fc.constantFrom(...values)];
  });
  const missing = fc.option(fc.constantFrom(...Object.keys(properties), ""), { freq: 4, nil: "" });
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), missing)
    .map(([all, left]) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== left)));
}

/** Every second value has dirt in one of its texts, and all else as it was. */
function oftenSpoilt(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoil = fc.option(fc.record({ dirt: DIRT, pick: fc.nat(1_000) }), { freq: 1 });
  return fc.tuple(values, spoil).map(([value, how]) => {
    const isObject = typeof value === "object" && value !== null;
    return isObject && how !== null ? spoilBody(value, how.dirt, how.pick) : value;
  });
}

function textOf(format: string | undefined): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return fc.constant("2026-11-24T00:00:00.000Z");
  if (format === "email") return fc.constant("ana@curta.example");
  return fc.constantFrom("abc", "Um gato na janela", "2", "L2p1bXA=");
}

/** Ways to send a value that are not JSON, or not what the content type says. */
const BROKEN_BODIES = fc.constantFrom<readonly [type: string, body: string | Buffer]>(
  ["application/json", "{"],
  ["application/json", '{"a":1}}'],
  ["application/json", "\ufeff{}"],
  ["application/json", '{"__proto__":{"a":1},"constructor":{"prototype":1}}'],
  ["application/json", "[".repeat(20_000) + "]".repeat(20_000)],
  ["application/json", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["application/json; charset=utf-16", "{}"],
  ["application/json;charset", "{}"],
  ["text/json", "{}"],
  ["nonsense", "{}"],
  ["multipart/form-data", "--x\r\n\r\n"],
  ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'],
  ["multipart/form-data; boundary=" + "x".repeat(300), "--"],
  ["application/x-www-form-urlencoded", "a=%zz&b=%00&a=%ff&__proto__[x]=1"],
  ["application/x-www-form-urlencoded", "access_token=" + "a.".repeat(5_000)],
  ["application/octet-stream", Buffer.alloc(2_000, 0xff)],
  ["audio/mpeg", "ID3"],
  ["", "{}"],
);

const HEADERS = fc.constantFrom<Readonly<Record<string, string | string[]>>>(
  {},
  { accept: "application/json" },
  { accept: "application/vnd.pgrst.object+json" },
  { accept: "text/html" },
  { accept: ["", "*/*;q=x"] },
  { prefer: ["return=representation", "count=exact,resolution=merge-duplicates"] },
  { range: "bytes=5-1,99-,x", "if-range": "x" },
  { range: "items=9-3" },
  { "if-none-match": '"' + "x".repeat(3_000), "if-modified-since": "yesterday" },
  { "accept-encoding": "br;q=9, ,gzip;q=, identity;q=0", "accept-language": "x".repeat(2_000) },
  { cookie: ["a=%", "curta_device=" + "x".repeat(3_000), "=;;=\t"] },
  { "x-forwarded-for": ["1.2.3.4", "::ffff:7f00:1, nonsense"], forwarded: "for=_x" },
  { host: "x.example", origin: "null" },
  { traceparent: "00-" + "f".repeat(100) },
  { "x-supabase-api-version": "9999-99-99", apikey: ["a", "b"] },
  { "content-encoding": "gzip" },
  { expect: "something" },
  { authorization: ["Bearer x", "Basic y"] },
);

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"];

/** Requests for one operation. `known.id` are ids of things that are there. */
export function hostileRequests(
  document: RequestDocument,
  path: string,
  method: string,
  known: Known,
): fc.Arbitrary<HostileRequest> {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${method} ${path} is not in the document`);
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const making = { document, odds: 150, known };
  const orderly = oftenSpoilt(valueOf(content?.schema ?? {}, making)).map(
    (value): readonly [string, string] => [type ?? "application/json", JSON.stringify(value) ?? ""],
  );
  return fc
    .record({
      how: fc.oneof(
        { weight: 9, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      where: addressOf(path, operation, { document, odds: 12, known }),
      headers: fc.option(HEADERS, { nil: {} }),
      what: fc.oneof({ weight: 5, arbitrary: orderly }, { weight: 1, arbitrary: BROKEN_BODIES }),
    })
    .map(({ how, where, headers, what: [contentType, body] }) => {
      const sends = !["GET", "HEAD", "TRACE"].includes(how);
      const says = sends && contentType !== "" ? { "content-type": contentType } : {};
      return { method: how, path: where, headers: { ...says, ...headers }, body: sends ? body : undefined };
    });
}

/** What cannot be decoded, or becomes something else when it is. */
const ESCAPES = fc.constantFrom(
  "%",
  "%zz",
  "%ff",
  "%ed%a0%80",
  "%00",
  "%2e%2e%2f",
  "%252e",
  "..;",
  "a%0d%0ax:1",
);

/** As it stands in an address. An object need not have a text of its own, nor need the objects in an array. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function addressOf(path: string, { parameters }: DocumentedOperation, making: Making): fc.Arbitrary<string> {
  const ids = (making.known["id"] ?? []).map(String);
  const escaped = ODD.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 12_000));
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: fc.oneof(fc.uuid(), ESCAPES, escaped) },
  );
  const queries = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => {
      const right = valueOf(schema, making).map((value) =>
        encodeURIComponent(asText(value).toWellFormed()).slice(0, 12_000),
      );
      const value = fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: ESCAPES });
      return fc.array(value, { maxLength: 2 }).map((values) => values.map((one) => `${name}=${one}`));
    });
  const names = path.match(/\{\w+\}/g) ?? [];
  return fc.tuple(fc.tuple(...names.map(() => part)), fc.tuple(...queries)).map(([parts, found]) => {
    const filled = names.reduce((so, name, index) => so.replace(name, () => parts[index] ?? ""), path);
    const query = found.flat().join("&");
    return query === "" ? filled : `${filled}?${query}`;
  });
}

import { ERRORS, type ErrorCode } from "@curta/contract";
import { z } from "zod";
import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { DRAFT_OPERATIONS } from "./draft-operations.ts";
import { ANSWER_PARTS, CALLBACK, FILM_OPERATIONS, REQUEST_PARTS } from "./film-operations.ts";
import { INTRODUCTION } from "./introduction.ts";
import { LINK_OPERATIONS } from "./link-operations.ts";
import { SONG_OPERATIONS } from "./song-operations.ts";
import { TAGS, type Access, type Answer, type Named, type Operation } from "./operation.ts";
import { AUTH_OPERATIONS, ROW_OPERATIONS } from "./supabase-operations.ts";

/** Every operation of the server. A test holds the list equal to the routes that the server has. */
export const OPERATIONS: readonly Operation[] = [
  ...FILM_OPERATIONS,
  ...DRAFT_OPERATIONS,
  ...SONG_OPERATIONS,
  ...LINK_OPERATIONS,
  ...ROW_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...AUTH_OPERATIONS,
];

type Json = Readonly<Record<string, unknown>>;
type Response = Json & { readonly description: string };
type WrittenOperation = Json & { readonly responses: Readonly<Record<string, Response>> };
export type OpenApiDocument = ReturnType<typeof writeDocument>;

/** The OpenAPI 3.1 document of the server, made of the schemas by which it reads requests. */
export function writeDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Curta",
      version: "0.1.0",
      license: { name: "MIT", identifier: "MIT" },
      description: INTRODUCTION,
    },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: writePaths(),
    webhooks: { film_ended: { post: WEBHOOK } },
    components: {
      schemas: {
        ...writeSchemas(requestSchemas(), "input"),
        ...writeSchemas(answerSchemas(), "output"),
        Error: ERROR,
      },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "O `access_token` de quem entrou." },
        key: { type: "http", scheme: "bearer", description: "Uma chave de `curta key add`, para máquinas." },
        operator: { type: "http", scheme: "bearer", description: "O `CURTA_METRICS_TOKEN` da instalação." },
      },
    },
  };
}

/** What every refusal says; those under /auth/v1 and /rest/v1 say it in the words of Supabase. */
const ERROR: Json = {
  type: "object",
  properties: {
    code: { type: "string", description: "O que houve, para programas." },
    message: { type: "string", description: "O que houve e o que fazer, para pessoas." },
    request_id: { type: "string", description: "Com ele se acha o pedido no registro do servidor." },
  },
  required: ["message"],
};

const WEBHOOK: Json = {
  summary: "Um vídeo terminou: vai para o `callback_url` de quem o pediu",
  requestBody: { required: true, content: { "application/json": { schema: reference(CALLBACK) } } },
  responses: { "2XX": { description: "Recebido; outra resposta, ou nenhuma, e tentamos de novo." } },
};

function writePaths() {
  const paths: Record<string, Record<string, WrittenOperation>> = {};
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: writeOperation(operation) };
  }
  return paths;
}

function writeOperation(operation: Operation): WrittenOperation {
  const { method, path, tag, summary, text, access, body } = operation;
  return {
    tags: [tag],
    summary,
    ...(text === undefined ? {} : { description: text }),
    operationId: `${method}_${path.replaceAll(/\W+/g, "_").replaceAll(/^_|_$/g, "")}`,
    security: SECURITY[access],
    parameters: [...pathParameters(path), ...queryParameters(operation.query)],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [body.type ?? "application/json"]: { schema: reference(body) } },
          },
        }),
    responses: { ...mapValues(operation.answers, writeAnswer), ...writeErrors(operation) },
  };
}

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  open: [],
  session: [{ session: [] }],
  webhook: [{ session: [] }, { key: ["webhook"] }],
  rest: [{ session: [] }, { key: ["rest"] }],
  metrics: [{ operator: [] }],
};

function writeAnswer({ text, json, types = [] }: Answer): Response {
  const content = Object.fromEntries([
    ...(json === undefined ? [] : [["application/json", { schema: reference(json) }]]),
    ...types.map((type) => [type, type === "application/json" ? { schema: { type: "object" } } : {}]),
  ]);
  return { description: text, ...(Object.keys(content).length === 0 ? {} : { content }) };
}

/** Refusals by status, with the codes and sentences of the catalogue. */
function writeErrors({ access, path, query, body, errors = [] }: Operation): Record<string, Response> {
  const codes: ErrorCode[] = [
    ...errors,
    ...(access === "open" ? [] : (["unauthorized"] as const)),
    ...(access === "webhook" || access === "rest" ? (["key_invalid", "key_scope"] as const) : []),
    ...(access === "session" ? (["key_refused"] as const) : []),
    ...(body === undefined ? [] : (["not_json"] as const)),
    ...(body !== undefined || query !== undefined || path.includes("{")
      ? (["invalid_request", "unclean_text"] as const)
      : []),
  ];
  const byStatus = Object.groupBy(new Set(codes), (code) => String(ERRORS[code][0]));
  return {
    ...mapValues(byStatus, (found = []) =>
      refusal(found.map((code) => `- \`${code}\`: ${ERRORS[code][1]}`).join("\n")),
    ),
    default: refusal("Outra recusa, ou um erro do servidor."),
  };
}

function refusal(description: string): Response {
  return { description, content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "id" ? { type: "string", format: "uuid" } : { type: "string" },
  }));
}

function queryParameters(query: z.ZodObject | undefined): Json[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const written = withoutNames(z.toJSONSchema(schema, { io: "input" }));
    return { name, in: "query", required: !z.safeParse(schema, undefined).success, schema: written };
  });
}

function requestSchemas(): Named[] {
  return [...REQUEST_PARTS, ...OPERATIONS.flatMap(({ body }) => body ?? [])];
}

function answerSchemas(): Named[] {
  const answers = OPERATIONS.flatMap((operation) => Object.values(operation.answers));
  return [...ANSWER_PARTS, ...answers.flatMap(({ json }) => json ?? [])];
}

/** The schemas as JSON Schema, by name; a schema that has a name of its own is referred to wherever it stands. */
function writeSchemas(schemas: readonly Named[], io: "input" | "output"): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const { name, schema } of schemas) if (!registry.has(schema)) registry.add(schema, { id: name });
  const written = z.toJSONSchema(registry, {
    io,
    uri: (name) => `#/components/schemas/${name}`,
    override: leaveOpen,
  });
  return mapValues(written.schemas, withoutNames);
}

/** Answers may gain fields: whoever reads them must not refuse those that they do not know. */
function leaveOpen({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** The document says which JSON Schema it speaks, and its keys are the names. */
function withoutNames(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== "$schema" && name !== "$id"));
}

function reference({ name }: Named): Json {
  return { $ref: `#/components/schemas/${name}` };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

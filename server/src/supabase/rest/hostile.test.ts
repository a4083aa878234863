import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  insertRow,
  startSupabaseServer,
  type SupabaseServer,
} from "../../../testing/servers/supabase-server.ts";

let wire: SupabaseServer;
let anasToken: string;
let brunosId: string;
beforeAll(async () => {
  wire = await startSupabaseServer();
  const ana = await wire.signIn("ana");
  anasToken = (await ana.client.auth.getSession()).data.session?.access_token ?? "";
  const bruno = await wire.signIn("bruno");
  brunosId = bruno.id;
  await insertRow(wire.pool, ana.id, { video_description: "da Ana" });
  await insertRow(wire.pool, bruno.id, { video_description: "segredo do Bruno" });
});
afterAll(() => wire[Symbol.asyncDispose]());

test("a value is compared as it is written, whatever it holds", async () => {
  const texts = ["d'água", "x' or 'a'='a", "'; select 1; --", "$1", '"', "%"];
  for (const operator of ["eq", "like", "ilike"]) {
    for (const text of texts) {
      const query = new URLSearchParams({ video_description: `${operator}.${text}` });
      const answer = await fetch(`${wire.url}/rest/v1/shorts_generation?${query}`, {
        headers: { authorization: `Bearer ${anasToken}` },
      });
      const rows: unknown = await answer.json();
      // Alone, "%" is a pattern that everything fits.
      const fitting = text === "%" && operator !== "eq" ? 1 : 0;
      expect([operator, text, answer.status, rows]).toEqual([operator, text, 200, expect.any(Array)]);
      expect(rows).toHaveLength(fitting);
    }
  }
});

const column = fc.constantFrom(
  "id",
  "user_id",
  "status",
  "video_description",
  "progress",
  "options",
  "created_at",
  "warnings",
);
const operator = fc.constantFrom(
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "in",
  "is",
  "like",
  "ilike",
  "not.eq",
  "not.in",
  "fts",
);
const nasty = fc.constantFrom(
  "'; drop table public.shorts_generation; --",
  "' or '1'='1",
  '("a","b',
  "(1,2,)",
  "\u0000",
  "$1",
  "null) or (true",
  "9".repeat(400),
  "{}",
);
const value = fc.oneof(fc.string({ unit: "binary" }), nasty, fc.uuid(), fc.integer().map(String), fc.json());
const filter = fc
  .tuple(column, operator, value)
  .map(([name, how, what]) => [name, `${how}.${what}`] as const);
const anyOf = fc
  .array(filter, { maxLength: 3 })
  .map((filters) => ["or", `(${filters.map(([name, rest]) => `${name}.${rest}`).join(",")})`] as const);
const parameter = fc.oneof(
  { weight: 4, arbitrary: filter },
  anyOf,
  fc.tuple(fc.constantFrom("select", "order", "limit", "offset", "or", "and", "columns"), value),
  fc.tuple(fc.string(), fc.string()),
);

test("no query string makes the server fail or shows another user's row", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 4 }), async (parameters) => {
      const query = new URLSearchParams(parameters.map(([name, text]) => [name, text]));
      const response = await ask("GET", query.toString());
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      expect(text).not.toContain("segredo do Bruno");
      if (response.status === 200 && text.startsWith("["))
        expect(text).not.toContain(`"user_id":"${brunosId}"`);
    }),
    { numRuns: 1_000 },
  );
});

test("no raw query string does either, however it is escaped", async () => {
  const raw = fc.array(
    fc.constantFrom(
      "id",
      "a",
      "=",
      "&",
      ".",
      "%",
      "(",
      ")",
      '"',
      "'",
      "\\",
      ",",
      "*",
      ":",
      "+",
      "0",
      "%00",
      "%E0%A4%A",
      "%27",
      "select=",
    ),
    {
      maxLength: 40,
    },
  );
  await fc.assert(
    fc.asyncProperty(raw, async (letters) => {
      expect((await ask("GET", letters.join(""))).status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

test("no body makes the server fail, and nobody writes another's row", async () => {
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.dictionary(column, fc.jsonValue()).map((row) => JSON.stringify(row)),
    fc.constantFrom(
      '{"__proto__":{"status":"canceled"}}',
      '{"constructor":1}',
      "[]",
      "[[]]",
      "null",
      '{"status":null}',
    ),
  );
  const method = fc.constantFrom("POST", "PATCH", "DELETE");
  await fc.assert(
    fc.asyncProperty(method, body, filter, async (verb, text, [name, condition]) => {
      const query = new URLSearchParams([[name, condition]]);
      const response = await ask(verb, query.toString(), text);
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  const { rows } = await wire.pool.query(
    "select status, video_description from public.shorts_generation where user_id = $1",
    [brunosId],
  );
  expect(rows).toEqual([{ status: "pending", video_description: "segredo do Bruno" }]);
});

test("no identity request makes the server fail", async () => {
  const path = fc.constantFrom(
    "token?grant_type=password",
    "token?grant_type=refresh_token",
    "token",
    "user",
    "logout?scope=x",
    "signup",
  );
  const body = fc.oneof(
    fc.json(),
    fc
      .record({ email: fc.string({ unit: "binary" }), password: fc.constant("") })
      .map((it) => JSON.stringify(it)),
    fc.record({ refresh_token: fc.base64String() }).map((it) => JSON.stringify(it)),
  );
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.constantFrom("POST", "PUT"),
      body,
      fc.string(),
      async (where, method, text, token) => {
        const headers = {
          "content-type": "application/json",
          authorization: `Bearer ${encodeURIComponent(token)}`,
        };
        const request: RequestInit = { method, headers, body: text };
        const response = await fetch(`${wire.url}/auth/v1/${where}`, request);
        expect(response.status).toBeLessThan(500);
        expect(response.status).toBeGreaterThanOrEqual(400);
      },
    ),
    { numRuns: 200 },
  );
});

test("a wrong API key opens nothing", async () => {
  const response = await fetch(`${wire.url}/rest/v1/shorts_generation`, {
    headers: { apikey: "sb_secret_guess" },
  });
  expect(response.status).toBe(401);
});

test("an expired or forged token is 401 in PostgREST's words, never an empty answer", async () => {
  for (const token of [`${anasToken}x`, "a.b.c", "sb_secret_guess"]) {
    const response = await fetch(`${wire.url}/rest/v1/shorts_generation`, {
      headers: { apikey: wire.identity.anonKey, authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "PGRST301" });
  }
  await using later = await startSupabaseServer({
    databaseUrl: wire.databaseUrl,
    clock: () => new Date(Date.now() + 4_000_000),
  });
  const response = await fetch(`${later.url}/rest/v1/shorts_generation`, {
    headers: { apikey: wire.identity.anonKey, authorization: `Bearer ${anasToken}` },
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "PGRST303" });
});

function ask(method: string, query: string, body?: string): Promise<Response> {
  return fetch(`${wire.url}/rest/v1/shorts_generation?${query}`, {
    method,
    headers: {
      apikey: wire.identity.anonKey,
      authorization: `Bearer ${anasToken}`,
      prefer: "return=representation",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body }),
  });
}

import { WEBHOOK_PATH } from "@curta/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRow } from "../testing/servers/supabase-server.ts";
import type { TestServer } from "../testing/servers/test-server.ts";
import { signIn, startLockedServer, type Person } from "../testing/people.ts";
import { askRaw } from "../testing/requests/raw-request.ts";

const SECRET = "segredo da Ana";
let server: TestServer;
let ana: Person;
let bruno: Person;
let film: string;
beforeAll(async () => {
  server = await startLockedServer();
  [ana, bruno] = await Promise.all([signIn(server, "ana"), signIn(server, "bruno")]);
  film = await insertRow(server.context.pool, ana.userId, { video_description: SECRET });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Addresses and bodies for the fuzzer. */
const path = fc.oneof(
  fc.constantFrom(
    WEBHOOK_PATH,
    "/generations/FILM/cancel",
    "/generations/FILM/retry",
    "/rest/v1/shorts_generation?id=eq.FILM",
    "/rest/v1/shorts_generation?or=(user_id.eq.OWNER,id.eq.FILM)&select=*,curta.account(*)",
    "/rest/v1/shorts_generation?user_id=eq.OWNER&select=video_description",
    "/rest/v1/rpc/pg_sleep",
    "/auth/v1/token?grant_type=password",
    "/auth/v1/token?grant_type=refresh_token",
    "/auth/v1/user",
    "/auth/v1/logout?scope=global",
    "/auth/v1/admin/users",
    "/auth/v1/signup",
    "/realtime/v1/websocket",
    "/config.json",
    "/metrics",
  ),
  fc.webPath(),
);
const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
const header = fc.constantFrom<[string, string]>(
  ["accept", "application/vnd.pgrst.object+json"],
  ["prefer", "return=representation,count=exact,resolution=merge-duplicates"],
  ["range", "0-9999999999"],
  ["content-type", "text/plain"],
  ["content-type", "application/json; charset=utf-16"],
  ["x-forwarded-for", "127.0.0.1"],
  ["x-forwarded-host", "evil.example"],
  ["accept-profile", "curta"],
  ["content-profile", "pg_catalog"],
  ["x-http-method-override", "DELETE"],
  ["apikey", "sb_secret_x"],
);
/** What no text holds, as JSON writes it: NUL, control characters, halves of a surrogate pair. */
const dirt = fc.constantFrom("\\u0000", "\\u001b", "\\ud800", "\\udfff");
const body = fc.oneof(
  fc.json(),
  fc.tuple(fc.json(), dirt).map(([json, escape]) => json.replaceAll(/"(?=[^:])/g, `"${escape}`)),
  fc.constantFrom(
    "",
    "null",
    "[]",
    '{"__proto__":{"role":"service_role"}}',
    '{"user_id":"OWNER","status":"completed"}',
  ),
  fc.string({ unit: "binary" }),
  fc
    .record({
      generation_type: fc.constant("video"),
      task_uuid: fc.constant("FILM"),
      user_id: fc.constant("OWNER"),
    })
    .map((one) => JSON.stringify(one)),
  dirt.map(
    (escape) => `{"status":"canceled","options":{"${escape}":"${escape}"},"email":"a${escape}@b.example"}`,
  ),
);

test("whatever Bruno sends wherever, the server stands, and Ana's film is neither told nor touched", async () => {
  const before = await anasRow();
  await fc.assert(
    fc.asyncProperty(
      method,
      path,
      fc.array(header, { maxLength: 3 }),
      body,
      async (how, where, headers, what) => {
        const sends = !["GET", "HEAD", "OPTIONS"].includes(how);
        const answer = await askRaw(server.url, encodeURI(decodeURI(fill(where))), {
          method: how,
          headers: {
            "content-type": "application/json",
            ...Object.fromEntries(headers),
            // Signing out would end the session that the other tries need.
            ...(where.includes("logout") ? {} : { authorization: `Bearer ${bruno.token}` }),
          },
          ...(sends ? { body: fill(what) } : {}),
        });
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).not.toContain(SECRET);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(await anasRow()).toEqual(before);
  expect((await askRaw(server.url, "/health")).status).toBe(200);
});

function fill(text: string): string {
  return text.replaceAll("FILM", film).replaceAll("OWNER", ana.userId);
}

async function anasRow(): Promise<unknown> {
  const { rows } = await server.context.pool.query(
    `select (select to_jsonb(g) from public.shorts_generation g where id = $1) as row,
            (select count(*) from public.shorts_generation where user_id = $2) as count`,
    [film, ana.userId],
  );
  return rows[0];
}

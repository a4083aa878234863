import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { addApiKey } from "../src/identity/index.ts";
import { hostileRequests, type Known, type RequestDocument } from "../testing/requests/hostile-requests.ts";
import { askRaw } from "../testing/requests/raw-request.ts";
import { signIn, startLockedServer, type Person } from "../testing/people.ts";
import { beginDraft, live, sendSong, studioWithSegments } from "../testing/traces/traceable-life.ts";
import type { TestServer } from "../testing/servers/test-server.ts";

let server: TestServer;
let ana: Awaited<ReturnType<typeof live>>;
let bruno: Person;
/** What nobody else may read, and what Bruno asks with. */
let secrets: string[];
let known: Known;
let tokens: string[];
let document: RequestDocument;
beforeAll(async () => {
  server = await startLockedServer({
    env: { CURTA_TRUSTED_PROXIES: "127.0.0.1" },
    parts: { studio: studioWithSegments(2) },
  });
  server.startWorker();
  ana = await live(server, "ana");
  const [song, begun] = [await sendSong(ana.person), await beginDraft(ana.person)];
  secrets = [ana.marks, song, begun].flatMap((those) => Object.values<string>(those));
  bruno = await signIn(server, "bruno");
  const { key } = await addApiKey(server.context.pool, "bruno@curta.example", "k", ["webhook", "rest"]);
  tokens = [bruno.token ?? "", key, server.context.identity.anonKey];
  const ids = await idsOf(ana.person.userId);
  expect(ids.length).toBeGreaterThan(6);
  known = {
    id: ids,
    task_uuid: [ana.film],
    user_id: [ana.person.userId, bruno.userId],
    image_url: [ana.image],
    imagem_base64: [Buffer.alloc(64, 7).toString("base64")],
    key_image: [undefined],
    email: [`ana${ana.marks.email}@curta.example`],
    musica: ids,
  };
  document = (await (await fetch(`${server.url}/openapi.json`)).json()) as RequestDocument;
});
afterAll(() => server[Symbol.asyncDispose]());

const tableSchema = z.array(z.object({ name: z.string() }));

/** What changes by itself, or because somebody guesses at a password: callbacks are sent, tries are counted and noted. */
const OWN_LIFE = ["curta.callback", "curta.attempt", "curta.security_event"];

/** Every other row, of whatever table, that names this user. */
async function rowsOf(userId: string): Promise<string[]> {
  const { pool } = server.context;
  const { rows: tables } = await pool.query(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where schemaname in ('curta', 'public')",
  );
  const found = [];
  for (const { name } of tableSchema.parse(tables).filter((one) => !OWN_LIFE.includes(one.name))) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    found.push(...rows.filter(({ row }) => row.includes(userId)).map(({ row }) => `${name} ${row}`));
  }
  return found.toSorted();
}

async function idsOf(userId: string): Promise<string[]> {
  const ids = (await rowsOf(userId)).flatMap((row) => /"id": "([0-9a-f-]{36})"/.exec(row)?.[1] ?? []);
  return [...new Set(ids)];
}

test("whatever another account asks of whichever route, nothing of Ana's is told or touched", async () => {
  const before = await rowsOf(ana.person.userId);
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods)) {
      await fc.assert(
        fc.asyncProperty(hostileRequests(document, path, method, known), fc.nat(2), async (request, who) => {
          // Signing out, and deleting the account, would end what the other tries need.
          const token = /logout|^\/account$/.test(path) ? tokens[1] : tokens[who];
          const headers = { authorization: `Bearer ${token}`, ...request.headers };
          const { status, body } = await askRaw(server.url, request.path, { ...request, headers });
          // Some answers repeat what was asked.
          const told = secrets.filter(
            (one) => body.includes(one) && !`${request.path}${String(request.body)}`.includes(one),
          );
          expect({ request, status, told }).toMatchObject({ told: [] });
        }),
        { numRuns: 40 },
      );
    }
  }
  expect(await rowsOf(ana.person.userId)).toEqual(before);
  for (const file of [ana.image, ana.video, ana.shared]) expect((await fetch(file)).status).toBe(200);
});

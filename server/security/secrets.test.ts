import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../testing/servers/test-server.ts";
import { PASSWORD, signIn, startLockedServer, type Person } from "../testing/people.ts";

let server: TestServer;
let ana: Person;
beforeAll(async () => {
  server = await startLockedServer();
  ana = await signIn(server, "ana");
});
afterAll(() => server[Symbol.asyncDispose]());

const PUBLIC = [
  "/",
  "/config.json",
  "/live",
  "/health",
  "/ready",
  "/metrics",
  "/auth/v1/health",
  "/auth/v1/settings",
  "/auth/v1/.well-known/jwks.json",
  "/rest/v1/",
  "/rest/v1/secret",
  "/rest/v1/account",
  "/rest/v1/shorts_generation",
  "/rest/v1/pg_catalog.pg_authid",
  "/nothing",
];

async function secrets(): Promise<string[]> {
  const { pool, identity, databaseUrl } = server.context;
  const { rows } = await pool.query<{ name: string; value: unknown }>("select name, value from curta.secret");
  const hashes = await pool.query<{ password_hash: string }>("select password_hash from curta.account");
  const signing = rows.find(({ name }) => name === "signing_key")?.value as { jwk: { d: string } };
  const refresh = rows.find(({ name }) => name === "refresh_key")?.value as string;
  return [
    identity.serviceKey,
    signing.jwk.d,
    refresh,
    new URL(databaseUrl).password,
    ...hashes.rows.map((row) => row.password_hash),
  ];
}

test("no answer holds the service key, a private key, a password's hash or the database's password", async () => {
  const kept = await secrets();
  expect(kept.length).toBeGreaterThanOrEqual(5);
  for (const path of PUBLIC) {
    for (const authorization of ["", `Bearer ${server.context.identity.anonKey}`, `Bearer ${ana.token}`]) {
      const response = await fetch(server.url + path, { headers: authorization ? { authorization } : {} });
      const text = JSON.stringify([...response.headers]) + (await response.text());
      expect(
        kept.filter((secret) => secret === "" || text.includes(secret)),
        path,
      ).toEqual([]);
    }
  }
});

test("who signs in is told who they are, field by field, and never their hash", async () => {
  const response = await ana.post("/auth/v1/token?grant_type=password", {
    email: "ana@curta.example",
    password: PASSWORD,
  });
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).not.toMatch(/argon2|hash|banned/);
});

test("the page's sources and what is built of them know no service key", async () => {
  const web = join(import.meta.dirname, "../../web");
  for (const folder of [join(web, "src"), join(web, "dist")]) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter((one) => /\.(ts|tsx|js|html|map)$/.test(one))) {
      expect(await readFile(join(folder, name), "utf8"), name).not.toMatch(
        /sb_secret_|serviceKey|SERVICE_KEY/,
      );
    }
  }
});

test("the service key opens rows, and nothing of identity", async () => {
  const key = server.context.identity.serviceKey;
  const headers = { authorization: `Bearer ${key}`, apikey: key };
  expect((await fetch(`${server.url}/rest/v1/shorts_generation`, { headers })).status).toBe(200);
  expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`${server.url}/rest/v1/account`, { headers })).status).toBe(404);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CurtaError, WEBHOOK_PATH } from "@curta/contract";
import { signIn, startLockedServer, type Person } from "../../testing/people.ts";
import { TestCaller, type TestServer } from "../../testing/servers/test-server.ts";
import {
  addApiKey,
  addUserKey,
  listApiKeys,
  listUserKeys,
  revokeApiKey,
  revokeUserKey,
  type KeyScope,
} from "./api-keys.ts";

let server: TestServer;
let ana: Person;
beforeAll(async () => {
  server = await startLockedServer();
  ana = await signIn(server, "ana");
});
afterAll(() => server[Symbol.asyncDispose]());

async function machine(...scopes: KeyScope[]): Promise<{ caller: TestCaller; key: string }> {
  const name = `n8n ${scopes.join(" ")}`;
  const { key, userId } = await addApiKey(server.context.pool, "ana@curta.example", name, scopes);
  expect(userId).toBe(ana.userId);
  return { caller: new TestCaller(server.url, userId, key), key };
}

function readRows(key: string): Promise<Response> {
  return fetch(`${server.url}/rest/v1/shorts_generation?select=id,user_id`, {
    headers: { authorization: `Bearer ${key}` },
  });
}

test("with a key a machine makes images and films for its user, and cancels them, until the key is revoked", async () => {
  const { caller, key } = await machine("webhook");
  // 32 random bytes, as base64url writes them.
  expect(key).toMatch(/^curta_key_[\w-]{43}$/);
  const { image_url } = await caller.makeImage();
  const film = await caller.requestFilm(image_url, "de uma máquina");
  expect(film.user_id).toBe(ana.userId);
  expect((await caller.post(`/generations/${film.id}/cancel`, {})).status).toBe(200);
  // Never for somebody else, whatever the body says.
  const foreign = { ...caller.imageBody(), user_id: "bruno" };
  expect((await caller.post(WEBHOOK_PATH, foreign)).status).toBe(403);

  const [listed] = (await listApiKeys(server.context.pool)).filter(({ name }) => name === "n8n webhook");
  expect(listed).toMatchObject({ email: "ana@curta.example", scopes: ["webhook"] });
  expect(listed?.lastUsedAt).not.toBeNull();
  await revokeApiKey(server.context.pool, listed?.id ?? "");
  const late = await caller.post(WEBHOOK_PATH, caller.imageBody());
  expect([late.status, await late.json()]).toEqual([401, expect.objectContaining({ code: "key_invalid" })]);
  expect((await readRows(key)).status).toBe(401);
});

test("a key opens what it was made for and nothing else: no rows without their scope, no account at all", async () => {
  const [workflow, rows] = [await machine("webhook"), await machine("rest")];
  const refused = await rows.caller.post(WEBHOOK_PATH, rows.caller.imageBody());
  expect([refused.status, await refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: "key_scope" }),
  ]);
  expect((await readRows(workflow.key)).status).toBe(403);
  const bruno = await signIn(server, "bruno");
  await bruno.requestFilm((await bruno.makeImage()).image_url, "do Bruno");
  const seen = (await (await readRows(rows.key)).json()) as { user_id: string }[];
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map((row) => row.user_id))).toEqual(new Set([ana.userId]));
  const { message } = new CurtaError("key_refused");
  for (const path of ["/auth/v1/user", "/account/data", "/drafts"]) {
    for (const { key } of [workflow, rows]) {
      const asked = await fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } });
      const said = await asked.text();
      expect({ path, status: asked.status, said }).toMatchObject({ status: 403 });
      expect(said).toContain(message);
    }
  }
});

test("every route reads the header alike, whatever the case of its scheme and the blanks after it", async () => {
  const { key } = await machine("webhook", "rest");
  for (const bearer of ["Bearer ", "bearer   ", "BEARER  "]) {
    for (const path of ["/me", "/rest/v1/shorts_generation?select=id"]) {
      const asked = await fetch(server.url + path, { headers: { authorization: bearer + key } });
      expect({ bearer, path, status: asked.status }).toEqual({ bearer, path, status: 200 });
    }
    const headers = { authorization: bearer + ana.token };
    expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(200);
  }
});

test("of a key only its digest is kept, and a key with a letter changed is none", async () => {
  const { key } = await machine("rest");
  const { rows } = await server.context.pool.query<{ row: string }>(
    "select k::text as row from curta.api_key k",
  );
  const secret = key.slice("curta_key_".length);
  const kept = rows.map(({ row }) => row).join("\n");
  for (const form of [secret, Buffer.from(secret, "base64url").toString("hex")])
    expect(kept).not.toContain(form);
  expect((await readRows(key)).status).toBe(200);
  const changed = key.slice(0, -2) + (key.at(-2) === "A" ? "B" : "A") + key.slice(-1);
  const refused = await readRows(changed);
  expect([refused.status, await refused.json()]).toEqual([
    401,
    { code: "PGRST301", details: null, hint: null, message: new CurtaError("key_invalid").message },
  ]);
  await expect(revokeApiKey(server.context.pool, "no-such-key")).rejects.toMatchObject({
    code: "key_unknown",
  });
});

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "made",
    (error: { code: string }) => error.code,
  );

test("a key has a user, a name that says something, and something that it is for", async () => {
  const { pool } = server.context;
  const add = (name: string, scopes: readonly KeyScope[] = ["rest"]) =>
    refusal(addUserKey(pool, ana.userId, name, scopes));
  expect(await refusal(addApiKey(pool, "ninguem@curta.example", "n8n", ["rest"]))).toBe("user_unknown");
  expect(await refusal(addUserKey(pool, "test-user", "n8n", ["rest"]))).toBe("not_found");
  expect(await refusal(addUserKey(pool, randomUUID(), "n8n", ["rest"]))).toBe("unauthorized");
  expect(await add("   ")).toBe("invalid_option");
  expect(await add("n8n", [])).toBe("invalid_option");
  expect(await add("x".repeat(101))).toBe("invalid_option");
  expect(await add(` ${"x".repeat(100)} `)).toBe("made");
  const listed = await listUserKeys(pool, ana.userId);
  expect(listed.map(({ name }) => name)).toContain("x".repeat(100));
  expect(await listUserKeys(pool, "test-user")).toEqual([]);
  const bruno = await signIn(server, "bruna");
  const mine = listed.at(-1)?.id ?? "";
  expect(await refusal(revokeUserKey(pool, bruno.userId, mine))).toBe("not_found");
  await revokeUserKey(pool, ana.userId, mine);
  expect((await listUserKeys(pool, ana.userId)).map(({ id }) => id)).not.toContain(mine);
});

test("a user has fifty keys at most", async () => {
  const carla = await signIn(server, "carla");
  const made = await Promise.allSettled(
    Array.from({ length: 52 }, (_, index) =>
      addUserKey(server.context.pool, carla.userId, `n${index}`, ["rest"]),
    ),
  );
  const refused = made.filter(({ status }) => status === "rejected");
  expect((await listUserKeys(server.context.pool, carla.userId)).length + refused.length).toBe(52);
  expect(refused).toHaveLength(2);
  expect(await refusal(addUserKey(server.context.pool, carla.userId, "one more", ["rest"]))).toBe(
    "too_many_keys",
  );
});

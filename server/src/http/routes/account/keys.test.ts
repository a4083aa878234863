import { randomUUID } from "node:crypto";
import { keyListSchema, type ListedKey, madeKeySchema } from "@curta/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, startLockedServer, type Person } from "../../../../testing/people.ts";
import { type TestServer, TestCaller } from "../../../../testing/servers/test-server.ts";

let server: TestServer;
let ana: Person;
let bia: Person;

beforeAll(async () => {
  server = await startLockedServer();
  [ana, bia] = await Promise.all([signIn(server, "ana"), signIn(server, "bia")]);
});
afterAll(() => server[Symbol.asyncDispose]());

function call(caller: TestCaller, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function make(caller: TestCaller, body: object): Promise<string> {
  return madeKeySchema.parse(await (await call(caller, "POST", "/keys", body)).json()).key;
}

async function list(caller: TestCaller): Promise<ListedKey[]> {
  return keyListSchema.parse(await (await call(caller, "GET", "/keys")).json()).keys;
}

test("a key that its user made works at once, is listed without itself, and ends at once", async () => {
  const key = await make(ana, { name: " n8n ", scopes: ["webhook"] });
  const [listed] = await list(ana);
  expect(listed).toMatchObject({ name: "n8n", scopes: ["webhook"], last_used_at: null });
  expect(JSON.stringify(listed)).not.toContain(key);
  const machine = new TestCaller(server.url, ana.userId, key);
  expect((await call(machine, "GET", "/me")).status).toBe(200);
  expect((await list(ana))[0]?.last_used_at).not.toBeNull();
  expect((await call(ana, "DELETE", `/keys/${listed?.id}`)).status).toBe(200);
  expect((await call(machine, "GET", "/me")).status).toBe(401);
  expect(await list(ana)).toEqual([]);
});

test("nobody else sees or ends a key, and no key makes, sees or ends keys", async () => {
  const key = await make(ana, { name: "n8n" });
  const [listed] = await list(ana);
  expect(await list(bia)).toEqual([]);
  expect((await call(bia, "DELETE", `/keys/${listed?.id}`)).status).toBe(404);
  expect((await call(ana, "DELETE", `/keys/${randomUUID()}`)).status).toBe(404);
  const machine = new TestCaller(server.url, ana.userId, key);
  const tries = [call(machine, "GET", "/keys"), call(machine, "POST", "/keys", { name: "mais uma" })];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403]);
  expect((await call(machine, "DELETE", `/keys/${listed?.id}`)).status).toBe(403);
  expect(await list(ana)).toHaveLength(1);
});

test.each([
  { name: " " },
  { name: "x".repeat(101) },
  { name: "n8n", scopes: [] },
  { name: "n8n", scopes: ["all"] },
])("%j makes no key", async (body) => {
  expect((await call(bia, "POST", "/keys", body)).status).toBe(400);
  expect(await list(bia)).toEqual([]);
});

test("a user has so many keys and no more", async () => {
  const carla = await signIn(server, "carla");
  for (let nth = 0; nth < 50; nth++) await make(carla, { name: `chave ${nth}` });
  const refused = await call(carla, "POST", "/keys", { name: "a mais" });
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: "too_many_keys" }]);
});

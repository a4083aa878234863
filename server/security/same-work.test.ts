import { createHook } from "node:async_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../testing/servers/test-server.ts";
import { PASSWORD, signIn, startLockedServer } from "../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startLockedServer();
  await signIn(server, "ana");
});
afterAll(() => server[Symbol.asyncDispose]());

/** Every argon2 computation that begins while the work is done. */
async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({ init: (_id, type) => void (hashes += Number(type === "ARGON2REQUEST")) });
  hook.enable();
  await work().finally(() => hook.disable());
  return hashes;
}

function tryPassword(email: string, password: string): Promise<unknown> {
  const { identity } = server.context;
  return identity.signIn({ email, password, address: "x" }).catch((error: unknown) => error);
}

test("a right password, a wrong one and an unknown account each cost exactly one hash", async () => {
  const counted = [
    await countHashes(() => tryPassword("ana@curta.example", PASSWORD)),
    await countHashes(() => tryPassword("ana@curta.example", "outra senha qualquer")),
    await countHashes(() => tryPassword("ninguem@curta.example", PASSWORD)),
    await countHashes(() => tryPassword("not an address", PASSWORD)),
  ];
  expect(counted).toEqual([1, 1, 1, 1]);
});

test("a blocked account learns that only with its right password", async () => {
  await signIn(server, "bloqueado");
  const email = "bloqueado@curta.example";
  await server.context.pool.query("update curta.account set banned = true where email = $1", [email]);
  expect(await tryPassword(email, "outra senha qualquer")).toMatchObject({ code: "invalid_credentials" });
  expect(await tryPassword(email, PASSWORD)).toMatchObject({ code: "user_banned" });
});

import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../database/pool.ts";
import { startTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { readSecurityLog } from "./security-log.ts";
import { addUser, createIdentity, replaceKeys, rotateSigningKey, type Identity } from "../index.ts";

const CREDENTIALS = { email: "ana@example.com", password: "uma senha bem longa", address: "a" };
let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await addUser(pool, CREDENTIALS.email, CREDENTIALS.password);
});
afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});

const keyNames = async (identity: Identity) => (await identity.readJwks()).keys.map(({ kid }) => kid);

test("a new signing key is told to running processes by its tokens, and those of the one before stay good for an hour", async () => {
  const running = await createIdentity({ pool });
  const before = await running.signIn(CREDENTIALS);
  const [first] = await keyNames(running);
  await rotateSigningKey(pool);
  expect((await readSecurityLog(pool, { email: undefined, limit: 1 }))[0]?.kind).toBe("keys_rotated");
  const started = await createIdentity({ pool });
  const after = await started.signIn(CREDENTIALS);
  // The running process has not looked yet: the token that it does not know makes it look.
  await running.verifyAccessToken(after.accessToken);
  for (const identity of [running, started]) {
    await identity.verifyAccessToken(before.accessToken);
    expect(await keyNames(identity)).toEqual([expect.not.stringMatching(String(first)), first]);
  }
  await started.refresh(before.refreshToken, "a");

  // The hour is over.
  await pool.query(
    `update curta.secret set value = jsonb_set(value, '{until}', to_jsonb(now() - interval '1 second'))
     where name = 'previous_signing_key'`,
  );
  const later = await createIdentity({ pool });
  await expect(later.verifyAccessToken(before.accessToken)).rejects.toMatchObject({ reason: "invalid" });
  await later.verifyAccessToken(after.accessToken);
  const { rows } = await pool.query("select value from curta.secret where name = 'previous_signing_key'");
  expect(JSON.stringify(rows)).not.toContain('"d":');
});

test("after a leak nothing of before is good: no token, no session, no key of the service", async () => {
  const running = await createIdentity({ pool });
  const before = await running.signIn(CREDENTIALS);
  const { serviceKey, anonKey } = running;
  expect(await replaceKeys(pool)).toBeGreaterThan(0);
  const after = await createIdentity({ pool });
  await expect(after.verifyAccessToken(before.accessToken)).rejects.toMatchObject({ reason: "invalid" });
  await expect(running.verifyAccessToken(before.accessToken)).rejects.toMatchObject({
    code: "session_ended",
  });
  await expect(after.refresh(before.refreshToken, "a")).rejects.toMatchObject({
    code: "refresh_token_unknown",
  });
  expect([await after.isServiceKey(serviceKey), await after.isServiceKey(after.serviceKey)]).toEqual([
    false,
    true,
  ]);
  // The page that is open goes on: its key grants nothing.
  expect(after.anonKey).toBe(anonKey);
  const fresh = await after.signIn(CREDENTIALS);
  // What the new key has signed makes the running process look, and from then on it knows the new ones.
  await running.verifyAccessToken(fresh.accessToken);
  expect(await running.isServiceKey(serviceKey)).toBe(false);
});

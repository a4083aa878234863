import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../database/pool.ts";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { addUser, createIdentity } from "./index.ts";
import { RateLimitError } from "./limits.ts";

const PASSWORD = "uma senha bem longa";
let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});

const limits = { perAddress: { count: 6, seconds: 300 }, perAccount: { count: 3, seconds: 900 } };

function refuse(): Promise<never> {
  return Promise.reject(new CurtaError("unavailable"));
}

test("guessing one account's password is stopped, at every process, and the wait is told", async () => {
  const [one, two] = [await createIdentity({ pool, limits }), await createIdentity({ pool, limits })];
  await addUser(pool, "ana@example.com", PASSWORD);
  const guess = (identity: typeof one, address: string) =>
    identity
      .signIn({ email: "ana@example.com", password: "um palpite errado", address })
      .catch((error: unknown) => error);
  for (const identity of [one, two, one]) {
    expect(await guess(identity, "10.0.0.1")).toMatchObject({ code: "invalid_credentials" });
  }
  const refused = await guess(two, "10.0.0.2");
  expect(refused).toMatchObject({ code: "too_many_requests", status: 429 });
  expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(890);
  await expect(
    one.signIn({ email: "ana@example.com", password: PASSWORD, address: "10.0.0.3" }),
  ).rejects.toMatchObject({ code: "too_many_requests" });
});

test("guesses side by side count as much as one after the other", async () => {
  const identity = await createIdentity({ pool, limits });
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async (_, index) =>
      identity
        .signIn({ email: `ninguem${index}@example.com`, password: "um palpite", address: "10.0.1.1" })
        .catch((error: { code: string }) => error.code),
    ),
  );
  expect(outcomes.filter((code) => code === "invalid_credentials").length).toBeLessThanOrEqual(6);
  expect(new Set(outcomes)).toEqual(new Set(["invalid_credentials", "too_many_requests"]));
});

test("tries that are over are forgotten with the next wrong one", async () => {
  const identity = await createIdentity({ pool, limits });
  await pool.query("insert into curta.attempt (key, at) values ('old', now() - interval '2 days')");
  const wrong = identity.signIn({ email: "x@example.com", password: "um palpite", address: "10.0.4.1" });
  await expect(wrong).rejects.toMatchObject({ code: "invalid_credentials" });
  expect((await pool.query("select from curta.attempt where key = 'old'")).rowCount).toBe(0);
});

test("a password that nobody looked at, as too many were waiting, does not count as a wrong one", async () => {
  await addUser(pool, "lia@example.com", PASSWORD);
  const credentials = { email: "lia@example.com", password: PASSWORD, address: "10.0.7.1" };
  const busy = await createIdentity({ pool, limits, runHash: refuse });
  for (let index = 0; index < 5; index++) {
    await expect(busy.signIn(credentials)).rejects.toMatchObject({ code: "unavailable" });
  }
  const identity = await createIdentity({ pool, limits });
  expect((await identity.signIn(credentials)).user.email).toBe("lia@example.com");
});

test("good sign-ins do not count", async () => {
  const identity = await createIdentity({ pool, limits });
  await addUser(pool, "bia@example.com", PASSWORD);
  for (let round = 0; round < 8; round++) {
    await identity.signIn({ email: "bia@example.com", password: PASSWORD, address: "10.0.2.1" });
  }
});

test.each([
  [1, "1 segundo"],
  [59, "59 segundos"],
  [60, "1 minuto"],
  [61, "2 minutos"],
  [900, "15 minutos"],
])("a wait of %d seconds is told as people say it", (seconds, said) => {
  expect(new RateLimitError(seconds).message).toMatch(new RegExp(`(?<!\\d)${said}(?![a-z])`));
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Pool } from "pg";
import { createPool } from "../database/pool.ts";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { addUser, createIdentity, findUser, listUsers, removeUser, setPassword } from "./index.ts";

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

test("users are added once, found, listed in their order, and removed with what is theirs", async () => {
  const ana = await addUser(pool, "ana@example.com", PASSWORD);
  await addUser(pool, "bia@example.com", PASSWORD);
  await expect(addUser(pool, "ANA@example.com", PASSWORD)).rejects.toMatchObject({ code: "user_exists" });
  expect((await listUsers(pool)).map((user) => user.email)).toEqual(["ana@example.com", "bia@example.com"]);
  expect(await findUser(pool, " Ana@example.com")).toEqual(ana);
  await removeUser(pool, "ana@example.com");
  expect(await findUser(pool, "ana@example.com")).toBeUndefined();
  await expect(removeUser(pool, "ana@example.com")).rejects.toMatchObject({ code: "user_unknown" });
});

test.each(["", "ana", "ana@", "@example.com", "a b@example.com", `${"x".repeat(250)}@example.com`])(
  "%j is no e-mail address",
  async (email) => {
    await expect(addUser(pool, email, PASSWORD)).rejects.toMatchObject({ code: "invalid_email" });
  },
);

test("a new password ends every session", async () => {
  const identity = await createIdentity({ pool });
  await addUser(pool, "caio@example.com", PASSWORD);
  const session = await identity.signIn({ email: "caio@example.com", password: PASSWORD, address: "a" });
  await setPassword(pool, "caio@example.com", "outra senha bem longa");
  await expect(identity.refresh(session.refreshToken, "here")).rejects.toMatchObject({
    code: "refresh_token_unknown",
  });
  await expect(identity.verifyAccessToken(session.accessToken)).rejects.toMatchObject({
    code: "session_ended",
  });
});

test("a password that is easy to guess is refused, for a new account and as a new one", async () => {
  for (const weak of ["1234567", "password", "dora@example.com"]) {
    await expect(addUser(pool, "dora@example.com", weak)).rejects.toMatchObject({ code: "weak_password" });
  }
  expect(await findUser(pool, "dora@example.com")).toBeUndefined();
  await addUser(pool, "dora@example.com", PASSWORD);
  await expect(setPassword(pool, "dora@example.com", "1234567")).rejects.toMatchObject({
    code: "weak_password",
  });
});

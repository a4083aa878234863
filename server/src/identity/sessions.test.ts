import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { createPool } from "../database/pool.ts";
import { addUser, createIdentity, type Identity } from "./index.ts";

const PASSWORD = "uma senha bem longa";
const EMAIL = "ana@curta.example";
const BEGUN = new Date("2031-05-01T10:00:00Z");
let database: TestDatabase;
let pool: Pool;
let identity: Identity;
let now = BEGUN;

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  identity = await createIdentity({ pool, clock: () => now });
  await addUser(pool, EMAIL, PASSWORD);
});
afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  now = BEGUN;
  await pool.query("update curta.account set banned = false");
});

const signIn = () => identity.signIn({ email: EMAIL, password: PASSWORD, address: "192.0.2.1" });
const refresh = (token: string) => identity.refresh(token, "192.0.2.1");
const after = (seconds: number) => void (now = new Date(BEGUN.getTime() + seconds * 1_000));
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: { code: string }) => error.code,
  );

const openThree = () => Promise.all([signIn(), signIn(), signIn()]);
async function lasting(sessions: readonly { accessToken: string }[]): Promise<boolean[]> {
  const asked = sessions.map(({ accessToken }) => refusal(identity.verifyAccessToken(accessToken)));
  return (await Promise.all(asked)).map((answer) => answer === "accepted");
}

test("a token that was just exchanged gives the newest one again for ten seconds, for two tabs at once", async () => {
  const { refreshToken: first } = await signIn();
  const { refreshToken: second } = await refresh(first);
  expect(second).not.toBe(first);
  after(10);
  expect((await refresh(first)).refreshToken).toBe(second);
  expect((await refresh(second)).refreshToken).not.toBe(second);
});

test("after ten seconds it is a stolen one, and ends the session for thief and owner", async () => {
  const { refreshToken: first } = await signIn();
  const { refreshToken: second } = await refresh(first);
  after(10.001);
  expect(await refusal(refresh(first))).toBe("refresh_token_reused");
  expect(await refusal(refresh(second))).toBe("refresh_token_unknown");
});

test("a token two steps back ends the session, however soon", async () => {
  const { refreshToken: first } = await signIn();
  const { refreshToken: second } = await refresh(first);
  await refresh(second);
  expect(await refusal(refresh(first))).toBe("refresh_token_reused");
  expect(await refusal(refresh(second))).toBe("refresh_token_unknown");
});

test("a session lasts sixty days without a refresh, and each refresh begins them anew", async () => {
  const [kept, left] = [await signIn(), await signIn()];
  after(60 * 86_400);
  const { refreshToken } = await refresh(kept.refreshToken);
  after(60 * 86_400 + 1);
  expect(await refusal(refresh(left.refreshToken))).toBe("session_expired");
  expect(await refusal(refresh(left.refreshToken))).toBe("refresh_token_unknown");
  after(120 * 86_400);
  expect(await refusal(refresh(refreshToken))).toBe("accepted");
});

test("an account that is banned has no session, no sign-in and no refresh", async () => {
  const { accessToken, refreshToken } = await signIn();
  await pool.query("update curta.account set banned = true");
  expect(await refusal(refresh(refreshToken))).toBe("user_banned");
  expect(await refusal(identity.verifyAccessToken(accessToken))).toBe("user_banned");
  expect(await refusal(signIn())).toBe("user_banned");
  await pool.query("update curta.account set banned = false");
  // The session itself was kept.
  expect(await refusal(identity.verifyAccessToken(accessToken))).toBe("accepted");
});

test("signing out ends this session, the others, or all", async () => {
  for (const [scope, left] of [
    ["local", [false, true, true]],
    ["others", [true, false, false]],
    ["global", [false, false, false]],
  ] as const) {
    const sessions = await openThree();
    await identity.signOut(await identity.readAccessToken(sessions[0].accessToken), scope);
    expect(await lasting(sessions)).toEqual(left);
  }
});

test("a new password ends the other sessions and keeps the one that set it", async () => {
  const [mine, other] = [await signIn(), await signIn()];
  const claims = await identity.readAccessToken(mine.accessToken);
  const change = { password: "outra senha bem longa", currentPassword: PASSWORD, address: "192.0.2.1" };
  for (const [typed, code] of [
    [undefined, "current_password_required"],
    ["", "current_password_required"],
    ["um palpite errado", "current_password_invalid"],
  ] as const) {
    const refused = identity.changePassword(claims, { ...change, currentPassword: typed });
    await expect(refused).rejects.toMatchObject({ code });
  }
  await identity.changePassword(claims, change);
  expect(await refusal(identity.verifyAccessToken(mine.accessToken))).toBe("accepted");
  expect(await refusal(identity.verifyAccessToken(other.accessToken))).toBe("session_ended");
  expect(await refusal(signIn())).toBe("invalid_credentials");
});

test("a sign-in says when its token ends and who signed in, and the account when", async () => {
  const { expiresIn, expiresAt, user } = await identity.signIn({
    email: ` ${EMAIL.toUpperCase()} `,
    password: "outra senha bem longa",
    address: "192.0.2.1",
  });
  expect([expiresIn, expiresAt]).toEqual([3_600, BEGUN.getTime() / 1_000 + 3_600]);
  expect(user.email).toBe(EMAIL);
  const { rows } = await pool.query("select last_sign_in_at from curta.account");
  expect(rows).toEqual([{ last_sign_in_at: BEGUN }]);
});

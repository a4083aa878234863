import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessage } from "@curta/contract";
import { addUser } from "../../identity/index.ts";
import {
  PASSWORD,
  startSupabaseServer,
  type SupabaseServer,
} from "../../../testing/servers/supabase-server.ts";

let wire: SupabaseServer;
let now = new Date();
beforeAll(async () => {
  wire = await startSupabaseServer({ clock: () => now });
});
afterAll(() => wire[Symbol.asyncDispose]());

test("signs in with e-mail and password and tells who that is", async () => {
  const { client, id, email } = await wire.signIn("ana");
  const { data, error } = await client.auth.getUser();
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, email, aud: "authenticated", role: "authenticated" });
});

test("the e-mail's case and surrounding blanks do not matter", async () => {
  await addUser(wire.pool, " Bia@Example.com ", PASSWORD);
  const { error } = await wire
    .client()
    .auth.signInWithPassword({ email: "BIA@example.com", password: PASSWORD });
  expect(error).toBeNull();
});

test("a wrong password and an unknown e-mail get the same answer", async () => {
  await addUser(wire.pool, "caio@example.com", PASSWORD);
  const { auth } = wire.client();
  const wrong = await auth.signInWithPassword({
    email: "caio@example.com",
    password: "outra senha qualquer",
  });
  const unknown = await auth.signInWithPassword({ email: "ninguem@example.com", password: PASSWORD });
  expect(wrong.error).toMatchObject({
    status: 400,
    code: "invalid_credentials",
    message: "E-mail ou senha incorretos. Confira os dois e tente de novo.",
  });
  expect(unknown.error).toEqual(wrong.error);
});

test("clients of the older API version get errors in its words", async () => {
  const response = await fetch(`${wire.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: wire.identity.anonKey },
    body: JSON.stringify({ email: "ninguem@example.com", password: "errada errada" }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 400, error_code: "invalid_credentials" });
});

test("a stored session is restored by a new client on the same storage", async () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const options = { auth: { storage, storageKey: "curta", autoRefreshToken: false } };
  await addUser(wire.pool, "davi@example.com", PASSWORD);
  const first = createClient(wire.url, wire.identity.anonKey, options);
  await first.auth.signInWithPassword({ email: "davi@example.com", password: PASSWORD });
  const second = createClient(wire.url, wire.identity.anonKey, options);
  const { data } = await second.auth.getSession();
  expect(data.session?.user.email).toBe("davi@example.com");
  expect((await second.auth.getUser()).error).toBeNull();
});

test("refreshing gives new tokens; the one before is good for ten seconds and gets the same newest", async () => {
  const { client } = await wire.signIn("eva");
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const second = (await refresh(first)).refresh_token;
  expect(second).not.toBe(first);
  now = new Date(now.getTime() + 9_000);
  const again = await refresh(first);
  expect(again.refresh_token).toBe(second);
  expect((await refresh(second)).refresh_token).not.toBe(second);
});

test("two tabs that refresh at the same instant both go on with the same token", async () => {
  const { client } = await wire.signIn("fabio");
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
  expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
});

test("a refresh token that was used before ends the session, for thief and owner alike", async () => {
  const { client } = await wire.signIn("gabi");
  const session = (await client.auth.getSession()).data.session;
  const stolen = session?.refresh_token ?? "";
  const second = (await refresh(stolen)).refresh_token;
  now = new Date(now.getTime() + 11_000);
  expect(await refresh(stolen)).toMatchObject({ code: "refresh_token_already_used" });
  expect(await refresh(second)).toMatchObject({ code: "refresh_token_not_found" });
  const { error } = await client.auth.getUser();
  expect(error?.name).toBe("AuthSessionMissingError");
});

test("a token two steps back ends the session even inside the window", async () => {
  const { client } = await wire.signIn("hugo");
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const second = (await refresh(first)).refresh_token;
  await refresh(second);
  expect(await refresh(first)).toMatchObject({ code: "refresh_token_already_used" });
});

test("a refresh token that was tampered with is unknown and harms no session", async () => {
  const { client } = await wire.signIn("iris");
  const token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const bytes = Buffer.from(token, "base64url");
  for (const index of [0, 20, 30, bytes.length - 1]) {
    const forged = Buffer.from(bytes);
    forged[index] = (forged[index] ?? 0) ^ 1;
    expect(await refresh(forged.toString("base64url"))).toMatchObject({ code: "refresh_token_not_found" });
  }
  expect((await client.auth.refreshSession()).error).toBeNull();
});

test("a session that nobody used for months is over", async () => {
  const { client } = await wire.signIn("joao");
  const token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  now = new Date(now.getTime() + 61 * 86_400_000);
  expect(await refresh(token)).toMatchObject({ code: "session_expired" });
  now = new Date();
});

test("a session that is used every month is over after half a year all the same", async () => {
  const { client } = await wire.signIn("jade");
  let token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const begun = now;
  for (let month = 1; month <= 5; month++) {
    now = new Date(begun.getTime() + month * 30 * 86_400_000);
    token = (await refresh(token)).refresh_token;
  }
  now = new Date(begun.getTime() + 181 * 86_400_000);
  expect(await refresh(token)).toMatchObject({ code: "session_expired" });
  now = new Date();
});

test.each([
  ["local", [false, true]],
  ["others", [true, false]],
  ["global", [false, false]],
] as const)("signing out with scope %s ends the right sessions", async (scope, [own, other]) => {
  const email = `saida-${scope}@example.com`;
  await addUser(wire.pool, email, PASSWORD);
  const [here, there] = [wire.client(), wire.client()];
  for (const { auth } of [here, there]) await auth.signInWithPassword({ email, password: PASSWORD });
  const tokens = await Promise.all(
    [here, there].map(async ({ auth }) => (await auth.getSession()).data.session?.refresh_token ?? ""),
  );
  expect((await here.auth.signOut({ scope })).error).toBeNull();
  const alive = await Promise.all(tokens.map(async (token) => "access_token" in (await refresh(token))));
  expect(alive).toEqual([own, other]);
});

test("changing the password keeps this session and ends the others", async () => {
  const { client, email } = await wire.signIn("kaua");
  const elsewhere = wire.client();
  await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
  const change = { password: "outra senha bem longa", current_password: PASSWORD };
  expect((await client.auth.updateUser(change)).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await elsewhere.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  const { auth } = wire.client();
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    "invalid_credentials",
  );
  expect((await auth.signInWithPassword({ email, password: "outra senha bem longa" })).error).toBeNull();
});

test.each(["curta", "12345678", "password1", "senha123", "aaaaaaaaaa", "x".repeat(129)])(
  "the password %s is refused",
  async (password) => {
    const { client } = await wire.signIn(`fraca-${Math.random().toString(36).slice(2)}`);
    const { error } = await client.auth.updateUser({ password, current_password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: "weak_password" });
  },
);

test("a session alone does not change the password: the current one is needed", async () => {
  const { client, email } = await wire.signIn("beto");
  const password = "outra senha bem longa";
  expect((await client.auth.updateUser({ password })).error).toMatchObject({
    status: 400,
    code: "current_password_required",
    message: errorMessage("current_password_required"),
  });
  expect((await client.auth.updateUser({ password, current_password: "palpite" })).error).toMatchObject({
    status: 400,
    code: "current_password_invalid",
    message: errorMessage("current_password_invalid"),
  });
  expect((await wire.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("nobody can sign up where sign-up is closed", async () => {
  const { error } = await wire.client().auth.signUp({ email: "novo@example.com", password: PASSWORD });
  expect(error).toMatchObject({ status: 422, code: "signup_disabled" });
});

test("where sign-up is open a new user gets a session at once, and an e-mail only once", async () => {
  await using open = await startSupabaseServer({ signup: "open", databaseUrl: wire.databaseUrl });
  const email = "nova@example.com";
  const { data, error } = await open.client().auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(email);
  const again = await open.client().auth.signUp({ email, password: PASSWORD });
  expect(again.error).toMatchObject({ status: 422, code: "user_already_exists" });
});

test("the client verifies our tokens itself with the published keys", async () => {
  const { client, id } = await wire.signIn("lia");
  const { data, error } = await client.auth.getClaims();
  expect(error).toBeNull();
  expect(data?.claims).toMatchObject({ sub: id, role: "authenticated", aal: "aal1", is_anonymous: false });
  expect(data?.header.alg).toBe("ES256");
  const response = await fetch(`${wire.url}/auth/v1/.well-known/jwks.json`);
  expect(response.headers.get("cache-control")).toBe("public, max-age=600");
  expect(JSON.stringify(await response.json())).not.toContain('"d":');
});

test("pages of other origins may call", async () => {
  const response = await fetch(`${wire.url}/auth/v1/token?grant_type=password`, {
    method: "OPTIONS",
    headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  for (const header of ["authorization", "apikey", "x-client-info", "x-supabase-api-version", "prefer"]) {
    expect(response.headers.get("access-control-allow-headers")).toContain(header);
  }
});

interface RefreshAnswer {
  readonly refresh_token: string;
  readonly access_token?: string;
}

async function refresh(token: string): Promise<RefreshAnswer> {
  const response = await fetch(`${wire.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: wire.identity.anonKey,
      "x-supabase-api-version": "2024-01-01",
    },
    body: JSON.stringify({ refresh_token: token }),
  });
  return (await response.json()) as RefreshAnswer;
}

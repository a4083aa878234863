import { createHmac, randomUUID } from "node:crypto";
import { SignJWT, type JWTPayload } from "jose";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { createPool } from "../database/pool.ts";
import { createAccessTokens, type AccessTokens } from "./access-token.ts";
import { loadKeys, type Keys } from "./keys.ts";
import { createKeyRing } from "./security/key-ring.ts";
import type { User } from "./users.ts";

let database: TestDatabase;
let pool: Pool;
let keys: Keys;
let tokens: AccessTokens;
let now = new Date("2031-05-01T10:00:00.900Z");
const session = randomUUID();

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  const ring = await createKeyRing(pool);
  keys = ring.known();
  tokens = createAccessTokens(ring, "https://curta.example/auth/v1", () => now);
});
afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});

interface Changes {
  readonly kid?: string;
  readonly audience?: string;
  readonly without?: string;
  readonly claims?: JWTPayload;
}

/** A token that our own key has signed, good but for what is changed: nothing but that can be why it is refused. */
function signedByUs({
  kid = keys.kid,
  audience = "authenticated",
  without = "",
  claims = {},
}: Changes): Promise<string> {
  const all: JWTPayload = {
    sub: randomUUID(),
    role: "authenticated",
    session_id: session,
    email: "ana@curta.example",
    aud: audience,
    iat: Math.floor(now.getTime() / 1_000),
    exp: Math.floor(now.getTime() / 1_000) + 60,
    ...claims,
  };
  const kept = Object.fromEntries(Object.entries(all).filter(([name]) => name !== without));
  return new SignJWT(kept).setProtectedHeader({ alg: "ES256", kid, typ: "JWT" }).sign(keys.signing);
}

test("a token with all it needs, signed by our key, is good", async () => {
  expect(await tokens.verify(await signedByUs({}))).toMatchObject({ session_id: session });
});

const REFUSED: [string, Changes][] = [
  ["under another kid", { kid: "another" }],
  ["for another audience", { audience: "somebody else" }],
  ["for the service role", { claims: { role: "service_role" } }],
  ["of no user", { claims: { sub: "nobody" } }],
  ["of no session", { claims: { session_id: "none" } }],
  ["with an e-mail that is none", { claims: { email: 7 } }],
  ...["sub", "role", "session_id", "email", "aud", "iat", "exp"].map((without): [string, Changes] => [
    `without "${without}"`,
    { without },
  ]),
];

test.each(REFUSED)("a token %s is refused, though our own key signed it", async (_what, changes) => {
  await expect(tokens.verify(await signedByUs(changes))).rejects.toMatchObject({
    code: "unauthorized",
    reason: "invalid",
    detail: "access token invalid",
  });
});

const ANA: User = { id: randomUUID(), email: "ana@curta.example" } as User;

test("a token says what the official client and row security read, and for how long", async () => {
  const token = await tokens.sign(ANA, session);
  const [header, payload] = token.split(".").map((part) => Buffer.from(part, "base64url").toString());
  expect(JSON.parse(header ?? "")).toEqual({ alg: "ES256", kid: keys.kid, typ: "JWT" });
  const issued = Math.floor(now.getTime() / 1_000);
  expect(JSON.parse(payload ?? "")).toEqual({
    iss: "https://curta.example/auth/v1",
    sub: ANA.id,
    aud: "authenticated",
    role: "authenticated",
    aal: "aal1",
    email: ANA.email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { email: ANA.email, email_verified: true },
    is_anonymous: false,
    session_id: session,
    amr: [{ method: "password", timestamp: issued }],
    iat: issued,
    exp: issued + 3_600,
  });
});

test("a token is good until its last second, by the clock of the server", async () => {
  const begun = now;
  const token = await tokens.sign(ANA, session);
  now = new Date(begun.getTime() + 3_599_000);
  expect(await tokens.verify(token)).toMatchObject({ sub: ANA.id });
  now = new Date(begun.getTime() + 3_600_000);
  await expect(tokens.verify(token)).rejects.toMatchObject({ reason: "expired" });
  now = begun;
});

test("all processes share the keys, which are of their kinds", async () => {
  const again = await loadKeys(pool);
  const { signing: _own, verifying, refreshMac, networkDigest, ...shown } = again;
  const {
    signing: _first,
    verifying: firstKeys,
    refreshMac: firstMac,
    networkDigest: firstDigest,
    ...first
  } = keys;
  expect(shown).toEqual(first);
  expect([...verifying.keys()]).toEqual([...firstKeys.keys()]);
  expect(networkDigest("192.0.2.1")).toBe(firstDigest("192.0.2.1"));
  expect(shown.anonKey).toMatch(/^sb_publishable_[\w-]{43}$/);
  expect(shown.serviceKey).toMatch(/^sb_secret_[\w-]{43}$/);
  expect(shown.publicJwks[0]).toMatchObject({ kty: "EC", alg: "ES256", use: "sig", key_ops: ["verify"] });
  expect(shown.publicJwks[0]).not.toHaveProperty("d");
  const message = Buffer.from("a");
  expect(refreshMac(message)).toEqual(firstMac(message));
  const { rows } = await pool.query<{ value: string }>(
    "select value from curta.secret where name = 'refresh_key'",
  );
  const secret = Buffer.from(rows[0]?.value ?? "", "base64url");
  expect(secret).toHaveLength(32);
  expect(refreshMac(message)).toEqual(createHmac("sha256", secret).update(message).digest());
});

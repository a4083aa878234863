import { createHmac, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import * as fc from "fast-check";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../database/pool.ts";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { addUser, createIdentity, type Identity } from "./index.ts";

const PASSWORD = "uma senha bem longa";
let database: TestDatabase;
let pool: Pool;
let identity: Identity;
let token: string;
let publicKey: unknown;
let now = new Date();

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  identity = await createIdentity({ pool, clock: () => now });
  [publicKey] = (await identity.readJwks()).keys;
  await addUser(pool, "ana@example.com", PASSWORD);
  token = (await identity.signIn({ email: "ana@example.com", password: PASSWORD, address: "a" })).accessToken;
});
afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
function decode(part: number): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[part] ?? "", "base64url").toString()) as Record<
    string,
    unknown
  >;
}

test("a good token says whose it is", async () => {
  const { userId, claims } = await identity.verifyAccessToken(token);
  expect(claims).toMatchObject({
    sub: userId,
    role: "authenticated",
    aud: "authenticated",
    email: "ana@example.com",
  });
});

test("the page is told when a token ends as the token itself says it, at whatever moment it was made", async () => {
  now = new Date("2031-05-01T10:00:00.999Z");
  const credentials = { email: "ana@example.com", password: PASSWORD, address: "a" };
  const { accessToken, expiresAt, expiresIn } = await identity.signIn(credentials);
  const { claims } = await identity.verifyAccessToken(accessToken);
  expect([expiresAt, claims.exp - claims.iat]).toEqual([claims.exp, expiresIn]);
  now = new Date();
});

test("another process of the installation accepts it: the keys are shared", async () => {
  const [one, two] = await Promise.all([createIdentity({ pool }), createIdentity({ pool })]);
  expect((await one.verifyAccessToken(token)).userId).toBe((await two.verifyAccessToken(token)).userId);
  expect([one.anonKey, one.serviceKey]).toEqual([identity.anonKey, identity.serviceKey]);
  expect(one.anonKey).toMatch(/^sb_publishable_/);
  expect(one.serviceKey).toMatch(/^sb_secret_/);
});

test("an expired token is told apart from a bad one", async () => {
  now = new Date(Date.now() + 3_601_000);
  await expect(identity.verifyAccessToken(token)).rejects.toMatchObject({ reason: "expired" });
  now = new Date();
});

const strangersKey = generateKeyPairSync("ec", { namedCurve: "P-256" });
const forgeries: [string, () => string][] = [
  ["without a signature (alg none)", () => `${encode({ alg: "none" })}.${encode(decode(1))}.`],
  ["signed with HMAC by our public key", () => hmacSigned()],
  ["signed by a stranger's key under our kid", () => signedBy(decode(0))],
  ["signed by a stranger's key that it brings along", () => signedBy({ ...decode(0), jwk: strangersJwk() })],
  ["with another kid", () => signedBy({ ...decode(0), kid: randomUUID() })],
  ["with somebody else's id in place of its own", () => withClaims({ ...decode(1), sub: randomUUID() })],
  ["with the service role", () => withClaims({ ...decode(1), role: "service_role" })],
  ["that never ends", () => withClaims({ ...decode(1), exp: 9_999_999_999 })],
  ["with nothing", () => ""],
  ["of another kind: the anonymous key", () => identity.anonKey],
  ["of another kind: the service key", () => identity.serviceKey],
];

test.each(forgeries)("a token %s is refused", async (_what, forge) => {
  await expect(identity.verifyAccessToken(forge())).rejects.toMatchObject({ reason: "invalid" });
});

test("no change of a single character is accepted as another token, nor any text", async () => {
  const texts = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.nat(token.length - 1), fc.constantFrom("A", "z", "0", "-", "_", "."))
      .map(([at, letter]) => token.slice(0, at) + letter + token.slice(at + 1)),
    fc.array(fc.base64String(), { minLength: 3, maxLength: 3 }).map((parts) => parts.join(".")),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const claims = await identity.readAccessToken(text).catch((error: unknown) => error);
      // The last character of a signature has bits that count for nothing: it may still be the same token.
      if (claims instanceof Error) expect(claims).toMatchObject({ code: "unauthorized" });
      else expect(claims).toEqual(decode(1));
    }),
    { numRuns: 500 },
  );
});

function strangersJwk(): unknown {
  return strangersKey.publicKey.export({ format: "jwk" });
}

function signedBy(header: unknown): string {
  const text = `${encode(header)}.${encode(decode(1))}`;
  const key = { key: strangersKey.privateKey, dsaEncoding: "ieee-p1363" } as const;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

function hmacSigned(): string {
  const text = `${encode({ ...decode(0), alg: "HS256" })}.${encode(decode(1))}`;
  const key = JSON.stringify(publicKey);
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

function withClaims(claims: unknown): string {
  const [header, , signature] = token.split(".");
  return `${header}.${encode(claims)}.${signature}`;
}

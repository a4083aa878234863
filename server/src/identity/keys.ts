import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import type { Pool } from "pg";
import { z } from "zod";
import { createNetworkDigest } from "./security/security-log.ts";

const publicPartSchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
});
const signingKeySchema = z.object({ kid: z.string(), jwk: publicPartSchema.extend({ d: z.string() }) });
const previousKeySchema = z.object({ kid: z.string(), jwk: publicPartSchema, until: z.coerce.date() });

/** Name of the signing key before the last rotation: its public part, and until when its tokens are good. */
export const PREVIOUS_KEY = "previous_signing_key";
/** What the random texts begin with that are replaced when somebody has seen them. */
export const SECRET_PREFIX = { refresh_key: "", service_key: "sb_secret_" } as const;

/** Keys that all processes of an installation share through the database. */
export interface Keys {
  readonly kid: string;
  readonly signing: CryptoKey;
  /** Public keys of the access tokens that are good: the signing one's, and that of the one before while tokens of it live. */
  readonly publicJwks: readonly JWK[];
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  /** Public key of the page: identifies the installation, grants nothing. */
  readonly anonKey: string;
  /** Key of an outside workflow: may read and write all rows. Never sent to clients. */
  readonly serviceKey: string;
  /** MAC of a refresh token. */
  readonly refreshMac: (message: Buffer) => Buffer;
  /** What stands for a network in the security log. */
  readonly networkDigest: (network: string) => string;
}

/** Loads the keys and creates missing ones; if several processes do, the first one wins. */
export async function loadKeys(pool: Pool): Promise<Keys> {
  const { kid, jwk } = signingKeySchema.parse(await ensureSecret(pool, "signing_key", makeSigningKey));
  const refresh = Buffer.from(await ensureText(pool, "refresh_key", SECRET_PREFIX.refresh_key), "base64url");
  const { d: _private, ...publicPart } = jwk;
  const good = [{ kid, jwk: publicPart }, ...(await findPrevious(pool))];
  return {
    kid,
    signing: await importKey(jwk),
    publicJwks: good.map((one) => ({
      ...one.jwk,
      kid: one.kid,
      alg: "ES256",
      use: "sig",
      key_ops: ["verify"],
    })),
    verifying: new Map(
      await Promise.all(good.map(async (one) => [one.kid, await importKey(one.jwk)] as const)),
    ),
    anonKey: await ensureText(pool, "anon_key", "sb_publishable_"),
    serviceKey: await ensureText(pool, "service_key", SECRET_PREFIX.service_key),
    refreshMac: (message) => createHmac("sha256", refresh).update(message).digest(),
    networkDigest: createNetworkDigest(Buffer.from(await ensureText(pool, "network_key", ""), "base64url")),
  };
}

async function findPrevious(pool: Pool): Promise<{ kid: string; jwk: z.infer<typeof publicPartSchema> }[]> {
  const { rows } = await pool.query<{ value: unknown }>("select value from curta.secret where name = $1", [
    PREVIOUS_KEY,
  ]);
  return rows.map(({ value }) => previousKeySchema.parse(value)).filter(({ until }) => until > new Date());
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "ES256");
  if (key instanceof Uint8Array) throw new Error("the signing key is not an EC key");
  return key;
}

export async function makeSigningKey(): Promise<unknown> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return { kid: randomUUID(), jwk: await exportJWK(privateKey) };
}

async function ensureText(pool: Pool, name: string, prefix: string): Promise<string> {
  const make = async () => prefix + randomBytes(32).toString("base64url");
  return z.string().parse(await ensureSecret(pool, name, make));
}

async function ensureSecret(pool: Pool, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const read = () => pool.query<{ value: unknown }>("select value from curta.secret where name = $1", [name]);
  const known = await read();
  if (known.rows[0]) return known.rows[0].value;
  await pool.query("insert into curta.secret (name, value) values ($1, $2) on conflict do nothing", [
    name,
    JSON.stringify(await make()),
  ]);
  return (await read()).rows[0]?.value;
}

/** Compares two keys in constant time. */
export function keysEqual(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

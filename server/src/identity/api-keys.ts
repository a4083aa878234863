import { createHash, randomBytes } from "node:crypto";
import { CurtaError, type KEY_SCOPES, type ListedKey } from "@curta/contract";
import type { Pool } from "pg";
import { z } from "zod";
import { withTransaction } from "../database/pool.ts";
import { findUser } from "./users.ts";

export type KeyScope = (typeof KEY_SCOPES)[number];

/** A key as it is listed; the key itself is shown once, when it is made. */
export interface ApiKey {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const PREFIX = "curta_key_";
const KEY_BYTES = 32;

/** True for what looks like one of our keys; access tokens never do. */
export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** A user cannot have more keys: programs share one each, not one a call. */
const MOST_KEYS = 50;

/**
 * Makes a key of a user and gives its text, which is kept nowhere.
 * @throws CurtaError user_unknown, invalid_option, too_many_keys
 */
export async function addApiKey(
  pool: Pool,
  email: string,
  name: string,
  scopes: readonly KeyScope[],
): Promise<{ key: string; userId: string }> {
  const user = await findUser(pool, email);
  if (!user) throw new CurtaError("user_unknown");
  return { key: await addUserKey(pool, user.id, name, scopes), userId: user.id };
}

/**
 * As `addApiKey`, for a user by id.
 * @throws CurtaError not_found if nobody signs in with it, unauthorized if the account is gone, invalid_option, too_many_keys
 */
export async function addUserKey(
  pool: Pool,
  userId: string,
  name: string,
  scopes: readonly KeyScope[],
): Promise<string> {
  if (!z.uuid().safeParse(userId).success) throw new CurtaError("not_found");
  const length = name.trim().length;
  if (length === 0 || length > 100 || scopes.length === 0) throw new CurtaError("invalid_option");
  const key = PREFIX + randomBytes(KEY_BYTES).toString("base64url");
  await withTransaction(pool, async (db) => {
    // One at a time for each user: keys that are made at the same moment would not count each other.
    const account = await db.query("select 1 from curta.account where id = $1 for no key update", [userId]);
    // It was there when the request came.
    if (account.rowCount === 0) throw new CurtaError("unauthorized");
    const { rowCount } = await db.query(
      `insert into curta.api_key (account_id, name, scopes, digest)
       select $1, $2, $3, $4 where (select count(*) from curta.api_key where account_id = $1) < $5`,
      [userId, name.trim(), scopes, digestOf(key), MOST_KEYS],
    );
    if (rowCount === 0) throw new CurtaError("too_many_keys");
  });
  return key;
}

/** The keys of a user, the oldest first. */
export async function listUserKeys(pool: Pool, userId: string): Promise<ListedKey[]> {
  if (!z.uuid().safeParse(userId).success) return [];
  const { rows } = await pool.query<ListedKeyRow>(
    `select id, name, scopes, created_at, last_used_at from curta.api_key
     where account_id = $1 order by created_at, id`,
    [userId],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }));
}

interface ListedKeyRow extends Omit<ListedKey, "created_at" | "last_used_at"> {
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** Ends one of a user's keys at once. @throws CurtaError not_found */
export async function revokeUserKey(pool: Pool, userId: string, id: string): Promise<void> {
  const { rowCount } = await pool.query("delete from curta.api_key where id = $1 and account_id::text = $2", [
    id,
    userId,
  ]);
  if (rowCount === 0) throw new CurtaError("not_found");
}

/** All keys, the oldest first. */
export async function listApiKeys(pool: Pool): Promise<ApiKey[]> {
  const { rows } = await pool.query<ApiKey>(
    `select k.id, a.email, k.name, k.scopes, k.created_at as "createdAt", k.last_used_at as "lastUsedAt"
     from curta.api_key k join curta.account a on a.id = k.account_id order by k.created_at, k.id`,
  );
  return rows;
}

/** Ends a key at once, and says whose it was. @throws CurtaError key_unknown */
export async function revokeApiKey(pool: Pool, id: string): Promise<string> {
  const known = z.uuid().safeParse(id).success;
  const { rows } = await pool.query<{ owner: string }>(
    "delete from curta.api_key where id = $1 returning account_id as owner",
    [known ? id : null],
  );
  if (!rows[0]) throw new CurtaError("key_unknown");
  return rows[0].owner;
}

/**
 * The user whose key this is. Its last use is noted once a minute.
 * @throws CurtaError key_invalid, user_banned; key_scope if it was made for something else
 */
export async function userOfApiKey(pool: Pool, key: string, scope: KeyScope): Promise<string> {
  const digest = digestOf(key);
  const { rows } = await pool.query<{ id: string; banned: boolean; scopes: KeyScope[]; stale: boolean }>(
    `select a.id, a.banned, k.scopes,
       k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as stale
     from curta.api_key k join curta.account a on a.id = k.account_id where k.digest = $1`,
    [digest],
  );
  const [found] = rows;
  if (!found) throw new CurtaError("key_invalid");
  if (found.banned) throw new CurtaError("user_banned");
  if (!found.scopes.includes(scope)) throw new CurtaError("key_scope", { detail: scope });
  if (found.stale)
    await pool.query("update curta.api_key set last_used_at = now() where digest = $1", [digest]);
  return found.id;
}

function digestOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

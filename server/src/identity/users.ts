import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { z } from "zod";
import { withTransaction } from "../database/pool.ts";
import type { Queryable } from "../database/queryable.ts";
import type { RunHash } from "../door/hashing.ts";
import { assertGoodPassword, hashPassword } from "./passwords.ts";

/** A user account. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly banned: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastSignInAt: Date | null;
}

/** Columns of `curta.account` as a `User`. */
export const USER_COLUMNS = `a.id, a.email, a.banned, a.created_at as "createdAt", a.updated_at as "updatedAt",
  a.last_sign_in_at as "lastSignInAt"`;

const emailSchema = z.email().max(254);

/** An e-mail address as stored: trimmed, in lower case. @throws CurtaError invalid_email */
function normalizeEmail(text: string): string {
  const parsed = emailSchema.safeParse(text.trim().toLowerCase());
  if (!parsed.success) throw new CurtaError("invalid_email");
  return parsed.data;
}

/** For commands, which hash one password and end. */
const atOnce: RunHash = (_account, hash) => hash();

/** @throws CurtaError invalid_email, weak_password, user_exists; what `runHash` throws */
export async function addUser(pool: Pool, email: string, password: string, runHash = atOnce): Promise<User> {
  const address = normalizeEmail(email);
  assertGoodPassword(password, address);
  const { rows } = await pool.query<User>(
    `insert into curta.account as a (email, password_hash) values ($1, $2)
     on conflict (email) do nothing returning ${USER_COLUMNS}`,
    [address, await runHash(address, () => hashPassword(password))],
  );
  if (!rows[0]) throw new CurtaError("user_exists");
  return rows[0];
}

/** All users, the oldest first. */
export async function listUsers(pool: Pool): Promise<User[]> {
  const { rows } = await pool.query<User>(
    `select ${USER_COLUMNS} from curta.account a order by a.created_at, a.id`,
  );
  return rows;
}

export async function findUser(pool: Pool, email: string): Promise<User | undefined> {
  const { rows } = await pool.query<User>(`select ${USER_COLUMNS} from curta.account a where a.email = $1`, [
    normalizeEmail(email),
  ]);
  return rows[0];
}

/**
 * Changes a password and ends the user's sessions except `keepSession`.
 * @throws CurtaError weak_password, user_unknown
 */
export async function setPassword(
  pool: Pool,
  email: string,
  password: string,
  keepSession: string | null = null,
  runHash = atOnce,
): Promise<User> {
  const address = normalizeEmail(email);
  assertGoodPassword(password, address);
  const hash = await runHash(address, () => hashPassword(password));
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<User>(
      `update curta.account a set password_hash = $2, updated_at = now() where a.email = $1
       returning ${USER_COLUMNS}`,
      [address, hash],
    );
    if (!rows[0]) throw new CurtaError("user_unknown");
    await client.query("delete from curta.session where account_id = $1 and id is distinct from $2::uuid", [
      rows[0].id,
      keepSession,
    ]);
    return rows[0];
  });
}

/**
 * Removes an account with its sessions and API keys, and what was counted of its sign-ins. What the user made is removed by
 * `workflow/remove`, in the same transaction. @throws CurtaError user_unknown
 */
export async function removeUser(db: Queryable, email: string): Promise<void> {
  const address = normalizeEmail(email);
  const { rows } = await db.query<{ id: string }>("delete from curta.account where email = $1 returning id", [
    address,
  ]);
  if (!rows[0]) throw new CurtaError("user_unknown");
  // Tries are counted by texts with the e-mail or the id in them (limits.ts); a device's token tells of nobody.
  await db.query(
    `delete from curta.attempt where key in ('account:' || $1, 'change:' || $2, 'callback:' || $2)
       or starts_with(key, 'guess:' || $2)
       or (starts_with(key, 'pair:') and right(key, char_length($1) + 1) = ' ' || $1)`,
    [address, rows[0].id],
  );
}

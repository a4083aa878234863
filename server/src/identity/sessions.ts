import { randomUUID } from "node:crypto";
import { CurtaError } from "@curta/contract";
import type { Pool, PoolClient } from "pg";
import { withTransaction } from "../database/pool.ts";
import type { RefreshToken } from "./refresh-token.ts";
import { noteSecurity } from "./security/security-log.ts";
import { USER_COLUMNS, type User } from "./users.ts";

/** Two tabs may refresh at once: the previous token stays valid for this long after its exchange. */
const REUSE_WINDOW_SECONDS = 10;
/** A session that is not refreshed for this long ends. */
export const IDLE_SESSION_DAYS = 60;

export interface Session {
  readonly id: string;
  /** Number of its newest refresh token. */
  readonly counter: bigint;
  readonly user: User;
}

export async function openSession(pool: Pool, userId: string, now: Date): Promise<Session> {
  const id = randomUUID();
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<User>(
      `update curta.account a set last_sign_in_at = $2 where a.id = $1 returning ${USER_COLUMNS}`,
      [userId, now],
    );
    if (!rows[0]) throw new CurtaError("invalid_credentials");
    await client.query(
      "insert into curta.session (id, account_id, created_at, rotated_at) values ($1, $2, $3, $3)",
      [id, userId, now],
    );
    return { id, counter: 0n, user: rows[0] };
  });
}

type SessionRow = User & { counter: string; rotated_at: Date; begun_at: Date };

async function lockSession(client: PoolClient, id: string): Promise<SessionRow | undefined> {
  const { rows } = await client.query<SessionRow>(
    `select s.counter, s.rotated_at, s.created_at as begun_at, ${USER_COLUMNS} from curta.session s
     join curta.account a on a.id = s.account_id where s.id = $1 for update of s`,
    [id],
  );
  return rows[0];
}

/**
 * Exchanges a refresh token. The newest token gets a new one. The previous token, within the reuse window, gets the
 * newest one again. An older token was stolen or replayed, so it ends the session.
 * @throws CurtaError refresh_token_unknown, refresh_token_reused, session_expired, user_banned
 */
export async function rotateSession(
  pool: Pool,
  token: RefreshToken,
  { now, network, longestDays }: Rotation,
): Promise<Session> {
  const outcome = await withTransaction(pool, async (client): Promise<Session | CurtaError> => {
    const row = await lockSession(client, token.sessionId);
    if (!row) return new CurtaError("refresh_token_unknown");
    if (row.banned) return new CurtaError("user_banned");
    const newest = BigInt(row.counter);
    const { counter: _counter, rotated_at, begun_at, ...user } = row;
    const age = secondsSince(rotated_at, now);
    const isOver = secondsSince(begun_at, now) > longestDays * DAY_SECONDS;
    if (isOver || age > IDLE_SESSION_DAYS * DAY_SECONDS) {
      return endWith(client, token.sessionId, "session_expired");
    }
    if (token.counter === newest) {
      await client.query("update curta.session set counter = counter + 1, rotated_at = $2 where id = $1", [
        token.sessionId,
        now,
      ]);
      return { id: token.sessionId, counter: newest + 1n, user };
    }
    if (token.counter === newest - 1n && age <= REUSE_WINDOW_SECONDS) {
      return { id: token.sessionId, counter: newest, user };
    }
    await noteSecurity(client, { kind: "token_reused", userId: user.id, network });
    return endWith(client, token.sessionId, "refresh_token_reused");
  });
  // Thrown after the transaction, because ending the session must be committed.
  if (outcome instanceof CurtaError) throw outcome;
  return outcome;
}

interface Rotation {
  readonly now: Date;
  /** Digest of the client's network. */
  readonly network: string;
  /** A session ends so many days after the sign-in, however often it is used. */
  readonly longestDays: number;
}

const DAY_SECONDS = 86_400;

function secondsSince(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 1_000;
}

async function endWith(
  client: PoolClient,
  sessionId: string,
  code: "session_expired" | "refresh_token_reused",
): Promise<CurtaError> {
  await client.query("delete from curta.session where id = $1", [sessionId]);
  return new CurtaError(code);
}

/** The user of a session that has not ended. @throws CurtaError session_ended, user_banned */
export async function userOfSession(pool: Pool, sessionId: string): Promise<User> {
  const { rows } = await pool.query<User>(
    `select ${USER_COLUMNS} from curta.session s join curta.account a on a.id = s.account_id where s.id = $1`,
    [sessionId],
  );
  if (!rows[0]) throw new CurtaError("session_ended");
  if (rows[0].banned) throw new CurtaError("user_banned");
  return rows[0];
}

/** Which of a user's sessions a sign-out ends: all, this one, or all others. */
export type SignOutScope = "global" | "local" | "others";

export async function endSessions(
  pool: Pool,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<void> {
  await pool.query(
    `delete from curta.session where account_id = $1
     and case $3 when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [userId, sessionId, scope],
  );
}

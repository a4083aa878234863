import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { ANSWERS } from "../texts/answers.ts";

/** At most `count` tries within `seconds`. */
interface Limit {
  readonly count: number;
  readonly seconds: number;
}

export interface Limits {
  /** Wrong passwords of one network for one account. */
  readonly perPair: Limit;
  /** Wrong passwords of one network for all accounts. */
  readonly perAddress: Limit;
  /** Wrong passwords of all networks for one account: many, since a stranger who knows an e-mail can use them up. */
  readonly perAccount: Limit;
  /** Wrong passwords of a device that has signed in to the account before, or of an open session; no other holds for them. */
  readonly perDevice: Limit;
  /** New accounts of one network, and new passwords of one account. */
  readonly signUps: Limit;
  readonly changes: Limit;
  /** Films of one user that tell an address of their choice: what we send there, we send on their word. */
  readonly callbacks: Limit;
}

export const DEFAULT_LIMITS: Limits = {
  perPair: { count: 10, seconds: 900 },
  perAddress: { count: 30, seconds: 300 },
  perAccount: { count: 100, seconds: 3_600 },
  perDevice: { count: 10, seconds: 900 },
  signUps: { count: 30, seconds: 3_600 },
  changes: { count: 10, seconds: 900 },
  callbacks: { count: 120, seconds: 3_600 },
};

/** Too many tries; says when the next one is allowed. */
export class RateLimitError extends CurtaError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("too_many_requests");
    this.retryAfterSeconds = retryAfterSeconds;
    this.message = ANSWERS.tooManyRequests(describeWait(retryAfterSeconds));
  }
}

function describeWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 segundo" : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
}

/** What is counted under `key`, and how much of it is allowed. */
export interface CountedTry {
  readonly key: string;
  readonly limit: Limit;
}

/** The brakes on a try to sign in. `device` is a known one of this account. */
export function signInTries(
  limits: Limits,
  email: string,
  address: string,
  device: string | undefined,
): CountedTry[] {
  if (device !== undefined) return [{ key: `device:${device}`, limit: limits.perDevice }];
  return [
    { key: `pair:${address} ${email}`, limit: limits.perPair },
    { key: `address:${address}`, limit: limits.perAddress },
    { key: `account:${email}`, limit: limits.perAccount },
  ];
}

/** The brake on guesses at the password of an account by one of its open sessions, which is a known device of it. */
export function guessTries(limits: Limits, userId: string, sessionId: string): CountedTry[] {
  return [{ key: `guess:${userId} ${sessionId}`, limit: limits.perDevice }];
}

/**
 * Counts a try for each key before it is made, so that concurrent tries count too. Returns the function that
 * removes it again after a success. @throws RateLimitError; a refused try does not count
 */
export async function countTry(pool: Pool, keys: readonly CountedTry[]): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into curta.attempt (key) select unnest($1::text[]) returning id",
    [keys.map(({ key }) => key)],
  );
  const takeBack = async () => {
    await pool.query("delete from curta.attempt where id = any($1)", [rows.map((row) => row.id)]);
  };
  try {
    await assertLeft(pool, keys, 0);
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

/** Counts nothing. @throws RateLimitError where the next try would be one too many */
export function assertTryLeft(pool: Pool, keys: readonly CountedTry[]): Promise<void> {
  return assertLeft(pool, keys, 1);
}

async function assertLeft(pool: Pool, keys: readonly CountedTry[], needed: 0 | 1): Promise<void> {
  const waits = await Promise.all(
    keys.map(({ key, limit }) => secondsToWait(pool, key, { ...limit, count: limit.count - needed })),
  );
  const wait = Math.max(...waits);
  if (wait > 0) throw new RateLimitError(wait);
}

/** Until at most `count` tries are left. */
async function secondsToWait(pool: Pool, key: string, { count, seconds }: Limit): Promise<number> {
  // That is so when the next newer one has left the time window.
  const { rows } = await pool.query<{ wait: number }>(
    `select ceil(extract(epoch from at + make_interval(secs => $3) - now()))::int as wait from curta.attempt
     where key = $1 and at > now() - make_interval(secs => $3) order by at desc offset $2 limit 1`,
    [key, count, seconds],
  );
  return rows[0] ? Math.max(1, rows[0].wait) : 0;
}

/** Deletes tries that are too old to count. */
export async function deleteOldTries(pool: Pool): Promise<void> {
  await pool.query("delete from curta.attempt where at < now() - interval '1 hour'");
}

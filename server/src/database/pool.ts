import { CurtaError } from "@curta/contract";
import type { Pool, PoolClient } from "pg";
import { limitedTo } from "../deadline.ts";
import { isSilence } from "./outage.ts";

export { createPool, endPool } from "./connections.ts";

/** A transaction that takes longer is given up, and its connection with it: others wait for what it has locked. */
const TRANSACTION_LIMIT_MS = 20_000;

/** The database role of a request; row security decides what that role may see. */
export type DatabaseRole = "anon" | "authenticated" | "service_role";
export interface Claims {
  role: DatabaseRole;
  /** User id of a signed-in user. */
  sub?: string;
  /** User id that a visitor has where login is optional. */
  anonymous_user?: string;
  [claim: string]: unknown;
}

/** A connection in use also emits its error; the running query rejects with it anyway. */
const ignore = (): void => {};

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. `limitMs` bounds all of it, and
 * so does the deadline of the request. @throws CurtaError out_of_time
 */
export async function withTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  limitMs = TRANSACTION_LIMIT_MS,
): Promise<T> {
  const leftMs = limitedTo(limitMs);
  const client = await pool.connect();
  client.on("error", ignore);
  let released = false;
  const release = (broken: boolean): void => {
    if (released) return;
    released = true;
    client.off("error", ignore);
    client.release(broken);
  };
  // Without its connection every further query of `work` fails at once.
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    release(true);
  }, leftMs);
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that does not answer would not answer a rollback either.
    if (isSilence(error)) release(true);
    else await client.query("rollback").catch(() => release(true));
    if (isCut && leftMs < limitMs) throw new CurtaError("out_of_time", { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    release(false);
  }
}

/** Runs `work` as the requester: database role and JWT claims apply to this transaction only. */
export function withClaims<T>(
  pool: Pool,
  claims: Claims,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return withTransaction(pool, async (client) => {
    await client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      claims.role,
      JSON.stringify(claims),
    ]);
    return work(client);
  });
}

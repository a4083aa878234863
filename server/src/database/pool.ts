import { Pool, type PoolClient, type PoolConfig } from "pg";

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

/** Connections to PostgreSQL. A broken idle connection is replaced and never ends the process. */
export function createPool(url: string, options: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...options,
  });
  // Without a listener, the error of an idle connection would end the process.
  pool.on("error", () => {});
  return pool;
}

/** A connection in use also emits its error; the running query rejects with it anyway. */
const ignore = (): void => {};

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function withTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  client.on("error", ignore);
  let broken = false;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(broken);
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

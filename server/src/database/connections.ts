import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool, type PoolConfig } from "pg";
import { inTime } from "../deadline.ts";
import { STOP_LIMITS } from "../stop-limits.ts";

/** The server ends a statement, a wait for a lock, or an idle transaction that takes longer than this. */
const STATEMENT_LIMIT_MS = 8_000;
const LOCK_LIMIT_MS = 5_000;
const IDLE_TRANSACTION_LIMIT_MS = 10_000;
/** The link may be mute, or the server frozen: then only our own clock ends a query. */
const QUERY_LIMIT_MS = 10_000;
/** Time to get a connection, new or from the pool. */
const CONNECT_LIMIT_MS = 5_000;

/** Time limits of every connection that answers requests; for pg and for the queue's own pool. */
export const TIME_LIMITS = {
  statement_timeout: STATEMENT_LIMIT_MS,
  lock_timeout: LOCK_LIMIT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
  query_timeout: QUERY_LIMIT_MS,
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
} as const satisfies PoolConfig;

/** For migrations and copies, which may take long and wait for one another. */
export const PATIENT_LIMITS = {
  statement_timeout: 0,
  lock_timeout: 0,
  query_timeout: 600_000,
} as const satisfies PoolConfig;

/** The open sockets of a pool. pg says that a pool has ended before they are closed, and waits for mute ones for ever. */
export interface Sockets {
  /** Makes the next one: an option of pg's. */
  readonly stream: () => Socket;
  /** Destroys what is left of them, and from then on every new one. */
  readonly cut: () => void;
}

const SOCKETS = new WeakMap<Pool, Sockets>();

export function keepSockets(): Sockets {
  const open = new Set<Socket>();
  let isCut = false;
  return {
    stream: () => {
      const socket = new Socket();
      // pg listens to it only after this call.
      if (isCut) setImmediate(() => socket.destroy());
      open.add(socket);
      socket.once("close", () => open.delete(socket));
      return socket;
    },
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
  };
}

/** Connections to PostgreSQL. A broken idle connection is replaced and never ends the process. */
export function createPool(url: string, options: PoolConfig = {}): Pool {
  const sockets = keepSockets();
  const pool = new Pool({
    connectionString: url,
    max: 10,
    idleTimeoutMillis: 30_000,
    ...TIME_LIMITS,
    stream: sockets.stream,
    ...options,
  });
  SOCKETS.set(pool, sockets);
  // Without a listener, the error of an idle connection would end the process.
  pool.on("error", () => {});
  boundByDeadline(pool);
  return pool;
}

/**
 * Nobody waits for a connection or an answer longer than their request may take. What is not waited for any more ends by
 * the connection's own limits.
 */
function boundByDeadline(pool: Pool): void {
  const [connect, query] = [pool.connect.bind(pool), pool.query.bind(pool)];
  Object.assign(pool, {
    // The pool's own query connects with a callback.
    connect: (callback?: Parameters<typeof connect>[0]) =>
      callback === undefined ? inTime(connect(), (late) => late.release()) : connect(callback),
    query: (text: string, values?: unknown[]) => inTime(query(text, values)),
  });
}

/** Ends all connections at once, and every query with an error. */
export function cutPool(pool: Pool): void {
  SOCKETS.get(pool)?.cut();
}

/** Closes all connections. Those that a mute server does not let go are cut. */
export async function endPool(pool: Pool): Promise<void> {
  const ended = pool.end();
  await Promise.race([ended, sleep(STOP_LIMITS.services, undefined, { ref: false })]);
  cutPool(pool);
  await ended;
}

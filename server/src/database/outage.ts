import { setTimeout as sleep } from "node:timers/promises";

const CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  // the name is not found now: its server, or DNS, may just be starting
  "ENOTFOUND",
  "EAI_AGAIN",
  // disk_full: an operator can free space
  "53100",
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections, connection failures
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08001",
  "08003",
  "08006",
  // deadlock: the other transaction went on, and this one can be tried again
  "40P01",
  // statement timeout, lock timeout, idle transaction, transaction timeout
  "57014",
  "55P03",
  "25P03",
  "25P04",
]);
const SENTENCES =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|Client was closed/;

/** True for errors that the driver throws when the database cannot be reached. */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  if (!(error instanceof Error)) return false;
  return ("code" in error && CODES.has(String(error.code))) || SENTENCES.test(error.message);
}

/** True for the driver's error of a query that was not answered in time: nothing more can be said on its connection. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

const RETRY_LIMIT_MS = 150_000;
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 3_000;

/**
 * Repeats an action while the database cannot be reached, for up to 150 s. The answer to a commit can get lost, so
 * `action` must be safe to run twice. Gives up at once when `stopping` fires. `onWait` is called before the first pause.
 */
export async function retryDuringOutage<T>(
  action: () => Promise<T>,
  stopping?: AbortSignal,
  onWait?: () => void,
  limitMs = RETRY_LIMIT_MS,
): Promise<T> {
  let isWaiting = false;
  const end = Date.now() + limitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS)) {
    try {
      return await action();
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() > end) throw error;
      if (!isWaiting) onWait?.();
      isWaiting = true;
      await sleep(pauseMs, undefined, stopping ? { signal: stopping } : {}).catch(() => {
        throw error;
      });
    }
  }
}

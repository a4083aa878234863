import { CurtaError } from "@curta/contract";
import { createSemaphore } from "./semaphore.ts";

/** Runs the hash of one account's password when its turn comes. */
export type RunHash = <T>(account: string, hash: () => Promise<T>) => Promise<T>;

export interface HashLimits {
  /** Hashes that are computed at a time, and that may wait. */
  readonly permits: number;
  readonly waiting: number;
  /** Hashes of one account that may wait while one of them is computed. */
  readonly waitingPerAccount: number;
}

/**
 * Hashing a password takes 19 MB and a core for tens of milliseconds. One at a time per account, so that whoever asks
 * for hundreds waits for themselves. @throws CurtaError unavailable, too_many_requests
 */
export function createHashLine({ permits, waiting, waitingPerAccount }: HashLimits): RunHash {
  const everybody = createSemaphore({
    permits,
    maxWaiting: waiting,
    refusal: () => new CurtaError("unavailable", { detail: "too many passwords to hash" }),
  });
  const accounts = new Map<string, { users: number; run: ReturnType<typeof createSemaphore> }>();
  return async (account, hash) => {
    const own = accounts.get(account) ?? { users: 0, run: createOwnLine(waitingPerAccount) };
    accounts.set(account, own);
    own.users++;
    try {
      return await own.run(() => everybody(hash));
    } finally {
      if (--own.users === 0) accounts.delete(account);
    }
  };
}

function createOwnLine(maxWaiting: number) {
  return createSemaphore({ permits: 1, maxWaiting, refusal: tooManyHashes });
}

function tooManyHashes(): CurtaError {
  return new CurtaError("too_many_requests", { detail: "many hashes of one account" });
}

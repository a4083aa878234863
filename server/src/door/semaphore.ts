import type { CurtaError } from "@curta/contract";

export interface SemaphoreOptions {
  /** Tasks that may run at a time. */
  readonly permits: number;
  /** Tasks that may wait for a permit; more are refused. */
  readonly maxWaiting: number;
  /** The error that a refused task gets. */
  readonly refusal: () => CurtaError;
}

/** Runs tasks, a bounded number at a time, in the order in which they came. @throws what `refusal` gives */
export function createSemaphore(options: SemaphoreOptions): <T>(task: () => Promise<T>) => Promise<T> {
  const { permits, maxWaiting, refusal } = options;
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < permits) running++;
    else if (waiting.length >= maxWaiting) throw refusal();
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // A task that ends passes its permit to the first one that waits, so nobody can get ahead of it.
      if (next) next();
      else running--;
    }
  };
}

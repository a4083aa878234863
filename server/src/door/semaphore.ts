import type { CurtaError } from "@curta/contract";
import { inTime } from "../deadline.ts";

export interface SemaphoreOptions {
  /** Tasks that may run at a time. */
  readonly permits: number;
  /** Tasks that may wait for a permit; more are refused. */
  readonly maxWaiting: number;
  /** The error that a refused task gets. */
  readonly refusal: () => CurtaError;
}

/**
 * Runs tasks, a bounded number at a time, in the order in which they came. Who waits longer than their request may take
 * leaves the line. @throws what `refusal` gives; CurtaError out_of_time
 */
export function createSemaphore(options: SemaphoreOptions): <T>(task: () => Promise<T>) => Promise<T> {
  const { permits, maxWaiting, refusal } = options;
  const waiting: (() => void)[] = [];
  let running = 0;

  /** A task that ends passes its permit to the first one that waits, so nobody can get ahead of it. */
  function passOn(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  async function waitForTurn(): Promise<void> {
    const turn = Promise.withResolvers<void>();
    waiting.push(turn.resolve);
    try {
      // A permit that comes too late is passed on.
      await inTime(turn.promise, passOn);
    } catch (error) {
      const place = waiting.indexOf(turn.resolve);
      if (place !== -1) waiting.splice(place, 1);
      throw error;
    }
  }

  return async (task) => {
    if (running < permits) running++;
    else if (waiting.length >= maxWaiting) throw refusal();
    else await waitForTurn();
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}

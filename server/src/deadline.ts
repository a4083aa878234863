import { AsyncLocalStorage } from "node:async_hooks";
import { CurtaError } from "@curta/contract";

/** Until when a request must be answered; undefined for work that nobody waits for. */
const END = new AsyncLocalStorage<number | undefined>();

/** Runs `work` with a budget of milliseconds. All that it awaits sees the same deadline. */
export function runWithin<T>(budgetMs: number, work: () => T): T {
  return END.run(performance.now() + budgetMs, work);
}

/** Runs what goes on after the answer has begun, such as an archive that is written while it is sent. */
export function runWithoutDeadline<T>(work: () => T): T {
  return END.run(undefined, work);
}

/** The smaller of a step's own time limit and what is left of the request's budget. @throws CurtaError out_of_time */
export function limitedTo(ownMs: number): number {
  assertTimeLeft();
  return Math.min(ownMs, leftMs());
}

/** @throws CurtaError out_of_time */
export function assertTimeLeft(): void {
  if (leftMs() <= 0) throw new CurtaError("out_of_time");
}

/**
 * Waits for a step no longer than the budget allows. The step itself goes on until its own limit; `onLate` then gets what
 * nobody waits for any more. @throws CurtaError out_of_time
 */
export async function inTime<T>(step: Promise<T>, onLate?: (late: T) => void): Promise<T> {
  const left = leftMs();
  if (left === Infinity) return step;
  const late = Promise.withResolvers<never>();
  let isLate = false;
  // Timers count whole milliseconds of the loop's own clock and may be early: nothing is left when this one rings.
  const timer = setTimeout(
    () => {
      isLate = true;
      late.reject(new CurtaError("out_of_time"));
    },
    Math.ceil(left) + 1,
  );
  step.then((result) => isLate && onLate?.(result)).catch(() => undefined);
  try {
    return await Promise.race([step, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function leftMs(): number {
  const end = END.getStore();
  return end === undefined ? Infinity : Math.max(0, end - performance.now());
}

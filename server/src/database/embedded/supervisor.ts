import { setTimeout as sleep } from "node:timers/promises";
import type { Postmaster } from "./postmaster.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface Supervisor {
  stop(): Promise<void>;
}

/** Restarts the server whenever it exits without having been stopped. */
export function keepRunning(
  first: Postmaster,
  start: (stopping: AbortSignal) => Promise<Postmaster>,
  warn: (text: string) => void,
): Supervisor {
  let current = first;
  const stopping = new AbortController();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.ended;
      if (stopping.signal.aborted) return;
      warn("PostgreSQL ended unexpectedly; starting it again");
      await startAgain();
    }
  }

  async function startAgain(): Promise<void> {
    for (
      let pause = FIRST_PAUSE_MS;
      !stopping.signal.aborted;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    ) {
      try {
        current = await start(stopping.signal);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        warn(`PostgreSQL could not be started again: ${String(error)}`);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      // A restart may have been in progress when `stop` was called.
      await current.stop();
    },
  };
}

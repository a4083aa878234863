import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Ending a thread in the middle of a native call ends the whole process: node-av 6.1.1 cannot report into a
 * thread that is being torn down. So a thread says when it is inside the library, and whoever wants to stop it
 * ends it only while it is outside; a thread that is inside ends itself on its way out, a frame later.
 */
export type NativeGate = Int32Array<SharedArrayBuffer>;

const OUTSIDE = 0;
const INSIDE = 1;
const STOPPED = 2;

export interface GatedWorker {
  readonly worker: Worker;
  /** Ends the thread, and resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

/** Starts a thread that gets its gate beside its data, as `{ gate, data }`. */
export function startGatedWorker(script: URL, data: unknown): GatedWorker {
  const gate: NativeGate = new Int32Array(new SharedArrayBuffer(4));
  // Loading the library is a native call too; the thread leaves when its imports are done.
  gate[0] = INSIDE;
  const worker = new Worker(script, { workerData: { gate, data } });
  const exited = once(worker, "exit").catch(() => once(worker, "exit"));
  return {
    worker,
    async stop() {
      if (Atomics.exchange(gate, 0, STOPPED) !== INSIDE) await worker.terminate();
      await exited;
    },
  };
}

/** To be called by a thread when it begins its own work. Ends the thread if it was stopped meanwhile. */
export function leaveNative(gate: NativeGate): void {
  if (Atomics.compareExchange(gate, 0, INSIDE, OUTSIDE) === STOPPED) process.exit();
}

/** Runs native work on a thread that may be stopped: before it or after it, never within. */
export function runNative<Result>(gate: NativeGate, work: () => Result): Result {
  if (Atomics.compareExchange(gate, 0, OUTSIDE, INSIDE) === STOPPED) process.exit();
  try {
    return work();
  } finally {
    leaveNative(gate);
  }
}

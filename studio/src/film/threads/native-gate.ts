import { Worker } from "node:worker_threads";

/**
 * Terminating a thread during a native call ends the whole process: node-av 6.1.1 cannot report to a thread that is ending.
 * So a thread marks when it is inside the library. Another thread terminates it only while it is outside; a thread that is
 * inside exits by itself after the call, at most a frame later.
 */
export type NativeGate = Int32Array<SharedArrayBuffer>;

const OUTSIDE = 0;
const INSIDE = 1;
const STOPPED = 2;

export interface GatedWorker {
  readonly worker: Worker;
  /** Stops the thread; resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

/** Starts a thread with the worker data `{ gate, data }`. */
export function startGatedWorker(script: URL, data: unknown): GatedWorker {
  const gate: NativeGate = new Int32Array(new SharedArrayBuffer(4));
  // Loading the library is a native call too; the thread leaves it after its imports.
  gate[0] = INSIDE;
  const worker = new Worker(script, { workerData: { gate, data } });
  // Not `once` of node:events: it rejects at an error, and a busy process hears a thread's error and its end in the same turn.
  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  return {
    worker,
    async stop() {
      if (Atomics.exchange(gate, 0, STOPPED) !== INSIDE) await worker.terminate();
      await exited;
    },
  };
}

/** A thread calls this after a native call and after its imports. Ends the thread if it was stopped meanwhile. */
export function leaveNative(gate: NativeGate): void {
  if (Atomics.compareExchange(gate, 0, INSIDE, OUTSIDE) === STOPPED) process.exit();
}

/** Runs native work on a thread that may be stopped: before or after the work, never during it. */
export function runNative<Result>(gate: NativeGate, work: () => Result): Result {
  if (Atomics.compareExchange(gate, 0, OUTSIDE, INSIDE) === STOPPED) process.exit();
  try {
    return work();
  } finally {
    leaveNative(gate);
  }
}

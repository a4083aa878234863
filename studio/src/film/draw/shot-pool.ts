import type { Worker } from "node:worker_threads";
import { CurtaError } from "@curta/contract";
import type { ShotInspection } from "../certificate/view/inspect-shot.ts";
import { type GatedWorker, startGatedWorker } from "../threads/native-gate.ts";
import type { Segment } from "../encode/segment.ts";
import type { InspectJob, ShotJob, ShotRequest, ShotWorkerData, ShotWorkerMessage } from "./shot-worker.ts";

/** Threads that draw, encode and inspect shots. Each works on one shot at a time. */
export interface ShotPool {
  /** Sets what frames are drawn from. Call it once, before the first shot. */
  open(input: unknown): void;
  /**
   * Draws and encodes a shot. Shots are started in the order of the calls.
   * @param onFrames is called with the number of new frames, every few frames
   * @throws CurtaError render_failed, film_canceled
   */
  encode(job: ShotJob, onFrames: (count: number) => void): Promise<Segment>;
  /**
   * Inspects an encoded shot. Shots that wait to be encoded come first.
   * @throws CurtaError render_failed, film_canceled
   */
  inspect(job: InspectJob): Promise<ShotInspection>;
  /** Stops all threads at once; resolves when they have ended. */
  close(): Promise<void>;
}

/**
 * Starts the threads of a pool. They load encoder and renderer while the caller prepares what they draw from.
 * @param module URL of the module that draws (see frame-source.ts)
 */
export function startShotPool(module: string, count: number, signal: AbortSignal): ShotPool {
  const threads = Array.from({ length: count }, (_, slot) => {
    const data: ShotWorkerData = { module, slot };
    return startGatedWorker(new URL("shot-worker.ts", import.meta.url), data);
  });
  const broken = watchThreads(threads, signal);
  const shots: Task[] = [];
  const inspections: Task[] = [];
  const idle = threads.map(({ worker }) => worker);
  const begin = (): void => {
    while (idle.length > 0) {
      const task = shots.shift() ?? inspections.shift();
      if (!task) return;
      const worker = idle.shift()!;
      perform(worker, task, () => {
        idle.push(worker);
        begin();
      });
    }
  };
  const promised = <Answer>(queue: Task[], makeTask: (resolve: (answer: Answer) => void) => Task) => {
    const done = new Promise<Answer>((resolve) => queue.push(makeTask(resolve)));
    begin();
    const answer = Promise.race([broken.promise, done]);
    // If one task fails all fail, and no caller may be waiting for this one any more.
    answer.catch(() => {});
    return answer;
  };
  return {
    open(input) {
      for (const { worker } of threads) send(worker, { kind: "open", input });
    },
    encode: (job, onFrames) =>
      promised<Segment>(shots, (resolve) => ({
        request: { kind: "encode", job },
        onMessage: (message) => {
          if (message.kind === "frames") onFrames(message.done);
          if (message.kind === "segment") resolve(message.answer);
        },
      })),
    inspect: (job) =>
      promised<ShotInspection>(inspections, (resolve) => ({
        request: { kind: "inspect", job },
        onMessage: (message) => void (message.kind === "inspect" && resolve(message.answer)),
      })),
    async close() {
      broken.stop();
      await Promise.all(threads.map(({ stop }) => stop()));
    },
  };
}

interface Task {
  readonly request: ShotRequest;
  readonly onMessage: (message: ShotWorkerMessage) => void;
}

/** Runs a task on one thread. It ends with the first message that is not of kind `frames`. */
function perform(worker: Worker, { request, onMessage }: Task, onEnd: () => void): void {
  const listener = (message: ShotWorkerMessage): void => {
    onMessage(message);
    if (message.kind === "frames") return;
    worker.off("message", listener);
    onEnd();
  };
  worker.on("message", listener);
  send(worker, request);
}

/** A promise that rejects when a thread fails or the signal aborts. */
function watchThreads(
  threads: readonly GatedWorker[],
  signal: AbortSignal,
): { readonly promise: Promise<never>; readonly stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  // A thread may fail before any caller waits for a shot.
  promise.catch(() => {});
  const cancel = (): void => reject(new CurtaError("film_canceled"));
  const fail = (cause: unknown): void =>
    reject(new CurtaError("render_failed", { cause, detail: String(cause) }));
  if (signal.aborted) cancel();
  signal.addEventListener("abort", cancel, { once: true });
  for (const { worker } of threads) {
    worker.once("error", fail);
    worker.once("exit", (code) => fail(new Error(`shot worker ended with ${code}`)));
  }
  return { promise, stop: () => signal.removeEventListener("abort", cancel) };
}

function send(worker: Worker, request: ShotRequest): void {
  worker.postMessage(request);
}

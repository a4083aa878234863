import type { Worker } from "node:worker_threads";
import { CurtaError } from "@curta/contract";
import type { ShotInspection } from "../certificate/view/inspect-shot.ts";
import { type GatedWorker, startGatedWorker } from "../threads/native-gate.ts";
import type { Segment } from "../encode/segment.ts";
import type { InspectJob, ShotJob, ShotRequest, ShotWorkerData, ShotWorkerMessage } from "./shot-worker.ts";

/** Threads that draw and encode shots, and look at what came out; each is at one shot at a time. */
export interface ShotPool {
  /** Says what frames are drawn from; to be called once, before the first shot. */
  open(input: unknown): void;
  /**
   * Draws and encodes a shot. Shots are begun in the order in which they are asked for.
   * @param onFrames hears of every few frames that are done
   * @throws CurtaError render_failed, film_canceled
   */
  encode(job: ShotJob, onFrames: (count: number) => void): Promise<Segment>;
  /**
   * Looks at an encoded shot, when no shot waits to be encoded: threads that have nothing left to draw do it.
   * @throws CurtaError render_failed, film_canceled
   */
  inspect(job: InspectJob): Promise<ShotInspection>;
  /** Ends all threads, whatever they are at, and resolves when they are gone. */
  close(): Promise<void>;
}

/**
 * Starts the threads of a pool; they load encoder and renderer while the caller still prepares what they will
 * draw from. @param module URL of the module that draws (see frame-source.ts)
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
    // Where one task breaks all do, and nobody may be left who waits for this one.
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

/** Has one thread do a task. Every task ends with the first message that is not about frames. */
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

/** A promise that is broken when a thread is, or when the signal fires. */
function watchThreads(
  threads: readonly GatedWorker[],
  signal: AbortSignal,
): { readonly promise: Promise<never>; readonly stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  // A thread may break before anybody waits for a shot.
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

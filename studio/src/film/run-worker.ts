import { Worker } from "node:worker_threads";
import { CurtaError } from "@curta/contract";

/**
 * Runs a worker that posts one message, and returns that message. The worker is gone afterwards, whatever
 * happened. @throws CurtaError render_failed, film_canceled
 */
export async function runWorker<Result>(
  script: URL,
  workerData: unknown,
  signal: AbortSignal,
): Promise<Result> {
  if (signal.aborted) throw new CurtaError("film_canceled");
  const worker = new Worker(script, { workerData });
  const cancel = Promise.withResolvers<never>();
  const onAbort = (): void => cancel.reject(new CurtaError("film_canceled"));
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([answer<Result>(worker, script), cancel.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
    await worker.terminate();
  }
}

function answer<Result>(worker: Worker, script: URL): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown): void =>
      reject(new CurtaError("render_failed", { cause, detail: String(cause) }));
    worker.once("message", resolve);
    worker.once("error", fail);
    worker.once("exit", (code) => fail(new Error(`${script.pathname} ended with ${code} and said nothing`)));
  });
}

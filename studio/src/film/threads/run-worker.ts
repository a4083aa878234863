import type { Worker } from "node:worker_threads";
import { CurtaError } from "@curta/contract";
import { startGatedWorker } from "./native-gate.ts";

/**
 * Runs a worker that posts one message, and returns that message. The worker has ended afterwards in any case.
 * @throws CurtaError render_failed, film_canceled
 */
export async function runWorker<Result>(script: URL, data: unknown, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) throw new CurtaError("film_canceled");
  const { worker, stop } = startGatedWorker(script, data);
  const canceled = Promise.withResolvers<never>();
  const cancel = (): void => canceled.reject(new CurtaError("film_canceled"));
  signal.addEventListener("abort", cancel, { once: true });
  try {
    return await Promise.race([answer<Result>(worker, script), canceled.promise]);
  } finally {
    signal.removeEventListener("abort", cancel);
    await stop();
  }
}

function answer<Result>(worker: Worker, script: URL): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown): void =>
      reject(new CurtaError("render_failed", { cause, detail: String(cause) }));
    worker.once("message", resolve);
    worker.once("error", fail);
    worker.once("exit", (code) => fail(new Error(`${script.pathname} ended with ${code} without an answer`)));
  });
}

/** Starts a worker that answers preview requests. */
export function startWorker(): Worker {
  return new Worker(new URL("preview-worker.ts", import.meta.url), { type: "module" });
}

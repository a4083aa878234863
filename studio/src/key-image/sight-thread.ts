import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Picture } from "../picture.ts";
import type { Seen } from "../reading/seen.ts";

/** A thread that nobody needs for so long is ended: its networks take about 100 MB. */
const IDLE_MS = 500;

interface SightThread {
  readonly worker: Worker;
  retire?: NodeJS.Timeout;
}

const idle: SightThread[] = [];

/**
 * Faces, people, things, writing and the subject's pixels of a small photo, found in a thread of its own.
 * @param depthModel path of the network for depth, if one may be installed
 * @throws what the thread throws, and the signal's reason
 */
export async function seeInThread(
  small: Picture,
  {
    depthModel,
    signal,
  }: { readonly depthModel?: string | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<Seen> {
  signal?.throwIfAborted();
  const thread = idle.pop() ?? { worker: new Worker(new URL("./sight-worker.ts", import.meta.url)) };
  clearTimeout(thread.retire);
  const { worker } = thread;
  worker.ref();
  try {
    const answer: Promise<Seen[]> = once(worker, "message", signal ? { signal } : {});
    worker.postMessage({ small, depthModel });
    const [seen] = await answer;
    if (seen === undefined) throw new Error("the thread that looks at photos gave no answer");
    keep(thread);
    return seen;
  } catch (error) {
    void worker.terminate();
    throw error;
  }
}

/** Keeps a thread for the next photo, for a while; it does not keep the process alive. */
function keep(thread: SightThread): void {
  thread.worker.unref();
  thread.retire = setTimeout(() => {
    idle.splice(idle.indexOf(thread), 1);
    void thread.worker.terminate();
  }, IDLE_MS).unref();
  idle.push(thread);
}

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Picture } from "../picture.ts";
import type { Seen } from "../reading/seen.ts";

/** A thread that nobody needs for so long is ended: its networks take about 100 MB. */
const IDLE_MS = 500;
/** A photo may take this long to be decoded, and looking at it begins at once. */
const DECODING_MS = 10_000;

interface SightThread {
  readonly worker: Worker;
  retire?: NodeJS.Timeout;
}

const idle: SightThread[] = [];

/** Starts a thread and opens its networks while a photo is still being decoded. */
export function prepareToSee(): void {
  if (idle.length === 0) keep(startThread(), DECODING_MS);
}

function startThread(): SightThread {
  const thread: SightThread = { worker: new Worker(new URL("./sight-worker.ts", import.meta.url)) };
  // One that fails before a photo is there is not used: the next one fails where somebody waits for its answer.
  thread.worker.once("error", () => forget(thread));
  return thread;
}

function forget(thread: SightThread): void {
  const place = idle.indexOf(thread);
  if (place !== -1) idle.splice(place, 1);
}

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
  const thread = idle.pop() ?? startThread();
  clearTimeout(thread.retire);
  const { worker } = thread;
  worker.ref();
  try {
    const answer: Promise<Seen[]> = once(worker, "message", signal ? { signal } : {});
    worker.postMessage({ small, depthModel });
    const [seen] = await answer;
    if (seen === undefined) throw new Error("the thread that looks at photos gave no answer");
    keep(thread, IDLE_MS);
    return seen;
  } catch (error) {
    void worker.terminate();
    throw error;
  }
}

/** Keeps a thread for the next photo, for a while; it does not keep the process alive. */
function keep(thread: SightThread, ms: number): void {
  thread.worker.unref();
  thread.retire = setTimeout(() => {
    forget(thread);
    void thread.worker.terminate();
  }, ms).unref();
  idle.push(thread);
}

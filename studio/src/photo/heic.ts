import { Worker } from "node:worker_threads";
import { CurtaError } from "@curta/contract";
import { isMemoryShort } from "../short-memory.ts";
import { hasWholeBoxes } from "./whole-boxes.ts";
import type { HeicPixels, HeicTask } from "./heic-worker.ts";

/**
 * Decodes a HEIC photo with libheif (WebAssembly). It runs in a thread of its own: the caller's event loop is not
 * blocked for a second or two, all memory is freed afterwards, and it can be stopped at any time.
 * @throws CurtaError photo_broken, memory_short, or the signal's reason
 */
export async function decodeHeic(task: HeicTask, signal?: AbortSignal): Promise<HeicPixels> {
  signal?.throwIfAborted();
  if (!hasWholeBoxes(task.bytes)) throw new CurtaError("photo_broken", { detail: "the file ends early" });
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
    workerData: task,
    // libheif prints warnings about a file; the caller gets an error instead.
    stdout: true,
    stderr: true,
  });
  const stop = () => void worker.terminate();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const pixels = await answerOf(worker);
    signal?.throwIfAborted();
    if (!pixels) throw new CurtaError("photo_broken", { detail: "libheif cannot decode it" });
    return pixels;
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof CurtaError) throw cause;
    const code = isMemoryShort(cause) ? "memory_short" : "photo_broken";
    throw new CurtaError(code, { detail: "the HEIC decoder failed", cause });
  } finally {
    signal?.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

function answerOf(worker: Worker): Promise<HeicPixels | null> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => resolve(null));
  });
}

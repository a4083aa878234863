import { fork, type ChildProcess } from "node:child_process";
import { CurtaError } from "@curta/contract";
import type { KeyImage, KeyImageWishes } from "@curta/studio";
import { createSemaphore } from "../door/semaphore.ts";
import type { ChildResponse, ChildRequest } from "./messages.ts";

/** A key image takes about a second; one that takes this long will not end. */
const TIME_LIMIT_MS = 60_000;
/** A process idle for this long is ended, which frees about 450 MB. */
const IDLE_LIMIT_MS = 60_000;

export interface KeyImagePool extends AsyncDisposable {
  /** @throws CurtaError queue_full, photo_*, and what `makeKeyImage` throws */
  makeKeyImage(photo: Uint8Array, wishes: KeyImageWishes): Promise<KeyImage>;
}

export interface KeyImagePoolOptions {
  /** Processes that work at the same time. */
  readonly size: number;
  /** Requests that may wait for a process; more are refused. */
  readonly waiting: number;
}

/**
 * Makes key images in separate processes, a few at a time, so that no upload can slow down the web process.
 * Processes are started on demand and reused.
 */
export function createKeyImagePool(options: KeyImagePoolOptions): KeyImagePool {
  const idle: { child: ChildProcess; retire: NodeJS.Timeout }[] = [];
  const all = new Set<ChildProcess>();
  const limit = createSemaphore({
    permits: options.size,
    maxWaiting: options.waiting,
    refusal: () => new CurtaError("queue_full"),
  });

  function acquireChild(): ChildProcess {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.retire);
      if (kept.child.connected) return kept.child;
    }
    const child = startChild();
    all.add(child);
    child.once("exit", () => all.delete(child));
    return child;
  }

  function keepIdle(child: ChildProcess): void {
    const retire = setTimeout(() => child.connected && child.disconnect(), IDLE_LIMIT_MS).unref();
    idle.push({ child, retire });
  }

  return {
    makeKeyImage: (photo, wishes) =>
      limit(async () => {
        wishes.signal?.throwIfAborted();
        const child = acquireChild();
        try {
          return await runIn(child, photo, wishes);
        } finally {
          if (child.connected) keepIdle(child);
        }
      }),
    async [Symbol.asyncDispose]() {
      await Promise.all([...all].map(stopChild));
    },
  };
}

function startChild(): ChildProcess {
  return fork(new URL("key-image-child.ts", import.meta.url), [], {
    // No secrets where strangers' bytes are decoded. glibc else keeps a part of the freed memory for each thread.
    env: { MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill("SIGKILL"), 2_000);
  await gone;
  clearTimeout(timer);
}

/** Makes one key image in one process. If the process dies or exceeds the time limit, the photo is to blame. */
async function runIn(child: ChildProcess, photo: Uint8Array, wishes: KeyImageWishes): Promise<KeyImage> {
  const { signal, ...sendable } = wishes;
  const abort = (): void => send(child, { kind: "abort" });
  const timer = setTimeout(() => child.kill("SIGKILL"), TIME_LIMIT_MS);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const answered = nextAnswer(child);
    send(child, { kind: "make", photo, wishes: sendable });
    return await answered;
  } catch (error) {
    // After an unexpected error the decoder's state is unknown, so the next photo gets a new process.
    const expected = error instanceof CurtaError && error.code !== "internal";
    if (!expected && child.connected) child.disconnect();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

function send(child: ChildProcess, message: ChildRequest): void {
  if (child.connected) child.send(message);
}

function nextAnswer(child: ChildProcess): Promise<KeyImage> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ChildResponse): void => {
      if (message.kind === "ready") return;
      done();
      if (message.kind === "made") resolve(message.keyImage);
      else reject(new CurtaError(message.code, { detail: message.detail }));
    };
    const onExit = (): void => {
      done();
      reject(new CurtaError("photo_broken", { detail: "the process that decoded it died" }));
    };
    const done = (): void => {
      child.off("message", onMessage);
      child.off("exit", onExit);
    };
    child.on("message", onMessage);
    child.once("exit", onExit);
  });
}

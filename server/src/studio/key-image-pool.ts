import { fork, type ChildProcess } from "node:child_process";
import { CurtaError } from "@curta/contract";
import type { KeyImage, KeyImageWishes } from "@curta/studio";
import { createSemaphore } from "../door/semaphore.ts";
import type { ChildResponse, ChildRequest } from "./messages.ts";

/** A key image takes about a second; one that takes this long will not end. */
const TIME_LIMIT_MS = 60_000;
/** A process idle for this long is ended, which frees about 450 MB. */
const IDLE_LIMIT_MS = 60_000;
/** A process that holds more than this after a photo ends: with each large photo the heap grows, and never shrinks. */
const RECYCLE_BYTES = 550e6;
/** Signals with which somebody ends a process, or the system where memory is short; a photo cannot cause them. */
const OUTSIDE_SIGNALS = new Set<NodeJS.Signals | null>(["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"]);

export interface KeyImagePool extends AsyncDisposable {
  /** @throws CurtaError queue_full, unavailable, photo_*, and what `makeKeyImage` throws */
  makeKeyImage(photo: Uint8Array, wishes: KeyImageWishes): Promise<KeyImage>;
}

export interface KeyImagePoolOptions {
  /** Processes that work at the same time. */
  readonly size: number;
  /** Requests that may wait for a process; more are refused. */
  readonly waiting: number;
  /** Resident bytes above which a process is not used again. */
  readonly recycleBytes?: number;
}

/**
 * Makes key images in separate processes, a few at a time, so that no upload can slow down the web process.
 * Processes are started on demand and reused.
 */
export function createKeyImagePool(options: KeyImagePoolOptions): KeyImagePool {
  const idle: { child: ChildProcess; retire: NodeJS.Timeout }[] = [];
  const all = new Set<ChildProcess>();
  const tooLarge = new WeakSet<ChildProcess>();
  const limit = createSemaphore({
    permits: options.size,
    maxWaiting: options.waiting,
    refusal: () => new CurtaError("queue_full"),
  });

  function acquireChild(): ChildProcess {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.retire);
      if (kept.child.connected && !hasEnded(kept.child)) return kept.child;
    }
    const child = startChild();
    all.add(child);
    child.once("exit", () => all.delete(child));
    return child;
  }

  function keepIdle(child: ChildProcess): void {
    if (tooLarge.delete(child)) return child.disconnect();
    const retire = setTimeout(() => child.connected && child.disconnect(), IDLE_LIMIT_MS).unref();
    idle.push({ child, retire });
  }

  async function runOnce(photo: Uint8Array, wishes: KeyImageWishes): Promise<KeyImage> {
    wishes.signal?.throwIfAborted();
    const child = acquireChild();
    try {
      const { keyImage, residentBytes } = await runIn(child, photo, wishes);
      if (residentBytes > (options.recycleBytes ?? RECYCLE_BYTES)) tooLarge.add(child);
      return keyImage;
    } finally {
      if (child.connected) keepIdle(child);
    }
  }

  return {
    makeKeyImage: (photo, wishes) =>
      limit(() =>
        runOnce(photo, wishes).catch((error: unknown) => {
          // Killed from outside, which is no fault of the photo: once more, in a new process.
          if (error instanceof CurtaError && error.code === "unavailable") return runOnce(photo, wishes);
          throw error;
        }),
      ),
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

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill("SIGKILL"), 2_000);
  await gone;
  clearTimeout(timer);
}

type Made = Extract<ChildResponse, { kind: "made" }>;

/**
 * Makes one key image in one process. If the process crashes or exceeds the time limit, the photo is to blame; if it is
 * killed from outside, nobody. @throws CurtaError photo_broken, unavailable, and what the studio throws
 */
async function runIn(child: ChildProcess, photo: Uint8Array, wishes: KeyImageWishes): Promise<Made> {
  const { signal, ...sendable } = wishes;
  const abort = (): void => send(child, { kind: "abort" });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, TIME_LIMIT_MS);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const answered = nextAnswer(child, () => isLate);
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

function nextAnswer(child: ChildProcess, isLate: () => boolean): Promise<Made> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ChildResponse): void => {
      if (message.kind === "ready") return;
      done();
      if (message.kind === "made") resolve(message);
      else reject(new CurtaError(message.code, { detail: message.detail }));
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null): void => {
      done();
      const isOutside = !isLate() && OUTSIDE_SIGNALS.has(signal);
      const detail = `the process that decoded it ended${signal === null ? "" : ` by ${signal}`}`;
      reject(new CurtaError(isOutside ? "unavailable" : "photo_broken", { detail }));
    };
    const done = (): void => {
      child.off("message", onMessage);
      child.off("exit", onExit);
    };
    child.on("message", onMessage);
    child.once("exit", onExit);
  });
}

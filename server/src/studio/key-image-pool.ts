import type { ChildProcess } from "node:child_process";
import { CurtaError } from "@curta/contract";
import type { KeyImage, KeyImageWishes } from "@curta/studio";
import { createSemaphore } from "../door/semaphore.ts";
import { DecoderLostError, hasEnded, runDecoder, startDecoder, stopDecoder } from "./decoder-process.ts";

/** A process idle for this long is ended, which frees about 350 MB. */
const IDLE_LIMIT_MS = 60_000;
/** A process that holds more than this after a photo ends: with each large photo the heap grows, and never shrinks. */
const RECYCLE_BYTES = 350e6;

export interface KeyImagePool extends AsyncDisposable {
  /** @throws CurtaError queue_full, out_of_time, photo_*, and what `makeKeyImage` throws */
  makeKeyImage(photo: Uint8Array, wishes: KeyImageWishes): Promise<KeyImage>;
  /** Starts a process that waits for a photo, unless one waits already or all are at work. */
  warmUp(): void;
}

export interface KeyImagePoolOptions {
  /** Processes that work at the same time. */
  readonly size: number;
  /** Requests that may wait for a process; more are refused. */
  readonly waiting: number;
  /** Resident bytes above which a process is not used again. */
  readonly recycleBytes?: number;
  /** How long a process waits for a photo before it is ended. */
  readonly idleLimitMs?: number;
  /** How long a process may be silent before it counts as frozen. */
  readonly silenceLimitMs?: number;
}

/**
 * Makes key images in separate processes, a few at a time, so that no upload can slow down the web process.
 * Processes are started on demand and reused.
 */
export function createKeyImagePool(options: KeyImagePoolOptions): KeyImagePool {
  const idle: { child: ChildProcess; retire: NodeJS.Timeout }[] = [];
  const all = new Set<ChildProcess>();
  let isClosed = false;
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
    return startChild();
  }

  function startChild(): ChildProcess {
    const child = startDecoder();
    all.add(child);
    // One that cannot be started never exits, and one that was asked to end never closes.
    for (const end of ["exit", "close"]) child.once(end, () => forget(child));
    return child;
  }

  function forget(child: ChildProcess): void {
    all.delete(child);
    const place = idle.findIndex((kept) => kept.child === child);
    if (place !== -1) clearTimeout(idle.splice(place, 1)[0]?.retire);
  }

  function keepIdle(child: ChildProcess): void {
    const retire = setTimeout(() => void stopDecoder(child), options.idleLimitMs ?? IDLE_LIMIT_MS).unref();
    idle.push({ child, retire });
  }

  function warmUp(): void {
    if (idle.length === 0 && all.size < options.size) keepIdle(startChild());
  }

  /** The next photo need not wait for a process to start. */
  async function replace(child: ChildProcess): Promise<void> {
    await stopDecoder(child);
    if (!isClosed) warmUp();
  }

  async function runOnce(photo: Uint8Array, wishes: KeyImageWishes): Promise<KeyImage> {
    wishes.signal?.throwIfAborted();
    const child = acquireChild();
    try {
      const { keyImage, residentBytes } = await runDecoder(child, photo, wishes, options.silenceLimitMs);
      if (residentBytes > (options.recycleBytes ?? RECYCLE_BYTES)) void replace(child);
      else keepIdle(child);
      return keyImage;
    } catch (error) {
      // After an unexpected error the decoder's state is unknown, and without memory it is of no use: the next photo gets a new one.
      const isUsable = !(error instanceof DecoderLostError) && !hasEnded(child);
      if (error instanceof CurtaError && error.code !== "internal" && isUsable) keepIdle(child);
      else void stopDecoder(child);
      throw error;
    }
  }

  return {
    makeKeyImage: (photo, wishes) =>
      limit(() =>
        runOnce(photo, wishes).catch((error: unknown) => {
          // Lost, perhaps through no fault of the photo's: once more, in a new process.
          if (error instanceof DecoderLostError) return runOnce(photo, wishes);
          throw error;
        }),
      ),
    warmUp,
    async [Symbol.asyncDispose]() {
      isClosed = true;
      await Promise.all([...all].map(stopDecoder));
    },
  };
}

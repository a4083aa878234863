import { fork, type ChildProcess } from "node:child_process";
import { CurtaError } from "@curta/contract";
import type { KeyImageWishes } from "@curta/studio";
import { causeOfEnd } from "@curta/studio/short-memory";
import { limitedTo } from "../deadline.ts";
import { STOP_LIMITS } from "../stop-limits.ts";
import type { ChildRequest, ChildResponse } from "./messages.ts";

/** A key image takes about a second, on a busy machine several; one that takes this long will not end. */
const TIME_LIMIT_MS = 60_000;
/** A process that says nothing for this long is frozen: it says that it lives every second, whatever it computes. */
const SILENCE_LIMIT_MS = 20_000;
/** So much of what a process wrote last tells why it ended. */
const LAST_WORDS = 8_192;

/** The process ended, froze or lacked memory: another process may well decode the photo. */
export class DecoderLostError extends CurtaError {
  constructor(code: "out_of_time" | "memory_short" | "photo_broken", detail: string) {
    super(code, { detail });
  }
}

/** What glibc is told, as in cli/launch.mjs, which says why. */
export const ALLOCATOR = {
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_ARENA_MAX: "2",
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
};

// oxlint-disable-next-line no-process-env -- the launcher tells processes in no other way where compiled code is kept
const { NODE_COMPILE_CACHE } = process.env;
/** Without compiled code a start takes half as long again. */
const COMPILED = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** What each process wrote last, and which of them have said that they live. */
const lastWords = new WeakMap<ChildProcess, string>();
const begun = new WeakSet<ChildProcess>();

export function startDecoder(): ChildProcess {
  const child = fork(new URL("key-image-child.ts", import.meta.url), [], {
    // It collects garbage before each photo.
    execArgv: ["--expose-gc"],
    // No secrets where strangers' bytes are decoded.
    env: { ...ALLOCATOR, ...COMPILED },
    serialization: "advanced",
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  child.once("message", () => begun.add(child));
  // One that cannot be started for want of memory or of files closes as well, and has not begun.
  child.once("error", () => undefined);
  child.stderr?.on("data", (chunk: Buffer) => {
    process.stderr.write(chunk);
    lastWords.set(child, ((lastWords.get(child) ?? "") + chunk.toString()).slice(-LAST_WORDS));
  });
  return child;
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Asks a process to end; a frozen one is killed. */
export async function stopDecoder(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMITS.services);
  await gone;
  clearTimeout(timer);
}

type Made = Extract<ChildResponse, { kind: "made" }>;

/**
 * Makes one key image in one process. @throws DecoderLostError out_of_time, memory_short, photo_broken (it crashed);
 * CurtaError out_of_time, what the studio throws
 */
export async function runDecoder(
  child: ChildProcess,
  photo: Uint8Array,
  wishes: KeyImageWishes,
  silenceLimitMs = SILENCE_LIMIT_MS,
): Promise<Made> {
  const { signal, ...sendable } = wishes;
  const abort = (): void => send(child, { kind: "abort" });
  const kill = (): void => void child.kill("SIGKILL");
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    kill();
  }, limitedTo(TIME_LIMIT_MS));
  const silence = setTimeout(kill, silenceLimitMs);
  const alive = (): void => void silence.refresh();
  child.on("message", alive);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const answered = nextAnswer(child);
    send(child, { kind: "make", photo, wishes: sendable });
    return await answered;
  } catch (error) {
    // It lives, and would take as long in another process.
    throw isLate ? new CurtaError("out_of_time", { cause: error }) : error;
  } finally {
    clearTimeout(late);
    clearTimeout(silence);
    child.off("message", alive);
    signal?.removeEventListener("abort", abort);
  }
}

function send(child: ChildProcess, message: ChildRequest): void {
  // A process that is killed while it is being written to ends; without a listener, the error would end this one too.
  if (child.connected) child.send(message, () => undefined);
}

function nextAnswer(child: ChildProcess): Promise<Made> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ChildResponse): void => {
      if (message.kind === "alive") return;
      done();
      if (message.kind === "made") resolve(message);
      else if (message.code === "memory_short") reject(new DecoderLostError(message.code, message.detail));
      else reject(new CurtaError(message.code, { detail: message.detail }));
    };
    // With "close", and not with "exit", all that it wrote has been read.
    const onClose = (_code: number | null, signal: NodeJS.Signals | null): void => {
      done();
      reject(whoseFault(child, signal));
    };
    const done = (): void => {
      child.off("message", onMessage);
      child.off("close", onClose);
    };
    child.on("message", onMessage);
    child.once("close", onClose);
  });
}

/**
 * The photo's only where the process was at work, nobody killed it, and it did not end for want of memory. Native libraries
 * that get no memory crash as they do on a broken file, so even then only a second crash is the photo's.
 */
function whoseFault(child: ChildProcess, signal: NodeJS.Signals | null): DecoderLostError {
  const detail = `the process that decoded it ended${signal === null ? "" : ` by ${signal}`}`;
  const cause = causeOfEnd({ signal, hasBegun: begun.has(child), lastWords: lastWords.get(child) ?? "" });
  const code = { file: "photo_broken", killed: "out_of_time", memory_short: "memory_short" } as const;
  return new DecoderLostError(code[cause], detail);
}

import { CurtaError } from "@curta/contract";

/**
 * How the engine, libvips, libjpeg, FFmpeg, the C++ and Rust libraries and the system say that they got no memory, or no
 * thread, which needs memory for its stack (EAGAIN). There is no common code: the words are all that they have in common.
 */
const WORDS =
  /out of memory|insufficient memory|cannot allocate|allocation failed|memory allocation of \d+|bad_alloc|unable to grow instance memory|could not allocate|zero-fill pages|ENOMEM|creating thread|\bEAGAIN\b/i;

/** True for an error that came of too little memory, or has one among its causes; also for what a process wrote as it died. */
export function isMemoryShort(error: unknown): boolean {
  if (typeof error === "string") return WORDS.test(error);
  if (!(error instanceof Error)) return false;
  if (error instanceof CurtaError && error.code === "memory_short") return true;
  return WORDS.test(error.message) || isMemoryShort(error.cause);
}

/** Signals with which somebody ends a process, or the system where memory is short; a file cannot cause them. */
const OUTSIDE_SIGNALS = new Set<NodeJS.Signals | null>(["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"]);
/** Signals with which the engine and native libraries end their process where they get no memory; a file can cause them too. */
const ABORT_SIGNALS = new Set<NodeJS.Signals | null>(["SIGABRT", "SIGTRAP", "SIGILL"]);

/** How a process that decoded somebody's file ended, without having answered. */
export interface DecoderEnd {
  /** Null where it ended by itself. */
  readonly signal: NodeJS.Signals | null;
  /** It had loaded its code, and was ready for a file. */
  readonly hasBegun: boolean;
  /** What it wrote to standard error last. */
  readonly lastWords: string;
}

/** Why it ended: somebody killed it, it got no memory, or, what remains, the file made it crash. */
export function causeOfEnd({ signal, hasBegun, lastWords }: DecoderEnd): "killed" | "memory_short" | "file" {
  if (OUTSIDE_SIGNALS.has(signal)) return "killed";
  const gaveUp = signal === null || ABORT_SIGNALS.has(signal);
  // One that ended before it began has not seen the file; without memory the engine also ends by SIGSEGV.
  return !hasBegun || (gaveUp && isMemoryShort(lastWords)) ? "memory_short" : "file";
}

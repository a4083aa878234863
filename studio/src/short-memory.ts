import { CurtaError } from "@curta/contract";

/**
 * How the engine, libvips, libjpeg, FFmpeg, the C++ and Rust libraries and the system say that they got no memory. There is no
 * common code: the words are all that they have in common.
 */
const WORDS =
  /out of memory|insufficient memory|cannot allocate|allocation failed|memory allocation of \d+|bad_alloc|unable to grow instance memory|could not allocate|zero-fill pages|ENOMEM/i;

/** True for an error that came of too little memory, or has one among its causes; also for what a process wrote as it died. */
export function isMemoryShort(error: unknown): boolean {
  if (typeof error === "string") return WORDS.test(error);
  if (!(error instanceof Error)) return false;
  if (error instanceof CurtaError && error.code === "memory_short") return true;
  return WORDS.test(error.message) || isMemoryShort(error.cause);
}

/** The first page of memory is left to the kernel itself. */
const FIRST_ADDRESS = 65_536;
export const PAGE_BYTES = 65_536;
/** Cache lines: nothing of one thread shares a line with another's. */
const ALIGNMENT = 64;
/** Vector loads and stores may touch this much behind the end of what they work on. */
const SLACK = 64;

/** Hands out addresses one after another, before the memory exists. */
export interface Arena {
  reserve(bytes: number): number;
  /** Bytes handed out so far, the kernel's own page included. */
  readonly end: number;
}

export function createArena(): Arena {
  let next = FIRST_ADDRESS;
  return {
    reserve(bytes) {
      const address = next;
      next += Math.ceil((bytes + SLACK) / ALIGNMENT) * ALIGNMENT;
      return address;
    },
    get end() {
      return next;
    },
  };
}

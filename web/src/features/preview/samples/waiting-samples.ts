import type { SampleRequest } from "./sample-worker.ts";

/** Pictures that are still to be drawn. */
export interface WaitingSamples {
  add(request: SampleRequest): void;
  /** Nobody waits for that picture any more. */
  drop(id: number): void;
  /** Takes out the one that is drawn next: shots of the film come before films of templates. */
  next(): SampleRequest | undefined;
}

export function createWaitingSamples(): WaitingSamples {
  let waiting: readonly SampleRequest[] = [];
  const without = (dropped: number): void => {
    waiting = waiting.filter(({ id }) => id !== dropped);
  };
  return {
    add(request) {
      waiting = [...waiting, request];
    },
    drop: without,
    next() {
      const next = waiting.find(({ of }) => "shot" in of) ?? waiting[0];
      if (next !== undefined) without(next.id);
      return next;
    },
  };
}

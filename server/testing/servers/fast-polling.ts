import type { PollingIntervals } from "../../src/queue/queue.ts";

/** The shortest intervals that the queue allows, so that tests do not wait for it. */
export const FAST_POLLING: PollingIntervals = { superviseSeconds: 1, pollSeconds: 0.5 };

import type { PollingIntervals } from "../src/queue/queue.ts";

/** As fast as the queue can look, so that tests do not wait for it. */
export const FAST_POLLING: PollingIntervals = { superviseSeconds: 1, pollSeconds: 0.5 };

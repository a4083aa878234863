import type { Pace } from "../src/queue/queue.ts";

/** As fast as the queue can look, so that tests do not wait for it. */
export const TEST_PACE: Pace = { lookout: 1, poll: 0.5 };

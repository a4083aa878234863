import { CurtaError } from "@curta/contract";
import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("a semaphore runs so many tasks at a time, lets so many wait, and refuses the rest", async () => {
  const limit = createSemaphore({ permits: 2, maxWaiting: 3, refusal: () => new CurtaError("unavailable") });
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      limit(async () => {
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running--;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(3);
});

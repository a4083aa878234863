import { expect, test } from "vitest";
import { STOP_LIMITS } from "./stop-limits.ts";

test("the parts of the longest stop, one after another, take less than 15 s, with time to spare for a busy machine", () => {
  const { drain, films, worker, services, database, databaseQuit } = STOP_LIMITS;
  expect(films + services).toBeLessThanOrEqual(worker);
  expect(Math.max(drain, worker) + services + database + databaseQuit).toBeLessThanOrEqual(14_000);
});

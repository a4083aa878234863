import { expect, test } from "vitest";
import { STOP_LIMITS } from "./stop-limits.ts";

test("the parts of the longest stop, one after another, take less than 15 s, with time to spare for a busy machine", () => {
  const { lastStep, drain, films, worker, services, leftovers, database, databaseQuit } = STOP_LIMITS;
  expect(films + services).toBeLessThanOrEqual(worker);
  const ofServer = services + database + databaseQuit;
  expect(Math.max(lastStep + drain, worker) + ofServer).toBeLessThanOrEqual(14_000);
  expect(3 * leftovers).toBeLessThanOrEqual(14_000);
});

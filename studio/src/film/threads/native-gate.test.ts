import { expect, test } from "vitest";
import { startGatedWorker } from "./native-gate.ts";

/** Keeps this thread from hearing anything for so long. */
function sleepDeaf(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test("a thread that failed has ended, also where its failure and its end are heard at once", async () => {
  const { worker, stop } = startGatedWorker(
    new URL("data:text/javascript,throw new Error('no paint')"),
    null,
  );
  const errors: unknown[] = [];
  worker.on("error", (error) => errors.push(error));
  // The thread starts, fails and ends meanwhile.
  sleepDeaf(1_000);
  await stop();
  expect(errors).toEqual([new Error("no paint")]);
});

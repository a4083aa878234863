import { setTimeout as sleep } from "node:timers/promises";
import { CurtaError } from "@curta/contract";
import { expect, test } from "vitest";
import { inTime, limitedTo, runWithin, runWithoutDeadline } from "./deadline.ts";
import { createSemaphore } from "./door/semaphore.ts";

const OUT_OF_TIME = { code: "out_of_time", status: 503 };
const never = new Promise<never>(() => undefined);

test("a step is waited for no longer than what is left, whatever came before it", async () => {
  await runWithin(60, async () => {
    expect(limitedTo(10)).toBe(10);
    expect(limitedTo(1_000)).toBeLessThanOrEqual(60);
    await inTime(sleep(5));
    await expect(inTime(never)).rejects.toMatchObject(OUT_OF_TIME);
    expect(() => limitedTo(10)).toThrow(expect.objectContaining(OUT_OF_TIME));
    expect(runWithoutDeadline(() => limitedTo(10))).toBe(10);
  });
  expect(limitedTo(Infinity)).toBe(Infinity);
});

test("what a step gives too late is given back", async () => {
  const late = Promise.withResolvers<string>();
  const back: string[] = [];
  await runWithin(5, () =>
    expect(inTime(late.promise, (it) => back.push(it))).rejects.toMatchObject(OUT_OF_TIME),
  );
  late.resolve("a connection");
  await sleep(0);
  expect(back).toEqual(["a connection"]);
});

test("who waits in line too long leaves it, and those behind move up", async () => {
  const line = createSemaphore({ permits: 1, maxWaiting: 2, refusal: () => new CurtaError("queue_full") });
  const first = Promise.withResolvers<string>();
  const running = line(() => first.promise);
  const gone = runWithin(5, () => line(async () => "nobody waits for this"));
  const behind = line(async () => "its turn");
  await expect(gone).rejects.toMatchObject(OUT_OF_TIME);
  const another = line(async () => "there is a place again");
  first.resolve("done");
  expect(await Promise.all([running, behind, another])).toEqual([
    "done",
    "its turn",
    "there is a place again",
  ]);
});

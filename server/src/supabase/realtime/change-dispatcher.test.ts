import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createChangeDispatcher } from "./change-dispatcher.ts";
import { Subscriptions, type RowChange } from "./subscriptions.ts";

interface Stage {
  readonly change: (id: string, type?: RowChange["type"]) => void;
  /** Started reads, in their order; each waits until the test completes it. */
  readonly reads: { readonly id: string; readonly end: (data?: string) => void }[];
  readonly heard: string[];
  readonly failures: unknown[];
}

/** A listener for all changes, and a database that answers when the test says so. */
function setUp(): Stage {
  const stage: Omit<Stage, "change"> = { reads: [], heard: [], failures: [] };
  const subscriptions = new Subscriptions();
  const listener = {
    origin: () => "http://x",
    claims: () => ({ role: "service_role" as const }),
    deliver: (_ids: readonly number[], data: string) => void stage.heard.push(data),
  };
  subscriptions.add(listener, { event: "*", schema: "public", table: "shorts_generation" });
  const announce = createChangeDispatcher({
    subscriptions,
    read: ({ id, type }) =>
      new Promise((resolve, reject) => {
        const end = (data = `${type} ${id}`) => (data === "fail" ? reject(new Error(data)) : resolve(data));
        stage.reads.push({ id, end });
      }),
    onFailure: (error) => void stage.failures.push(error),
  });
  return { ...stage, change: (id, type = "UPDATE") => announce({ id, type, userId: "ana" }) };
}

test("a burst of changes reads a few rows at a time, in their order, and none is left out", async () => {
  const { change, reads, heard } = setUp();
  const ids = Array.from({ length: 200 }, () => randomUUID());
  for (const id of ids) change(id);
  expect(reads).toHaveLength(4);
  for (let next = 0; next < ids.length; next++) {
    expect(reads.length - next).toBeLessThanOrEqual(4);
    reads[next]?.end();
    await turn();
  }
  expect(heard).toEqual(ids.map((id) => `UPDATE ${id}`));
});

test("updates that wait for the same row are told as one; other changes keep their order", async () => {
  const { change, reads, heard } = setUp();
  change("a", "INSERT");
  for (let update = 0; update < 5; update++) change("a");
  change("a", "DELETE");
  for (let next = 0; next < 3; next++) {
    expect(reads).toHaveLength(next + 1);
    reads[next]?.end();
    await turn();
  }
  expect(heard).toEqual(["INSERT a", "UPDATE a", "DELETE a"]);
});

test("a change that comes while its row is being read is told afterwards", async () => {
  const { change, reads, heard } = setUp();
  change("a");
  change("a");
  reads[0]?.end("old");
  await turn();
  reads[1]?.end("new");
  await turn();
  expect(heard).toEqual(["old", "new"]);
});

test("a row that cannot be read is reported, and the next change of it is told again", async () => {
  const { change, reads, heard, failures } = setUp();
  change("a");
  reads[0]?.end("fail");
  await turn();
  expect(failures).toHaveLength(1);
  change("a");
  reads[1]?.end("back");
  await turn();
  expect(heard).toEqual(["back"]);
});

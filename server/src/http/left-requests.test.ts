import { Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { WEBHOOK_PATH } from "@curta/contract";
import pino from "pino";
import { expect, test } from "vitest";
import { createTestStudio } from "../../testing/servers/test-studio.ts";
import { startTestServer, TestCaller, until } from "../../testing/servers/test-server.ts";

test("a page that is left while its image is made is no failure of the server", async () => {
  const lines: string[] = [];
  const log = pino(new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }));
  const page = new AbortController();
  const studio = createTestStudio();
  const makeKeyImage: typeof studio.makeKeyImage = async (photo, wishes) => {
    page.abort();
    while (wishes.signal?.aborted !== true) await sleep(5);
    return studio.makeKeyImage(photo, wishes);
  };
  await using server = await startTestServer({ parts: { log, studio: { ...studio, makeKeyImage } } });
  const caller = new TestCaller(server.url, "test-user");
  const asked = fetch(server.url + WEBHOOK_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(caller.imageBody()),
    signal: page.signal,
  });
  await expect(asked).rejects.toThrow("aborted");
  await until("it to be noted", async () => lines.some((line) => line.includes("whoever asked has left")));
  expect(lines.filter((line) => line.includes("request failed"))).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { callbackLogSchema, WEBHOOK_PATH } from "@curta/contract";
import { expect, test } from "vitest";
import { signIn, startLockedServer } from "../testing/people.ts";
import { until } from "../testing/servers/test-server.ts";

test("no callback_url makes the server knock on its own doors, by number or by name", async () => {
  let knocks = 0;
  const inside = createServer((_request, response) => response.end("inside")).listen(0);
  inside.on("connection", () => (knocks += 1));
  await once(inside, "listening");
  const { port } = inside.address() as AddressInfo;
  await using server = await startLockedServer({ env: { CURTA_CALLBACK_HOSTS: "elsewhere.example" } });
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { image_url: image } = await ana.makeImage();
  const numbers = [
    "127.0.0.1",
    "[::1]",
    "169.254.169.254",
    "10.0.0.1",
    "192.168.0.1",
    "172.16.0.1",
    "100.64.0.1",
    "0.0.0.0",
    "[::ffff:7f00:1]",
    "[fd00::1]",
    "[fe80::1]",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
  ].map((host) => `http://${host}:${port}/`);
  for (const address of [...numbers, `http://user:pass@elsewhere.example:${port}/`]) {
    const answer = await ana.post(WEBHOOK_PATH, { ...ana.videoBody(image), callback_url: address });
    expect([answer.status, await answer.json()], address).toEqual([
      422,
      expect.objectContaining({ code: "callback_refused" }),
    ]);
  }
  for (const address of [`ftp://localhost:${port}/`, "file:///etc/passwd", "//localhost/", ""]) {
    const answer = await ana.post(WEBHOOK_PATH, { ...ana.videoBody(image), callback_url: address });
    expect(answer.status, address).toBe(400);
  }
  // Names are judged where they are connected to, whatever they led to before.
  for (const host of ["localhost", "localhost."]) {
    const id = randomUUID();
    const body = { ...ana.videoBody(image, "x", id), callback_url: `http://${host}:${port}/` };
    expect((await ana.post(WEBHOOK_PATH, body)).status).toBe(202);
    const log = await until("the callback", async () => {
      const answer = await fetch(`${ana.url}/generations/${id}/callback`, {
        headers: { authorization: `Bearer ${ana.token}` },
      });
      const found = answer.ok ? callbackLogSchema.parse(await answer.json()) : undefined;
      return found?.attempts.length === 1 ? found : undefined;
    });
    // Some systems do not know the second name at all.
    const faults = host === "localhost" ? ["address"] : ["address", "connection"];
    expect(faults).toContain(log.attempts[0]?.fault);
  }
  expect(knocks).toBe(0);
  inside.close();
});

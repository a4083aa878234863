import { Readable } from "node:stream";
import fastify from "fastify";
import { expect, test } from "vitest";
import { leaveBodiesOfHeads } from "./head-answers.ts";

test("HEAD is answered like GET, and the file behind it is closed and not read", async () => {
  const app = fastify();
  leaveBodiesOfHeads(app);
  let read = 0;
  const file = new Readable({
    highWaterMark: 1_000,
    read() {
      read += 1_000;
      this.push(read > 1_000_000 ? null : Buffer.alloc(1_000));
    },
  });
  app.get("/file", (_request, reply) => reply.header("content-length", "1000000").send(file));
  const { statusCode, headers, body } = await app.inject({ method: "HEAD", url: "/file" });
  expect([statusCode, headers["content-length"], body]).toEqual([200, "1000000", ""]);
  expect([file.destroyed, read <= 1_000]).toEqual([true, true]);
  await app.close();
});

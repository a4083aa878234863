import { once } from "node:events";
import { connect } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, until, type TestServer } from "../../../testing/servers/test-server.ts";

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ parts: { log } });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Sends bytes as they are, and gives all that comes back until the connection is closed. */
async function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(bytes);
  await once(socket, "close");
  return heard;
}

test.each([
  ["what is no request", "secret\r\n\r\n", 400],
  ["a head that is too large", `GET / HTTP/1.1\r\nhost: x\r\nx-secret: ${"s".repeat(20_000)}\r\n\r\n`, 431],
  [
    "a path that cannot be decoded",
    "GET /media/%secret HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
    400,
  ],
  ["a request without a host", "GET /live HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
])("%s is answered with an id by which the log knows it", async (_what, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [, id = ""] = /^x-request-id: ([0-9a-f-]{36})\r$/im.exec(answer) ?? [];
  expect(answer).toContain(`"request_id":"${id}"`);
  const line = await until("its line", async () => lines.find((one) => one.includes(`"reqId":"${id}"`)));
  expect(line).toContain('"code":"');
  expect(line).not.toMatch(/secret|sss/);
});

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { WEBHOOK_PATH } from "@curta/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaKey, newMediaFolder } from "../src/media/media-store.ts";
import { createApp } from "../src/app/create-app.ts";
import { createPageApp } from "../src/app/create-page-app.ts";
import { readConfig } from "../src/config.ts";
import { TestCaller, until, type TestServer } from "../testing/servers/test-server.ts";
import { signIn, startLockedServer, type Person } from "../testing/people.ts";

/** More than is parsed as it is. */
const LARGE = Buffer.alloc(600_000, 7);
let server: TestServer;
let ana: Person;
beforeAll(async () => {
  server = await startLockedServer();
  ana = await signIn(server, "ana");
});
afterAll(() => server[Symbol.asyncDispose]());

/** A connection that has sent the head of a request, and what came back on it when it has ended. */
async function begin(
  url: string,
  head: readonly string[],
): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  const ended = new Promise((resolve) => socket.on("close", resolve).on("error", resolve));
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return { socket, answer: ended.then(() => heard) };
}

/** More than anything takes. */
const ENDLESS = 200_000_000;

/** Sends a body without an end until the connection has one; gives the bytes that were handed over. */
async function sendForEver({ socket, answer }: { socket: Socket; answer: Promise<string> }): Promise<number> {
  const chunk = `10000\r\n${"A".repeat(0x1_0000)}\r\n`;
  let sent = 0;
  while (socket.writable && sent < ENDLESS) {
    sent += chunk.length;
    if (!socket.write(chunk)) await Promise.race([once(socket, "drain").catch(() => undefined), answer]);
  }
  return sent;
}

const post = (path: string) => [`POST ${path} HTTP/1.1`, "host: x", "content-type: application/json"];

test.each([
  ["the webhook", WEBHOOK_PATH, 40_000_000],
  ["sign-in", "/auth/v1/token?grant_type=password", 20_000_000],
  ["rows", "/rest/v1/shorts_generation", 20_000_000],
])("a body without an end is cut off by %s", async (_what, path, most) => {
  const head = [...post(path), "transfer-encoding: chunked", `authorization: Bearer ${ana.token}`];
  const line = await begin(server.url, head);
  const sent = await sendForEver(line);
  line.socket.destroy();
  expect(sent).toBeLessThan(most);
  expect((await fetch(`${server.url}/live`)).status).toBe(200);
});

test.each([
  ["photo", "POST", WEBHOOK_PATH, 14_000_000],
  ["draft", "PUT", "/drafts/6f1c7e52-9a35-4b7e-8a55-0d6b4f1f2a10", 1_000_000],
  ["new row", "POST", "/rest/v1/shorts_generation", 200_000],
  ["change of a row", "PATCH", "/rest/v1/shorts_generation?id=eq.1", 200_000],
])("a stranger's body is not read at all, be it a %s: the answer comes before it", async (...one) => {
  const [, method, path, bytes] = one;
  const [, ...rest] = post(path);
  const head = [`${method} ${path} HTTP/1.1`, ...rest, `content-length: ${bytes}`];
  const line = await begin(server.url, head);
  const [first] = (await once(line.socket, "data")) as [Buffer];
  line.socket.destroy();
  expect(first.toString()).toMatch(/^HTTP\/1\.1 401 /);
});

test("a length that is announced beyond the limit is refused before a byte of it is read", async () => {
  const head = [...post(WEBHOOK_PATH), "content-length: 99999999999", `authorization: Bearer ${ana.token}`];
  const line = await begin(server.url, head);
  const [first] = (await once(line.socket, "data")) as [Buffer];
  line.socket.destroy();
  expect(first.toString()).toMatch(/^HTTP\/1\.1 413 /);
});

test("photos that are on their way are counted before they are read: a few of one user, and nobody else waits", async () => {
  const head = [...post(WEBHOOK_PATH), "content-length: 14000000", `authorization: Bearer ${ana.token}`];
  const slow = await Promise.all([1, 2, 3].map(() => begin(server.url, head)));
  // All that was heard so far is that nobody was refused; another one is.
  const refused = await until("the refusal", async () => {
    const { socket } = await begin(server.url, head);
    const heard = await Promise.race([once(socket, "data"), sleep(200)]);
    slow.push({ socket, answer: Promise.resolve("") });
    return heard ? String(heard[0]) : undefined;
  });
  expect(refused).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 10\r\n[^]*"code":"too_many_images"/i);
  const bruno = await signIn(server, "bruno");
  expect((await bruno.post(WEBHOOK_PATH, bruno.imageBody(LARGE))).status).toBe(200);
  for (const { socket } of slow) socket.destroy();
  await until(
    "a place to be free again",
    async () => (await ana.post(WEBHOOK_PATH, ana.imageBody(LARGE))).status === 200,
  );
});

test("heads and bodies that trickle in are cut off after their time, and nobody else waits", async () => {
  const app = await createApp(server.context);
  expect(app.server.requestTimeout).toBe(120_000);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(120_000);
  // The same limits, but shorter: a test does not wait for two minutes.
  app.server.requestTimeout = 300;
  app.server.headersTimeout = 300;
  await app.listen({ port: 0, host: "127.0.0.1" });
  const body = await begin(app.listeningOrigin, [
    ...post(WEBHOOK_PATH),
    "content-length: 1000",
    `authorization: Bearer ${ana.token}`,
  ]);
  const head = connect(Number(new URL(app.listeningOrigin).port), "127.0.0.1").resume();
  head.on("error", () => undefined).write("GET / HTTP/1.1\r\nx-slow: ");
  const trickle = setInterval(() => body.socket.write(" "), 50);
  expect((await fetch(`${app.listeningOrigin}/live`)).status).toBe(200);
  const [answer] = await Promise.all([body.answer, once(head, "close")]);
  clearInterval(trickle);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});

test("readers that are slow, or read nothing at all, hold up neither others nor the stop", async () => {
  const app = await createApp(server.context, { drainLimitMs: 300 });
  expect(app.server.timeout).toBe(120_000);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const key = mediaKey(newMediaFolder(), "film.mp4");
  await server.context.media.putBytes(key, Buffer.alloc(36_000_000, 7));
  const readers = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const socket = connect(Number(new URL(app.listeningOrigin).port), "127.0.0.1");
      socket.on("error", () => undefined).write(`GET /media/${key} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await once(socket, "readable");
      return socket;
    }),
  );
  // 1 kB every 50 ms.
  const reading = setInterval(() => void readers.map((socket) => socket.read(1_000)), 50);
  for (let asked = 0; asked < 20; asked++) {
    expect((await fetch(`${app.listeningOrigin}/ready`)).status).toBe(200);
  }
  await app.close();
  clearInterval(reading);
  for (const socket of readers) socket.destroy();
});

test("a body that never ends does not keep a process from stopping", async () => {
  const app = await createApp(server.context, { drainLimitMs: 300 });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const head = [...post(WEBHOOK_PATH), "content-length: 1000", `authorization: Bearer ${ana.token}`];
  const body = await begin(app.listeningOrigin, head);
  // It is in: another request on the same server was answered after it.
  expect((await fetch(`${app.listeningOrigin}/live`)).status).toBe(200);
  await Promise.all([app.close(), body.answer]);
});

const refusedAtTheDoor = [...post(WEBHOOK_PATH), "content-length: 1000"];

test("a body that is refused at the door, and of which nothing comes, keeps its connection no longer", async () => {
  const app = await createApp(server.context, { leftover: { silenceMs: 100 } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const line = await begin(app.listeningOrigin, refusedAtTheDoor);
  expect(await line.answer).toMatch(/^HTTP\/1\.1 401 /);
  await app.close();
});

test("a server of the page alone keeps no connection for a body either, whether it is refused or falls silent", async () => {
  const config = readConfig({
    CURTA_SUPABASE_URL: "https://project.example",
    CURTA_SUPABASE_KEY: "sb_publishable_x",
    CURTA_WORKFLOW_URL: "https://n8n.example",
  });
  const { supabase } = config;
  if (supabase === undefined) throw new Error("no project");
  const app = await createPageApp({
    config: { ...config, supabase },
    log: pino({ level: "silent" }),
    pageFolder: import.meta.dirname,
    stopping: new AbortController().signal,
    bodies: { leftover: { silenceMs: 100 }, bodyPace: { silenceMs: 300 } },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [method, nothing] = [post("/live"), post("/nothing/here")];
  const refused = await begin(app.listeningOrigin, [...method, "content-length: 1000"]);
  expect(await refused.answer).toMatch(/^HTTP\/1\.1 405 /);
  const silent = await begin(app.listeningOrigin, [...nothing, "content-length: 1000"]);
  expect(await silent.answer).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});

test("who sends on has time to read the answer, and all of a body that ends in time keeps its connection", async () => {
  const app = await createApp(server.context, { leftover: { silenceMs: 1_000 } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { socket, answer } = await begin(app.listeningOrigin, refusedAtTheDoor);
  await once(socket, "data");
  for (let sent = 0; sent < 20; sent++) {
    socket.write("A".repeat(50));
    await sleep(100);
  }
  await sleep(2_100);
  socket.write("GET /live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 401 [^]*\}HTTP\/1\.1 200 /);
  await app.close();
});

test.each([
  ["for long", { mostMs: 300, mostBytes: Infinity }],
  ["a lot", { mostMs: Infinity, mostBytes: 1_000_000 }],
])("who sends on %s is cut off", async (_what, leftover) => {
  const app = await createApp(server.context, { leftover: { silenceMs: 1_000, ...leftover } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const line = await begin(app.listeningOrigin, [...post(WEBHOOK_PATH), "transfer-encoding: chunked"]);
  const sending = setInterval(() => line.socket.write(`10000\r\n${"A".repeat(0x1_0000)}\r\n`), 5);
  expect(await line.answer).toMatch(/^HTTP\/1\.1 401 /);
  clearInterval(sending);
  await app.close();
});

test.each([
  ["a photo", WEBHOOK_PATH, 14_000_000],
  ["a small body", "/rest/v1/shorts_generation", 1_000],
])("%s that falls silent ends with a sentence, and its place is free again", async (_what, path, bytes) => {
  const app = await createApp(server.context, { bodyPace: { silenceMs: 300 } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const held = server.context.door.uploads.taken();
  const head = [...post(path), `content-length: ${bytes}`, `authorization: Bearer ${ana.token}`];
  const line = await begin(app.listeningOrigin, head);
  line.socket.write('{"a":"');
  expect(await line.answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close\r\n[^]*O envio parou no meio/i);
  await until("the place to be free", async () => server.context.door.uploads.taken() === held);
  await app.close();
});

test("a photo of which a byte comes now and then ends with the same sentence; a quick one has all the time it takes", async () => {
  const app = await createApp(server.context, { bodyPace: { graceMs: 0 } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const held = server.context.door.uploads.taken();
  const head = [...post(WEBHOOK_PATH), "content-length: 14000000", `authorization: Bearer ${ana.token}`];
  const line = await begin(app.listeningOrigin, head);
  const trickle = setInterval(() => line.socket.write(" "), 50);
  expect(await line.answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close\r\n[^]*O envio parou no meio/i);
  clearInterval(trickle);
  await until("the place to be free", async () => server.context.door.uploads.taken() === held);
  const quick = new TestCaller(app.listeningOrigin, ana.userId, ana.token);
  expect((await quick.post(WEBHOOK_PATH, quick.imageBody(Buffer.alloc(6_000_000, 7)))).status).toBe(200);
  await app.close();
});

test("half-sent photos of one network leave places for the others", async () => {
  const people = await Promise.all(["c1", "c2", "c3", "c4", "c5"].map((name) => signIn(server, name)));
  const lines = await Promise.all(
    people.flatMap(({ token }) =>
      [1, 2, 3].map(() =>
        begin(server.url, [
          ...post(WEBHOOK_PATH),
          "content-length: 14000000",
          `authorization: Bearer ${token}`,
        ]),
      ),
    ),
  );
  const { uploads } = server.context.door;
  await until("the network's places to be taken", async () => uploads.taken() === 12);
  uploads.take({ user: "somebody", network: "2001:db8:0:7::/64" })();
  for (const { socket } of lines) socket.destroy();
  await until("all to be free", async () => uploads.taken() === 0);
});

import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { insertRow } from "../testing/servers/supabase-server.ts";
import { until, type TestServer } from "../testing/servers/test-server.ts";
import { signIn, startLockedServer, type Person } from "../testing/people.ts";

let server: TestServer;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  server = await startLockedServer();
  [ana, bruno] = await Promise.all([signIn(server, "ana"), signIn(server, "bruno")]);
});
afterAll(() => server[Symbol.asyncDispose]());

interface Line {
  readonly socket: WebSocket;
  readonly heard: string[];
  readonly ended: Promise<number>;
}

async function open(): Promise<Line> {
  const { anonKey } = server.context.identity;
  const address = `${server.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`;
  const socket = new WebSocket(address, { maxPayload: 1e9 });
  const heard: string[] = [];
  socket.on("message", (data: Buffer) => heard.push(data.toString()));
  const ended = new Promise<number>((resolve) => socket.on("close", resolve));
  await once(socket, "open");
  return { socket, heard, ended };
}

function join(name: string, token: string | undefined, filter?: string): string {
  const change = { event: "UPDATE", schema: "public", table: "shorts_generation", filter };
  const payload = { config: { postgres_changes: [change] }, access_token: token };
  return JSON.stringify([name, name, `realtime:${name}`, "phx_join", payload]);
}

/** A film's owner who listens, and a way to see that they still hear. */
async function listener(): Promise<() => Promise<void>> {
  const id = await insertRow(server.context.pool, ana.userId, { video_description: "segredo da Ana" });
  const line = await open();
  line.socket.send(join("film", ana.token, `id=eq.${id}`));
  await until("the join", async () => line.heard.some((frame) => frame.includes("Subscribed")));
  let progress = 0;
  return async () => {
    progress += 1;
    await server.context.pool.query("update public.shorts_generation set progress = $2 where id = $1", [
      id,
      progress,
    ]);
    const news = `"progress":${progress}`;
    await until("the news", async () => line.heard.some((frame) => frame.includes(news)));
  };
}

test("thousands of joins end the flooder's socket, are told nothing, and keep nobody else from hearing", async () => {
  const stillHears = await listener();
  const flooder = await open();
  for (let index = 0; index < 5_000; index++) flooder.socket.send(join(`f${index}`, bruno.token));
  expect(await flooder.ended).toBe(1008);
  await stillHears();
  expect(flooder.heard.filter((frame) => frame.includes('"postgres_changes":[{')).length).toBeLessThanOrEqual(
    50,
  );
  expect(flooder.heard.join("")).not.toContain("segredo da Ana");
});

test("listening to every row of the table is hearing one's own only", async () => {
  const stillHears = await listener();
  const spy = await open();
  for (const [index, filter] of [undefined, `user_id=eq.${ana.userId}`].entries()) {
    spy.socket.send(join(`spy${index}`, bruno.token, filter));
  }
  await until(
    "both joins",
    async () => spy.heard.filter((frame) => frame.includes("Subscribed")).length === 2,
  );
  await stillHears();
  const own = await insertRow(server.context.pool, bruno.userId);
  await server.context.pool.query("update public.shorts_generation set progress = 9 where id = $1", [own]);
  await until("their own", async () => spy.heard.some((frame) => frame.includes(own)));
  expect(spy.heard.join("")).not.toContain("segredo da Ana");
  spy.socket.close();
});

test("huge frames, also in pieces, and binary rubbish cost the sender the socket", async () => {
  const [whole, pieces] = [await open(), await open()];
  whole.socket.send("x".repeat(50_000_000), () => undefined);
  for (let index = 0; index < 200 && pieces.socket.readyState === WebSocket.OPEN; index++) {
    pieces.socket.send("y".repeat(10_000), { fin: false }, () => undefined);
    await sleep(0);
  }
  // The server may be gone before all is sent: then the close has no code (1006).
  expect([1009, 1006]).toContain(await whole.ended);
  expect([1009, 1006]).toContain(await pieces.ended);
  const binary = await open();
  for (let index = 0; index < 300; index++) binary.socket.send(Buffer.alloc(1_000, index), () => undefined);
  expect(await binary.ended).toBe(1008);
  await (
    await listener()
  )();
});

test("one address gets so many sockets and no more; when they go, there is room again", async () => {
  const lines = await Promise.allSettled(Array.from({ length: 700 }, open));
  const opened = lines.flatMap((line) => (line.status === "fulfilled" ? [line.value] : []));
  expect(opened.length).toBeLessThanOrEqual(500);
  expect(opened.length).toBeGreaterThan(450);
  for (const { socket } of opened) socket.close();
  await Promise.all(opened.map(({ ended }) => ended));
  await until("room", async () =>
    open().then(
      (line) => (line.socket.close(), true),
      () => false,
    ),
  );
});

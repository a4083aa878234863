import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { until } from "../../../testing/servers/test-server.ts";
import {
  insertRow,
  startSupabaseServer,
  type SupabaseServer,
} from "../../../testing/servers/supabase-server.ts";

const TOPIC = "realtime:video_generation_x";
let wire: SupabaseServer;
let now = new Date();
let ana: { id: string; token: string };
beforeAll(async () => {
  wire = await startSupabaseServer({
    clock: () => now,
    realtimeLimits: {
      channelsPerSocket: 3,
      frameBytes: 10_000,
      messageBurst: 30,
    },
    doorLimits: { socketsPerNetwork: 5 },
  });
  const { client, id } = await wire.signIn("ana");
  ana = { id, token: (await client.auth.getSession()).data.session?.access_token ?? "" };
});
afterAll(() => wire[Symbol.asyncDispose]());

type Frame = [string | null, string | null, string, string, Record<string, unknown>];

/** A socket for hand-written protocol messages. */
async function open(vsn = "2.0.0", url = wire.url) {
  const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${wire.identity.anonKey}&vsn=${vsn}`;
  const socket = new WebSocket(address);
  const frames: Frame[] = [];
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  await once(socket, "open");
  const next = async (event: string): Promise<Frame> => {
    for (;;) {
      const at = frames.findIndex((frame) => (Array.isArray(frame) ? frame[3] : frame["event"]) === event);
      const [found] = at < 0 ? [] : frames.splice(at, 1);
      if (found) return found;
      await sleep(5);
    }
  };
  return {
    socket,
    next,
    send: (frame: unknown) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    async [Symbol.asyncDispose]() {
      if (socket.readyState === WebSocket.CLOSED) return;
      socket.close();
      await once(socket, "close");
    },
  };
}

function join(access_token: string | undefined, filter?: string, topic = TOPIC, ref = "1"): Frame {
  const change = {
    event: "UPDATE",
    schema: "public",
    table: "shorts_generation",
    ...(filter ? { filter } : {}),
  };
  return [ref, ref, topic, "phx_join", { config: { postgres_changes: [change] }, access_token }];
}

test("a join is answered with its own entries and ids, then with the state of the subscription", async () => {
  await using line = await open();
  line.send(join(ana.token, "id=eq.5f1c8c62-3a0e-4d1c-9b8e-0c2f5d1a7e11"));
  const [joinRef, ref, topic, , payload] = await line.next("phx_reply");
  expect([joinRef, ref, topic]).toEqual(["1", "1", TOPIC]);
  expect(payload).toMatchObject({
    status: "ok",
    response: { postgres_changes: [{ event: "UPDATE", schema: "public" }] },
  });
  expect((await line.next("system"))[4]).toMatchObject({ extension: "postgres_changes", status: "ok" });
});

test("a join while the listening connection is made anew waits for it", async () => {
  await using before = await open();
  await wire.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'curta-listen' and datname = current_database()",
  );
  if (before.socket.readyState !== WebSocket.CLOSED) await once(before.socket, "close");
  await using line = await open();
  line.send(join(ana.token));
  expect((await line.next("phx_reply"))[4]).toMatchObject({ status: "ok" });
});

test("clients of the older wire version are spoken to in objects", async () => {
  await using line = await open("1.0.0");
  line.send({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "7" });
  expect(await line.next("phx_reply")).toMatchObject({
    topic: "phoenix",
    ref: "7",
    payload: { status: "ok" },
  });
});

test("a bad token fails the join with a reason", async () => {
  await using line = await open();
  line.send(join("a.b.c"));
  const [, , , , payload] = await line.next("phx_reply");
  expect(payload["status"]).toBe("error");
  expect(JSON.stringify(payload)).toContain("InvalidJWTToken");
});

function later(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000);
}

test("when its token expires a channel ends; with a fresh one in time it goes on", async () => {
  await using line = await open();
  const signIn = () =>
    wire.identity.signIn({ email: "ana@example.com", password: "uma senha bem longa", address: "x" });
  const { accessToken } = await signIn();
  line.send(join(accessToken, undefined, "realtime:ends", "1"));
  line.send(join(accessToken, undefined, "realtime:goes-on", "2"));
  for (let joined = 0; joined < 2; joined++) await line.next("system");
  now = later(30);
  const fresh = await signIn();
  line.send(["2", "3", "realtime:goes-on", "access_token", { access_token: fresh.accessToken }]);
  line.send([null, "4", "phoenix", "heartbeat", {}]);
  // Frames are handled in their order: the heartbeat's answer says that the token before it was taken.
  for (let reply = await line.next("phx_reply"); reply[1] !== "4";) reply = await line.next("phx_reply");
  now = later(61);
  expect((await line.next("phx_close"))[2]).toBe("realtime:ends");
  const id = await insertRow(wire.pool, ana.id);
  await wire.pool.query("update public.shorts_generation set progress = 3 where id = $1", [id]);
  expect((await line.next("postgres_changes"))[2]).toBe("realtime:goes-on");
  now = new Date();
});

test("joins beyond the limit are refused, so are tables and filters that we do not have", async () => {
  await using line = await open();
  for (const name of ["a", "b", "c", "d"]) line.send(join(ana.token, undefined, `realtime:${name}`, name));
  const answers = [];
  for (let index = 0; index < 4; index++) answers.push((await line.next("phx_reply"))[4]["status"]);
  expect(answers).toEqual(["ok", "ok", "ok", "error"]);
  await using other = await open();
  other.send(join(ana.token, "id=like.%"));
  expect((await other.next("phx_reply"))[4]["status"]).toBe("error");
});

test("a frame that is too large, a flood, and sockets beyond the limit are cut off", async () => {
  const large = await open();
  large.send("x".repeat(20_000));
  expect((await once(large.socket, "close"))[0]).toBe(1009);
  const flood = await open();
  for (let index = 0; index < 200; index++) flood.send([null, String(index), "phoenix", "heartbeat", {}]);
  expect((await once(flood.socket, "close"))[0]).toBe(1008);
  await until("the sockets before to be forgotten", async () => wire.connections() === 0);
  const crowd = await Promise.allSettled(Array.from({ length: 9 }, () => open()));
  expect(crowd.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  for (const guest of crowd) if (guest.status === "fulfilled") await guest.value[Symbol.asyncDispose]();
});

test("a socket that says nothing is closed", async () => {
  await using impatient = await startSupabaseServer({
    databaseUrl: wire.databaseUrl,
    realtimeLimits: { silenceMs: 500 },
  });
  const line = await open("2.0.0", impatient.url);
  await once(line.socket, "close");
});

test("no frame makes the server fail", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    fc
      .tuple(
        fc.constantFrom(null, "1"),
        fc.constantFrom(null, "2"),
        fc.constantFrom(TOPIC, "phoenix", "realtime:", ""),
        fc.constantFrom("phx_join", "access_token", "phx_leave", "heartbeat", "broadcast", "__proto__"),
        fc.jsonValue(),
      )
      .map((frame) => JSON.stringify(frame)),
    fc.jsonValue().map((config) => JSON.stringify(["1", "1", TOPIC, "phx_join", { config }])),
    fc
      .string()
      .map((filter) =>
        JSON.stringify([
          "1",
          "1",
          TOPIC,
          "phx_join",
          { config: { postgres_changes: [{ event: "*", schema: "public", filter }] } },
        ]),
      ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { maxLength: 12 }),
      fc.constantFrom("1.0.0", "2.0.0"),
      async (frames, vsn) => {
        await using line = await open(vsn);
        for (const frame of frames) if (line.socket.readyState === WebSocket.OPEN) line.send(frame);
      },
    ),
    { numRuns: 150 },
  );
  await using line = await open();
  line.send([null, "1", "phoenix", "heartbeat", {}]);
  expect((await line.next("phx_reply"))[4]["status"]).toBe("ok");
});

test("an upgrade to an address that is none is refused and harms nobody", async () => {
  for (const path of ["//", "/realtime/v1/websocket", "/realtime/v1/websocket?apikey=", "/x?apikey=y"]) {
    const socket = new WebSocket(wire.url.replace("http", "ws") + path);
    await once(socket, "error");
  }
  expect((await fetch(`${wire.url}/auth/v1/health`)).status).toBe(200);
});

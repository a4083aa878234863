import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callbackLogSchema, callbackSchema, WEBHOOK_PATH, type CallbackLog } from "@curta/contract";
import { CALLBACK_CHANNEL, leaseCallbacks } from "../../database/rows/callbacks.ts";
import { addApiKey } from "../../identity/index.ts";
import { signIn, startLockedServer, type Person } from "../../../testing/people.ts";
import { startReceiver, type Received, type Receiver } from "../../../testing/requests/receiver.ts";
import { TestCaller, until, type TestServer } from "../../../testing/servers/test-server.ts";
import { postCallback } from "./post-callback.ts";

let server: TestServer;
let ana: Person;
let imageUrl: string;

beforeAll(async () => {
  server = await startLockedServer({
    env: { CURTA_CALLBACK_HOSTS: "127.0.0.1", CURTA_FILMS_PER_USER: "20" },
  });
  server.startWorker();
  ana = await signIn(server, "ana");
  imageUrl = (await ana.makeImage()).image_url;
});
afterAll(() => server[Symbol.asyncDispose]());

async function film(caller: TestCaller, url: string, script = "roteiro", image = imageUrl): Promise<string> {
  const id = randomUUID();
  const body = { ...caller.videoBody(image, script, id), callback_url: url };
  expect((await caller.post(WEBHOOK_PATH, body)).status).toBe(202);
  return id;
}

async function ask(caller: TestCaller, path: string, method = "GET"): Promise<Response> {
  return fetch(caller.url + path, { method, headers: { authorization: `Bearer ${caller.token}` } });
}

async function logOf(id: string, fits: (log: CallbackLog) => boolean): Promise<CallbackLog> {
  return until("the callback", async () => {
    const answer = await ask(ana, `/generations/${id}/callback`);
    const log = answer.status === 200 ? callbackLogSchema.parse(await answer.json()) : undefined;
    return log && fits(log) ? log : undefined;
  });
}

async function secretOf(caller: TestCaller, method = "GET"): Promise<string> {
  const { secret } = (await (await ask(caller, "/callbacks/secret", method)).json()) as { secret: string };
  return secret;
}

/** As if the pause before the next try were over. */
async function skipPause(): Promise<void> {
  await server.context.pool.query("update curta.callback set next_at = now() where status = 'waiting'");
  await server.context.pool.query("select pg_notify($1, '')", [CALLBACK_CHANNEL]);
}

async function countOf(outcome: string): Promise<number> {
  const { values } = await server.context.metrics.callbacks.get();
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

/** What any receiver does with a library of Standard Webhooks. */
function verify(secret: string, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

test("a receiver that fails first is told again, signed so that nobody else could have told it", async () => {
  await using receiver = await startReceiver((nth) => (nth < 3 ? 500 : 200));
  const id = await film(ana, `${receiver.url}/hook?x=1`);
  const first = await logOf(id, ({ attempts }) => attempts.length === 1);
  expect(first).toMatchObject({ status: "waiting", attempts: [{ status: 500, fault: null }] });
  expect(Date.parse(first.next_at ?? "")).toBeGreaterThan(Date.now() + 5_000);
  await skipPause();
  const second = await logOf(id, ({ attempts }) => attempts.length === 2);
  expect(Date.parse(second.next_at ?? "")).toBeGreaterThan(Date.now() + 50_000);
  await skipPause();
  const done = await logOf(id, ({ status }) => status === "delivered");
  expect(done.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
  expect(done.next_at).toBeNull();
  await until("the count", async () => (await countOf("delivered")) > 0);
  expect([await countOf("refused"), await countOf("delivered")]).toEqual([2, 1]);

  const secret = await secretOf(ana);
  const [one, , last] = receiver.received;
  if (!one || !last) throw new Error("nothing was received");
  expect(last.path).toBe("/hook?x=1");
  const news = callbackSchema.parse(verify(secret, last));
  expect(news).toMatchObject({
    type: "film.completed",
    data: { id, user_id: ana.userId, status: "completed" },
  });
  expect(await (await fetch(news.data.video_url ?? "")).text()).toMatch(/^film of roteiro/);
  expect(last.headers["webhook-id"]).toBe(one.headers["webhook-id"]);
  expect(last.body).not.toContain("roteiro");
  const changed = { ...last, body: last.body.replace("completed", "canceled_") };
  expect(() => verify(secret, changed)).toThrow(/signature/i);
  const old = { ...last, headers: { ...last.headers, "webhook-timestamp": "1700000000" } };
  expect(() => verify(secret, old)).toThrow(/timestamp/i);
});

test("films that fail or are canceled are told of too; a film without callback_url tells nobody", async () => {
  await using receiver = await startReceiver();
  const failed = await film(ana, receiver.url, "falha");
  await logOf(failed, ({ status }) => status === "delivered");
  await using other = await server.context.pool.connect().then((client) => ({
    client,
    [Symbol.asyncDispose]: async () => client.release(),
  }));
  // Canceled through the row, as the page of a hosted project does.
  const canceled = await film(ana, receiver.url, "cancelado");
  await other.client.query(
    "update public.shorts_generation set status = 'canceled' where id = $1 and status in ('pending', 'processing')",
    [canceled],
  );
  await logOf(canceled, ({ status }) => status === "delivered");
  expect(receiver.received.map(({ body }) => callbackSchema.parse(JSON.parse(body)))).toMatchObject([
    { type: "film.error", data: { id: failed, error_code: "render_failed" } },
    { type: "film.canceled", data: { id: canceled, video_url: null } },
  ]);
  const quiet = await ana.requestFilm(imageUrl);
  await ana.post(`/generations/${quiet.id}/cancel`, {});
  expect((await ask(ana, `/generations/${quiet.id}/callback`)).status).toBe(404);
});

test("a redirect is not followed, and 410 ends it", async () => {
  await using elsewhere = await startReceiver();
  await using receiver = await startReceiver((nth) => (nth === 1 ? { location: elsewhere.url } : 410));
  const id = await film(ana, receiver.url);
  expect(await logOf(id, ({ attempts }) => attempts.length === 1)).toMatchObject({
    attempts: [{ status: 302 }],
  });
  await skipPause();
  const end = await logOf(id, ({ status }) => status !== "waiting");
  expect(end).toMatchObject({ status: "failed", attempts: [{ status: 302 }, { status: 410 }] });
  expect(elsewhere.received).toEqual([]);
});

test("a receiver that never answers, or is not there, ends with a reason", async () => {
  const wishes = { headers: {}, body: "{}", hosts: ["127.0.0.1"], signal: new AbortController().signal };
  let gone: string;
  {
    await using silent: Receiver = await startReceiver(() => "never");
    gone = silent.url;
    const late = await postCallback({ ...wishes, url: silent.url, timeoutMs: 200 });
    expect(late).toEqual({ status: null, fault: "timeout" });
  }
  expect(await postCallback({ ...wishes, url: gone })).toEqual({ status: null, fault: "connection" });
  await logOf(await film(ana, gone), ({ attempts }) => attempts.length === 1);
  await until("the count", async () => (await countOf("unanswered")) > 0);
});

test("log and secret are the user's and their machines', and only the user replaces the secret", async () => {
  await using receiver = await startReceiver();
  const id = await film(ana, receiver.url);
  await logOf(id, ({ status }) => status === "delivered");
  const bia = await signIn(server, "bia");
  expect((await ask(bia, `/generations/${id}/callback`)).status).toBe(404);
  const { key } = await addApiKey(server.context.pool, "ana@curta.example", "n8n", ["webhook"]);
  const machine = new TestCaller(server.url, ana.userId, key);
  const secret = await secretOf(machine);
  expect(secret).toBe(await secretOf(ana));
  expect(secret).not.toBe(await secretOf(bia));
  expect((await ask(machine, "/callbacks/secret", "POST")).status).toBe(403);
  const renewed = await secretOf(ana, "POST");
  const next = await film(ana, receiver.url);
  await logOf(next, ({ status }) => status === "delivered");
  const last = receiver.received.at(-1);
  if (!last) throw new Error("nothing was received");
  expect(verify(renewed, last)).toMatchObject({ data: { id: next } });
  expect(() => verify(secret, last)).toThrow(/signature/i);
});

test("of each user only a few are sent at a time, and no callback by two processes", async () => {
  await using far = await startLockedServer({ env: { CURTA_FILMS_PER_USER: "20" } });
  const { pool } = far.context;
  const people = await Promise.all(["ana", "bia"].map((name) => signIn(far, name)));
  for (const person of people) {
    const { image_url: image } = await person.makeImage();
    for (let nth = 0; nth < 4; nth++) {
      const id = await film(person, "http://curta.invalid/", "x", image);
      expect((await person.post(`/generations/${id}/cancel`, {})).status).toBe(200);
    }
  }
  const wishes = { most: 3, mostPerUser: 2, seconds: 60 };
  const [first] = [await leaseCallbacks(pool, wishes)];
  expect(new Set(first.map(({ userId }) => userId))).toEqual(new Set(people.map(({ userId }) => userId)));
  const many = { ...wishes, most: 8, mostPerUser: 8 };
  const rest = (await Promise.all([1, 2, 3].map(() => leaseCallbacks(pool, many)))).flat();
  const ids = [...first, ...rest].map(({ id }) => id);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});

test("a user can make us call others so many times an hour and no more, whatever they cancel or delete", async () => {
  const { pool } = server.context;
  const carla = await signIn(server, "carla");
  const { image_url: image } = await carla.makeImage();
  await pool.query("insert into curta.attempt (key) select $1 from generate_series(1, 119)", [
    `callback:${carla.userId}`,
  ]);
  const id = await film(carla, "http://curta.invalid/", "x", image);
  await carla.post(`/generations/${id}/cancel`, {});
  expect((await ask(carla, `/generations/${id}`, "DELETE")).status).toBe(200);
  const body = { ...carla.videoBody(image), callback_url: "http://curta.invalid/" };
  const refused = await carla.post(WEBHOOK_PATH, body);
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: "too_many_requests" }]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  expect((await carla.post(WEBHOOK_PATH, carla.videoBody(image))).status).toBe(202);
});

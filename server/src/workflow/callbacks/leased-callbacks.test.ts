import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { expect, test } from "vitest";
import { WEBHOOK_PATH } from "@curta/contract";
import { signIn, startLockedServer } from "../../../testing/people.ts";
import { startReceiver } from "../../../testing/requests/receiver.ts";
import { until } from "../../../testing/servers/test-server.ts";
import { deliverCallbacks } from "./deliver-callbacks.ts";

test("while one process tells a slow receiver, no other tells it the same", async () => {
  await using receiver = await startReceiver(() => "never");
  await using server = await startLockedServer({ env: { CURTA_CALLBACK_HOSTS: "127.0.0.1" } });
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { image_url } = await ana.makeImage();
  const body = { ...ana.videoBody(image_url, "roteiro", randomUUID()), callback_url: receiver.url };
  expect((await ana.post(WEBHOOK_PATH, body)).status).toBe(202);
  await until("the first try", async () => receiver.received.length > 0);

  const { rows } = await server.context.pool.query(
    "select attempts, next_at > now() + interval '30 seconds' as leased from curta.callback",
  );
  expect(rows).toEqual([{ attempts: 1, leased: true }]);
  await deliverCallbacks(server.context, AbortSignal.timeout(5_000));
  expect(receiver.received).toHaveLength(1);
});

test("the log of each try names the request for the film", async () => {
  await using receiver = await startReceiver((nth) => (nth === 1 ? 500 : 410));
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const env = { CURTA_CALLBACK_HOSTS: "127.0.0.1" };
  await using server = await startLockedServer({ env, parts: { log } });
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { image_url } = await ana.makeImage();
  const id = randomUUID();
  const body = { ...ana.videoBody(image_url, "roteiro", id), callback_url: receiver.url };
  const requestId = (await ana.post(WEBHOOK_PATH, body)).headers.get("x-request-id");
  const tries = (): object[] =>
    lines.filter((line) => line.includes('"callback sent"')).map((line): object => JSON.parse(line));
  await until("the first try", async () => tries().length === 1);
  await server.context.pool.query("update curta.callback set next_at = now()");
  await until("the second try", async () => tries().length === 2);
  expect(tries()).toMatchObject([
    { generation: id, request: requestId, status: 500 },
    { generation: id, request: requestId, status: 410 },
  ]);
});

import { randomUUID } from "node:crypto";
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

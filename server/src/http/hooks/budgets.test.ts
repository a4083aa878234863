import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { WEBHOOK_PATH } from "@curta/contract";
import { expect, test } from "vitest";
import { startMutedLink } from "../../../testing/faults/muted-link.ts";
import { startTestDatabase } from "../../../testing/servers/test-database.ts";
import { startTestS3 } from "../../../testing/servers/test-s3.ts";
import { startTestServer, TestCaller } from "../../../testing/servers/test-server.ts";
import { createS3Store } from "../../media/s3.ts";

/** Shorter than any time limit of a query, a connection or a call of the store. */
const BUDGET_MS = 1_500;

test("requests on a mute database link end within their budget, with a sentence in the words of each interface", async () => {
  await using database = await startTestDatabase();
  await using link = await startMutedLink(database.url);
  await using server = await startTestServer({ databaseUrl: link.url, app: { budgetMs: BUDGET_MS } });
  const caller = new TestCaller(server.url);
  const { image_url } = await caller.makeImage();
  link.mute();
  // More than the pool has connections: some wait for a query, the others for a connection.
  const answers = await Promise.all([
    ...Array.from({ length: 15 }, () => fetch(`${server.url}/drafts`)),
    caller.post(WEBHOOK_PATH, caller.imageBody()),
    caller.post(WEBHOOK_PATH, caller.videoBody(image_url)),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({
      code: "out_of_time",
      message: expect.stringMatching(/Tente de novo/),
    });
  }
  const rows = await fetch(`${server.url}/rest/v1/shorts_generation?select=id`);
  expect([rows.status, await rows.json()]).toMatchObject([503, { code: "PGRST003" }]);
  const signIn = { email: "a@b.example", password: "p" };
  const refused = await caller.post("/auth/v1/token?grant_type=password", signIn);
  expect([refused.status, await refused.json()]).toMatchObject([503, { error_code: "request_timeout" }]);
  link.unmute();
  expect((await caller.makeImage()).image_url).toContain("/media/");
});

test("calls of a slow store add up: together they take no longer than the budget", async () => {
  await using s3 = await startTestS3();
  const media = createS3Store(s3.config);
  await using server = await startTestServer({ parts: { media }, app: { budgetMs: BUDGET_MS } });
  const caller = new TestCaller(server.url);
  s3.delayMs = BUDGET_MS * 0.6;
  // An image's files are stored side by side. Another take reads its photo first.
  const { image_url: key_image } = await caller.makeImage();
  const { imagem_base64: _, ...again } = caller.imageBody();
  const answer = await caller.post(WEBHOOK_PATH, { ...again, imagem_nome: "", key_image });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: "out_of_time" }]);
  s3.delayMs = 0;
  await caller.makeImage();
});

test("the budget bounds the wait for an answer: bodies that come or go slowly are not cut", async () => {
  await using s3 = await startTestS3();
  const media = createS3Store(s3.config);
  await using server = await startTestServer({ parts: { media }, app: { budgetMs: BUDGET_MS } });
  const caller = new TestCaller(server.url);
  const photo = Buffer.alloc(400_000, 7);
  const { image_url } = await caller.makeImage(photo);
  s3.pace = 100_000;
  const [folder] = /[0-9a-f]{32}/.exec(image_url) ?? [];
  await media.putBytes(`${folder}/film.mp4`, photo);
  const film = await fetch(`${server.url}/media/${folder}/film.mp4`);
  expect(Buffer.from(await film.arrayBuffer())).toEqual(photo);
  const archive = await fetch(`${server.url}/account/export`);
  expect((await archive.arrayBuffer()).byteLength).toBeGreaterThan(photo.length);

  const body = JSON.stringify(caller.imageBody());
  const headers = { "content-type": "application/json", "content-length": body.length };
  const sent = request(server.url + WEBHOOK_PATH, { method: "POST", headers });
  const answered = new Promise<string>((resolve, reject) =>
    sent.on("error", reject).on("response", (answer) => resolve(text(answer))),
  );
  for (const half of [body.slice(0, 20), body.slice(20)]) {
    sent.write(half);
    await sleep(BUDGET_MS);
  }
  sent.end();
  expect(await answered).toContain("image_url");
});

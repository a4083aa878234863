import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generationSchema, WEBHOOK_PATH, type Generation } from "@curta/contract";
import { findGeneration } from "../../database/rows/generations.ts";
import { createTestStudio } from "../../../testing/servers/test-studio.ts";
import { signIn } from "../../../testing/people.ts";
import { startTestServer, TestCaller, until, type TestServer } from "../../../testing/servers/test-server.ts";

let server: TestServer;
let caller: TestCaller;
let imageUrl: string;

beforeAll(async () => {
  server = await startTestServer({
    parts: { studio: createTestStudio({ stepMs: 20 }) },
    env: { CURTA_FILMS_PER_USER: "5" },
  });
  caller = new TestCaller(server.url);
  imageUrl = (await caller.makeImage()).image_url;
});
afterAll(() => server[Symbol.asyncDispose]());

function row(id: string): Promise<Generation | undefined> {
  return findGeneration(server.context.pool, id);
}

function untilStatus(id: string, status: string): Promise<Generation> {
  return until(`${id} to be ${status}`, async () => {
    const found = await row(id);
    return found?.status === status ? found : undefined;
  });
}

test("a film goes from pending over processing to completed, and its file is the one that was asked for", async () => {
  const asked = await caller.requestFilm(imageUrl, "roteiro da ana");
  expect(asked).toMatchObject({
    status: "pending",
    progress: 0,
    video_url: null,
    queue_position: 0,
    seconds: null,
  });
  const stop = server.startWorker();
  const running = await untilStatus(asked.id, "processing");
  expect(running.stage).not.toBeNull();
  const done = await untilStatus(asked.id, "completed");
  expect(done).toMatchObject({ progress: 100, stage: null, queue_position: null, estimate_seconds: null });
  const film = await fetch(new URL(done.video_url ?? "", server.url));
  expect(film.headers.get("content-type")).toBe("video/mp4");
  expect(await film.text()).toMatch(/^film of roteiro da ana x+ end$/);
  expect((await fetch(new URL(done.poster_url ?? "", server.url))).status).toBe(200);
  await stop();
});

test("progress never falls and reaches 100 only with the film", async () => {
  const seen: { progress: number; status: string }[] = [];
  const stop = server.startWorker();
  const { id } = await caller.requestFilm(imageUrl);
  await until("the film", async () => {
    const found = await row(id);
    if (found) seen.push(found);
    return found?.status === "completed";
  });
  const figures = seen.map(({ progress }) => progress);
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));
  expect(seen.every(({ progress, status }) => progress < 100 || status === "completed")).toBe(true);
  await stop();
});

test("the same request again gives the same row, and no second film", async () => {
  const id = randomUUID();
  const first = await caller.requestFilm(imageUrl, "uma vez", id);
  const again = await caller.requestFilm(imageUrl, "uma vez", id);
  expect(again.id).toBe(first.id);
  const { rows } = await server.context.pool.query("select 1 from curta.film where generation_id = $1", [id]);
  expect(rows).toHaveLength(1);
  const other = await caller.post(WEBHOOK_PATH, caller.videoBody(imageUrl, "outro roteiro", id));
  expect(other.status).toBe(409);
  await caller.post(`/generations/${id}/cancel`, {});
});

test("a film that is canceled while it waits is never made", async () => {
  const { id } = await caller.requestFilm(imageUrl);
  const answer = await caller.post(`/generations/${id}/cancel`, {});
  expect(generationSchema.parse(await answer.json()).status).toBe("canceled");
  expect(await server.context.queue.activeJobIds([id])).toEqual(new Set());
  const stop = server.startWorker();
  const { id: next } = await caller.requestFilm(imageUrl);
  await untilStatus(next, "completed");
  expect(await row(id)).toMatchObject({ status: "canceled", video_url: null });
  await stop();
});

test("a film that is canceled while it is made stops being made, and leaves no file", async () => {
  const stop = server.startWorker();
  const { id } = await caller.requestFilm(imageUrl, "x", undefined);
  await untilStatus(id, "processing");
  await caller.post(`/generations/${id}/cancel`, {});
  await until("the worker to release the film", async () => {
    const { rows } = await server.context.pool.query(
      "select folder from curta.media_folder where generation_id = $1",
      [id],
    );
    const sizes = await Promise.all(rows.map((r) => server.context.media.size(`${r.folder}/film.mp4`)));
    return sizes.every((size) => size === undefined);
  });
  expect((await row(id))?.status).toBe("canceled");
  await stop();
});

test("a film that fails is tried again, then says why; retrying it makes a new film", async () => {
  const stop = server.startWorker();
  const { id } = await caller.requestFilm(imageUrl, "falha sempre");
  const failed = await untilStatus(id, "error");
  expect(failed.error_code).toBe("render_failed");
  expect(failed.error_message).toMatch(/Peça de novo/);
  const { rows } = await server.context.pool.query(
    "select failures from curta.film where generation_id = $1",
    [id],
  );
  expect(rows[0]).toEqual({ failures: 3 });
  const answer = await caller.post(`/generations/${id}/retry`, {});
  expect(answer.status).toBe(202);
  const again = generationSchema.parse(await answer.json());
  expect(again.id).not.toBe(id);
  expect(again.video_description).toBe("falha sempre");
  await caller.post(`/generations/${again.id}/cancel`, {});
  await stop();
});

test("a network has a bounded number of films at a time, whoever asks; another network has its own", async () => {
  await using other = await startTestServer({
    env: { CURTA_FILMS_PER_NETWORK: "2", CURTA_TRUSTED_PROXIES: "127.0.0.1", CURTA_LOGIN: "required" },
  });
  const [ana, bia, caio] = [
    await signIn(other, "ana"),
    await signIn(other, "bia"),
    await signIn(other, "caio"),
  ];
  const ask = async (person: TestCaller, address: string) => {
    const { image_url } = await person.makeImage();
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${person.token}`,
      "x-forwarded-for": address,
    };
    const body = JSON.stringify(person.videoBody(image_url));
    const answer = await fetch(other.url + WEBHOOK_PATH, { method: "POST", headers, body });
    return ((await answer.json()) as { code?: string }).code ?? answer.status;
  };
  expect(await ask(ana, "2001:db8::1")).toBe(202);
  expect(await ask(bia, "2001:db8::2")).toBe(202);
  expect(await ask(caio, "2001:db8::3")).toBe("queue_full");
  expect(await ask(caio, "192.0.2.7")).toBe(202);
  // Of a network only the digest is kept.
  const { rows } = await other.context.pool.query("select distinct network from curta.film");
  expect(rows).toEqual([0, 1].map(() => ({ network: expect.stringMatching(/^[0-9a-f]{12}$/) })));
});

test("a user has a few films at a time; one more is refused with a sentence and a time to wait", async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await caller.requestFilm(imageUrl)).id));
  const refused = await caller.post(WEBHOOK_PATH, caller.videoBody(imageUrl));
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(await refused.json()).toMatchObject({ code: "too_many_films" });
  const places = await Promise.all(ids.map(async (id) => (await row(id))?.queue_position));
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4]));
  await Promise.all(ids.map((id) => caller.post(`/generations/${id}/cancel`, {})));
});

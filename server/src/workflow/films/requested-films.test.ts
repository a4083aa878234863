import { afterAll, beforeAll, expect, test } from "vitest";
import type { VideoRequest } from "@curta/contract";
import { bytesOfUser, countFolder } from "../../database/rows/media-folders.ts";
import { folderOf } from "../../media/media-store.ts";
import { keyOfMediaUrl } from "../../media/media-url.ts";
import { startTestServer, TestCaller, type TestServer } from "../../../testing/servers/test-server.ts";
import type { Requester } from "../requester.ts";
import { requestFilm } from "./request-film.ts";
import { retryFilm } from "./retry-film.ts";

let server: TestServer;
let imageUrl: string;

beforeAll(async () => {
  server = await startTestServer({ env: { CURTA_FILMS_PER_USER: "50", CURTA_SPACE_PER_USER: "50" } });
  imageUrl = (await new TestCaller(server.url).makeImage()).image_url;
});
afterAll(() => server[Symbol.asyncDispose]());

const ana: Requester = {
  userId: "test-user",
  network: "192.0.2.1",
  origin: "https://a.example",
  requestId: "r-7",
  traceparent: "00-a-b-01",
};
const bia: Requester = { ...ana, userId: "another-user" };

function asked(more: Partial<VideoRequest> = {}): VideoRequest {
  return {
    generation_type: "video",
    task_uuid: crypto.randomUUID(),
    video_description: "roteiro da Ana",
    image_url: imageUrl,
    user_id: ana.userId,
    opcoes: { estilo: "suave", duracao: 12 },
    ...more,
  };
}

async function one(sql: string, id: string): Promise<unknown> {
  return (await server.context.pool.query(sql, [id])).rows[0];
}

test("row, film and task say all that was asked for, by whom, and because of which request", async () => {
  const request = asked();
  const row = await requestFilm(server.context, ana, request);
  expect(row).toMatchObject({
    id: request.task_uuid,
    user_id: "test-user",
    status: "pending",
    positive_prompt: "âmbar",
    video_description: "roteiro da Ana",
    options: { estilo: "suave", duracao: 12 },
    image_url: new URL(imageUrl).pathname,
    queue_position: 0,
  });
  const image = await one(
    "select id from curta.key_image where media_key = $1",
    folderOf(keyOfMediaUrl(imageUrl)!),
  );
  expect(await one("select * from curta.film where generation_id = $1", request.task_uuid)).toMatchObject({
    user_id: "test-user",
    key_image_id: (image as { id: string }).id,
    request,
    origin: "https://a.example",
    request_id: "r-7",
    traceparent: "00-a-b-01",
    film_seconds: 12,
  });
  expect(await one("select data from curta_queue.job where id = $1", request.task_uuid)).toEqual({
    data: { generationId: request.task_uuid, requestId: "r-7" },
  });
});

test("the same request again is answered though there is no room any more; a new one is refused", async () => {
  const { pool } = server.context;
  const request = asked();
  const first = await requestFilm(server.context, ana, request);
  const folder = folderOf(keyOfMediaUrl(imageUrl)!);
  const bytes = await bytesOfUser(pool, ana.userId);
  await countFolder(pool, folder, 60_000_000);
  try {
    expect(await requestFilm(server.context, ana, request)).toMatchObject({
      id: first.id,
      status: "pending",
    });
    await expect(requestFilm(server.context, ana, asked())).rejects.toMatchObject({ code: "space_full" });
  } finally {
    await countFolder(pool, folder, bytes);
  }
});

test("an id is taken by whoever used it first, be it another user's film or a row from outside", async () => {
  const request = asked();
  await requestFilm(server.context, ana, request);
  await expect(requestFilm(server.context, bia, request)).rejects.toMatchObject({ code: "task_conflict" });
  const other = { ...request, video_description: "outro" };
  await expect(requestFilm(server.context, ana, other)).rejects.toMatchObject({ code: "task_conflict" });
  const outside = crypto.randomUUID();
  await server.context.pool.query(
    "insert into public.shorts_generation (id, user_id, status) values ($1, $2, 'pending')",
    [outside, ana.userId],
  );
  const taken = requestFilm(server.context, ana, asked({ task_uuid: outside }));
  await expect(taken).rejects.toMatchObject({ code: "task_conflict" });
  expect(await one("select 1 from curta.film where generation_id = $1", outside)).toBeUndefined();
});

test("a callback inside the network is refused before anything is written; one outside is kept and counted", async () => {
  const inside = asked({ callback_url: "http://10.0.0.7/hook" });
  await expect(requestFilm(server.context, ana, inside)).rejects.toMatchObject({ code: "callback_refused" });
  expect(await one("select 1 from public.shorts_generation where id = $1", inside.task_uuid)).toBeUndefined();
  await requestFilm(server.context, ana, asked({ callback_url: "https://93.184.216.34/hook" }));
  const counted = "select count(*)::int from curta.attempt where key = $1";
  expect(await one(counted, `callback:${ana.userId}`)).toEqual({ count: 1 });
});

test("a film is made again only when it has ended, and only by its owner", async () => {
  const request = asked();
  const first = await requestFilm(server.context, ana, request);
  expect(await retryFilm(server.context, ana, first.id)).toMatchObject({ id: first.id, status: "pending" });
  await server.context.pool.query("update public.shorts_generation set status = 'canceled' where id = $1", [
    first.id,
  ]);
  await expect(retryFilm(server.context, bia, first.id)).rejects.toMatchObject({ code: "not_found" });
  const none = retryFilm(server.context, ana, crypto.randomUUID());
  await expect(none).rejects.toMatchObject({ code: "not_found" });
  const again = await retryFilm(server.context, { ...ana, requestId: "r-8" }, first.id);
  expect(again.id).not.toBe(first.id);
  expect(again).toMatchObject({ status: "pending", video_description: request.video_description });
});

test("of another user's image, or of one at a host that nobody allowed, no film is made", async () => {
  for (const [requester, image] of [
    [bia, imageUrl],
    [ana, "https://outra.example/foto.jpg"],
    [ana, `https://a.example/media/${"0".repeat(32)}/keyimage.jpg`],
  ] as const) {
    const refused = requestFilm(server.context, requester, asked({ image_url: image }));
    await expect(refused).rejects.toMatchObject({ code: "unknown_image_url" });
  }
});

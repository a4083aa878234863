import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photoPageSchema, WEBHOOK_PATH, type ErrorCode } from "@curta/contract";
import { addApiKey } from "../../../identity/index.ts";
import { folderOf } from "../../../media/media-store.ts";
import { keyOfMediaUrl } from "../../../media/media-url.ts";
import { signIn, startLockedServer, type Person } from "../../../../testing/people.ts";
import type { TestServer } from "../../../../testing/servers/test-server.ts";
import { call } from "../../../../testing/traces/traceable-life.ts";

const PHOTO = Buffer.from("a photo \0 byte by byte");
let server: TestServer;
let ana: Person;
let bruno: Person;

beforeAll(async () => {
  server = await startLockedServer();
  [ana, bruno] = await Promise.all([signIn(server, "ana"), signIn(server, "bruno")]);
});
afterAll(() => server[Symbol.asyncDispose]());

/** The address of the newest photo's file. */
async function newestFile(person: Person): Promise<string> {
  const { photos } = photoPageSchema.parse(await (await call(person, "GET", "/photos")).json());
  return `/photos/${photos[0]?.id}/file`;
}

async function refusalOf(answer: Response): Promise<[status: number, code: ErrorCode]> {
  const { code } = (await answer.json()) as { code: ErrorCode };
  return [answer.status, code];
}

test("a photo comes back to its owner as it was sent, and to nobody else", async () => {
  await ana.makeImage(PHOTO);
  await bruno.makeImage(Buffer.alloc(64, 1));
  const path = await newestFile(ana);
  const answer = await call(ana, "GET", path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-type")).toBe("application/octet-stream");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PHOTO);
  expect(await refusalOf(await call(bruno, "GET", path))).toEqual([404, "not_found"]);
  expect(await refusalOf(await fetch(server.url + path))).toEqual([401, "unauthorized"]);
  const { key } = await addApiKey(server.context.pool, "ana@curta.example", "k", ["webhook", "rest"]);
  const headers = { authorization: `Bearer ${key}` };
  expect(await refusalOf(await fetch(server.url + path, { headers }))).toEqual([403, "key_refused"]);
});

test("it is there as long as one of its takes, and goes with the photo", async () => {
  const { image_url } = await ana.makeImage(PHOTO);
  const path = await newestFile(ana);
  const { imagem_base64: _, ...again } = ana.imageBody();
  expect((await ana.post(WEBHOOK_PATH, { ...again, key_image: image_url })).status).toBe(200);
  await server.context.pool.query("delete from curta.key_image where id = photo_id and id::text = $1", [
    path.split("/")[2],
  ]);
  expect(Buffer.from(await (await call(ana, "GET", path)).arrayBuffer())).toEqual(PHOTO);
  expect((await call(ana, "DELETE", path.replace("/file", ""))).status).toBe(200);
  expect(await refusalOf(await call(ana, "GET", path))).toEqual([404, "not_found"]);
});

test("a photo that never was, and one of before photos were kept, are not found", async () => {
  expect(await refusalOf(await call(ana, "GET", `/photos/${randomUUID()}/file`))).toEqual([404, "not_found"]);
  const { image_url } = await ana.makeImage(PHOTO);
  const key = keyOfMediaUrl(image_url);
  await server.context.media.deleteFolder(key === undefined ? "" : folderOf(key));
  expect(await refusalOf(await call(ana, "GET", await newestFile(ana)))).toEqual([404, "not_found"]);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { previewSchema } from "@curta/contract";
import { signIn, startLockedServer } from "../../../../testing/people.ts";
import type { TestCaller, TestServer } from "../../../../testing/servers/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let bruno: TestCaller;

beforeAll(async () => {
  server = await startLockedServer();
  [ana, bruno] = await Promise.all([signIn(server, "ana"), signIn(server, "bruno")]);
});
afterAll(() => server[Symbol.asyncDispose]());

function askPreview(caller: TestCaller | null, id: string): Promise<Response> {
  const headers = { accept: "application/json" };
  return fetch(`${server.url}/generations/${id}/preview`, {
    headers: caller?.token === undefined ? headers : { ...headers, authorization: `Bearer ${caller.token}` },
  });
}

test("a film's preview is what its key image was answered with, for as long as the film is there", async () => {
  const image = await ana.makeImage();
  const { id } = await ana.requestFilm(image.image_url);
  const answer = await askPreview(ana, id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const preview = previewSchema.parse(await answer.json());
  expect(preview).toEqual(image.preview);
  expect((await fetch(preview.picture_url)).headers.get("content-type")).toBe("image/jpeg");
});

test("it is nobody else's: not a stranger's, not a visitor's, and a film that is not there has none", async () => {
  const { image_url } = await ana.makeImage();
  const { id } = await ana.requestFilm(image_url);
  expect((await askPreview(bruno, id)).status).toBe(404);
  expect((await askPreview(null, id)).status).toBe(401);
  expect((await askPreview(ana, randomUUID())).status).toBe(404);
  expect((await askPreview(ana, "nenhum")).status).toBe(400);
});

import { createClient } from "@curta/client/source";
import { expect, test } from "vitest";
import { startTestS3 } from "../../../testing/servers/test-s3.ts";
import { startTestServer, TestCaller } from "../../../testing/servers/test-server.ts";
import { mediaKey, newMediaFolder } from "../../media/media-store.ts";
import { createS3Store } from "../../media/s3.ts";

const FILM = Buffer.alloc(1_000, "film");

test("where the operator allows it, films come from S3 itself by an address that is signed, short-lived and of one file", async () => {
  await using s3 = await startTestS3();
  const media = createS3Store({ ...s3.config, publicEndpoint: s3.config.endpoint });
  await using server = await startTestServer({ parts: { media } });
  const folder = newMediaFolder();
  await media.putBytes(mediaKey(folder, "film.mp4"), FILM);
  await media.putBytes(mediaKey(folder, "poster.jpg"), FILM);
  const url = `${server.url}/media/${folder}/film.mp4`;

  const answer = await fetch(url, { redirect: "manual" });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("cache-control")).toBe("private, max-age=60");
  const address = new URL(answer.headers.get("location") ?? "");
  expect(Number(address.searchParams.get("X-Amz-Expires"))).toBeLessThanOrEqual(900);
  expect(address.href).not.toContain(s3.config.secretAccessKey);

  const part = await fetch(url, { headers: { range: "bytes=10-19" } });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 10-19/1000",
    FILM.toString("utf8", 10, 20),
  ]);
  expect(part.headers.get("cache-control")).toMatch(/^private,/);
  const downloaded = await createClient({ server: server.url, key: "nobody's" }).download(url);
  expect(Buffer.from(await downloaded.arrayBuffer())).toEqual(FILM);

  // What a page's own script reads, what is asked for without its body, and pictures come from us.
  for (const [path, init] of [
    [url, { headers: { "sec-fetch-dest": "empty" } }],
    [url, { method: "HEAD" }],
    [url.replace("film.mp4", "poster.jpg"), {}],
  ] as const) {
    expect((await fetch(path, { ...init, redirect: "manual" })).status).toBe(200);
  }

  const refused = s3.refused;
  const other = address.href.replace("film.mp4", "poster.jpg");
  const late = address.href.replace(/X-Amz-Date=\d{8}/, "X-Amz-Date=20200101");
  for (const forged of [other, late]) expect((await fetch(forged)).status).toBe(403);
  expect((await fetch(address, { method: "PUT", body: "mine" })).status).toBe(403);
  expect(s3.refused).toBe(refused + 3);

  await media.deleteFolder(folder);
  expect((await fetch(url, { redirect: "manual" })).status).toBe(404);
  expect((await fetch(address)).status).toBe(404);
});

test("by default S3 is nobody's business, and a page may play films from it only where it is named", async () => {
  await using s3 = await startTestS3();
  await using server = await startTestServer({ parts: { media: createS3Store(s3.config) } });
  const { image_url } = await new TestCaller(server.url).makeImage();
  const folder = /[0-9a-f]{32}/.exec(image_url)?.[0] ?? "";
  await server.context.media.putBytes(mediaKey(folder, "film.mp4"), FILM);
  const film = await fetch(`${server.url}/media/${folder}/film.mp4`, { redirect: "manual" });
  expect([film.status, await film.text()]).toEqual([200, FILM.toString()]);
});

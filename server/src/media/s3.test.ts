import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { mediaStoreSuite } from "../../testing/media-store-suite.ts";
import { mediaKey, newMediaFolder } from "./media-store.ts";
import { createS3Store } from "./s3.ts";
import { startMutedLink } from "../../testing/faults/muted-link.ts";
import { startTestS3 } from "../../testing/servers/test-s3.ts";

mediaStoreSuite("S3", async () => {
  const s3 = await startTestS3();
  return { store: createS3Store(s3.config), [Symbol.asyncDispose]: () => s3[Symbol.asyncDispose]() };
});

test("requests are signed with the secret, and files carry their type", async () => {
  await using s3 = await startTestS3();
  const key = mediaKey(newMediaFolder(), "film.mp4");
  await createS3Store(s3.config).putBytes(key, Buffer.from("film"));
  expect(s3.objects.get(`/curta/${key}`)?.type).toBe("video/mp4");
  expect(s3.refused).toBe(0);
  const stranger = createS3Store({ ...s3.config, secretAccessKey: "another secret" });
  await expect(stranger.putBytes(key, Buffer.from("other"))).rejects.toThrow("403");
  expect(s3.objects.get(`/curta/${key}`)?.body.toString()).toBe("film");
});

test("a fresh store gets its bucket when somebody asks whether it can be written to", async () => {
  await using s3 = await startTestS3();
  s3.bucketExists = false;
  expect(await createS3Store(s3.config).writable()).toBe(true);
  expect(s3.bucketExists).toBe(true);
});

test("a download may take much longer than the limit for silence, and a slow reader may too", async () => {
  await using s3 = await startTestS3();
  const store = createS3Store(s3.config, 200);
  const key = mediaKey(newMediaFolder(), "film.mp4");
  const film = Buffer.alloc(2_000_000, 7);
  await store.putBytes(key, film);
  s3.pace = 2_000_000;
  expect(await buffer(await store.open(key))).toEqual(film);
  s3.pace = undefined;
  let read = 0;
  for await (const piece of await store.open(key)) {
    read += (piece as Buffer).length;
    if (read < 300_000) await sleep(150);
    else if (read < 400_000) await sleep(500);
  }
  expect(read).toBe(film.length);
});

test("a service that does not answer, or stops in the middle, is unavailable after the limit for silence", async () => {
  await using s3 = await startTestS3();
  const store = createS3Store(s3.config, 200);
  const key = mediaKey(newMediaFolder(), "film.mp4");
  await store.putBytes(key, Buffer.alloc(1_000, 7));
  s3.pace = 0;
  await expect(buffer(await store.open(key))).rejects.toMatchObject({ code: "unavailable" });
  s3.mute = true;
  for (const call of [
    () => store.open(key),
    () => store.size(key),
    () => store.putBytes(key, Buffer.alloc(10)),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: "unavailable" });
  }
  expect(await store.writable().catch(() => false)).toBe(false);
  s3.mute = false;
  s3.pace = undefined;
  expect(await store.size(key)).toBe(1_000);
});

test("a link to the service that swallows everything ends calls and downloads after the limit for silence", async () => {
  await using s3 = await startTestS3();
  await using link = await startMutedLink(s3.config.endpoint);
  const store = createS3Store({ ...s3.config, endpoint: link.url.replace(/\/$/, "") }, 200);
  const key = mediaKey(newMediaFolder(), "film.mp4");
  await store.putBytes(key, Buffer.alloc(400_000, 7));
  s3.pace = 400_000;
  const film = await store.open(key);
  film.once("data", () => link.mute());
  await expect(buffer(film)).rejects.toMatchObject({ code: "unavailable" });
  await expect(store.size(key)).rejects.toMatchObject({ code: "unavailable" });
  const other = mediaKey(newMediaFolder(), "film.mp4");
  await expect(store.putBytes(other, Buffer.alloc(10))).rejects.toMatchObject({ code: "unavailable" });
  link.unmute();
  s3.pace = undefined;
  expect(await store.size(key)).toBe(400_000);
});

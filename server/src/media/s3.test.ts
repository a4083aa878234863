import { expect, test } from "vitest";
import { mediaStoreSuite } from "../../testing/media-store-suite.ts";
import { mediaKey, newMediaFolder } from "./media-store.ts";
import { createS3Store } from "./s3.ts";
import { startTestS3 } from "../../testing/test-s3.ts";

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

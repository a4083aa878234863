import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ERRORS, WEBHOOK_PATH, type Generation } from "@curta/contract";
import { findFilm } from "../database/rows/films.ts";
import { findGeneration } from "../database/rows/generations.ts";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { createDiskStore } from "../media/disk.ts";
import { startTestS3 } from "../../testing/servers/test-s3.ts";
import { createS3Store } from "../media/s3.ts";
import { startSmallDisk } from "../../testing/faults/small-disk.ts";
import { startTestServer, TestCaller, until, type TestServer } from "../../testing/servers/test-server.ts";

/** Keeps one PostgreSQL for all tests here. */
let held: TestDatabase;
beforeAll(async () => {
  held = await startTestDatabase();
});
afterAll(() => held[Symbol.asyncDispose]());

function failedOnce({ context }: TestServer, id: string): Promise<true> {
  return until("an attempt to fail", async () => ((await findFilm(context.pool, id))?.failures ?? 0) > 0);
}

function untilEnded({ context }: TestServer, id: string): Promise<Generation> {
  return until("the film", async () => {
    const row = await findGeneration(context.pool, id);
    return row && ["completed", "error"].includes(row.status) ? row : undefined;
  });
}

async function expectWhole(server: TestServer, id: string, script: string): Promise<void> {
  const row = await untilEnded(server, id);
  expect(row).toMatchObject({ status: "completed", error_code: null });
  expect(await (await fetch(new URL(row.video_url ?? "", server.url))).text()).toMatch(
    new RegExp(`^film of ${script} x+ end$`),
  );
}

test("a full disk is told in a sentence, loses no film, leaves no scraps, and is over when there is room", async () => {
  await using disk = await startSmallDisk();
  await using server = await startTestServer({ parts: { media: disk.store } });
  const caller = new TestCaller(server.url);
  const { image_url: imageUrl } = await caller.makeImage();
  await disk.fill(40_000);

  expect((await fetch(`${server.url}/ready`)).status).toBe(503);
  const refused = await caller.post(WEBHOOK_PATH, caller.imageBody(Buffer.alloc(300_000, 7)));
  const sentence = { code: "disk_full", message: ERRORS.disk_full[1] };
  // The test studio's pictures are tiny; only the film does not fit into what a real disk has left.
  if (refused.status !== 200) expect(await refused.json()).toMatchObject(sentence);
  const { id } = await caller.requestFilm(imageUrl, "sem espaço");
  server.startWorker();
  await failedOnce(server, id);
  expect((await findGeneration(server.context.pool, id))?.status).not.toBe("error");

  await disk.clear();
  await expectWhole(server, id, "sem espaço");
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  expect((await disk.files()).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a media folder that vanishes and comes back costs a film nothing but time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "curta-vanish-"));
  const [media, elsewhere] = [join(folder, "media"), join(folder, "elsewhere")];
  {
    await using server = await startTestServer({ parts: { media: await createDiskStore(media) } });
    const caller = new TestCaller(server.url);
    const { image_url: imageUrl } = await caller.makeImage();
    await rename(media, elsewhere);
    const { id } = await caller.requestFilm(imageUrl, "sem pasta");
    server.startWorker();
    await failedOnce(server, id);
    await rm(media, { recursive: true, force: true });
    await rename(elsewhere, media);
    await expectWhole(server, id, "sem pasta");
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  }
  await rm(folder, { recursive: true, force: true });
});

test("an S3 that does not answer for a while costs a film nothing but time", async () => {
  await using s3 = await startTestS3();
  await using server = await startTestServer({ parts: { media: createS3Store(s3.config) } });
  const caller = new TestCaller(server.url);
  const { image_url: imageUrl } = await caller.makeImage();
  s3.ill = true;
  const refused = await caller.post(WEBHOOK_PATH, caller.imageBody());
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).not.toBeNull();
  const { id } = await caller.requestFilm(imageUrl, "sem balde");
  server.startWorker();
  await failedOnce(server, id);
  s3.ill = false;
  await expectWhole(server, id, "sem balde");
});

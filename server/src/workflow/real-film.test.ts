import { readFile, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { WEBHOOK_PATH } from "@curta/contract";
import { createContext } from "../context.ts";
import { startTestDatabase } from "../database/testing.ts";
import { findGeneration } from "../database/generations.ts";
import { createApp } from "../http/app.ts";
import { runWorker } from "../jobs/worker.ts";
import { testConfig, TestCaller, until } from "../testing.ts";

const PHOTOS = process.env.CURTA_TEST_PHOTOS ?? join(import.meta.dirname, "../../../../shared/photos");
const opcoes = { estilo: "viral", duracao: 5 };

test("a real photo becomes a real film, over HTTP and through the queue", async () => {
  const folder = await mkdtemp(join(tmpdir(), "curta-real-"));
  await using database = await startTestDatabase();
  const control = new AbortController();
  const config = testConfig(folder, { CURTA_LOG: "fatal" });
  await using context = await createContext({ config, databaseUrl: database.url, stopping: control.signal });
  const app = await createApp(context);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const working = runWorker(context, "real", control.signal);
  try {
    const caller = new TestCaller(app.listeningOrigin);
    const photo = await readFile(join(PHOTOS, "sleeping-cat.jpg"));
    const asked = await caller.post(WEBHOOK_PATH, { ...caller.imageBody(photo), opcoes });
    const [image] = (await asked.json()) as { image_url: string; video_description: string }[];
    expect(asked.status).toBe(200);
    const broken = await caller.post(WEBHOOK_PATH, caller.imageBody(photo.subarray(0, 20_000)));
    expect([415, 422]).toContain(broken.status);
    const body = caller.videoBody(image?.image_url ?? "", image?.video_description);
    expect((await caller.post(WEBHOOK_PATH, { ...body, opcoes })).status).toBe(202);
    const row = await until(
      "the film",
      async () => {
        const found = await findGeneration(context.pool, String(body["task_uuid"]));
        return found && ["completed", "error"].includes(found.status) ? found : undefined;
      },
      110_000,
    );
    expect(row).toMatchObject({ status: "completed", error_message: null });
    expect(row.certificate?.measures.filter(({ ok }) => !ok)).toEqual([]);
    expect(row.certificate?.ok).toBe(true);
    const film = join(folder, "film.mp4");
    await writeFile(film, Buffer.from(await (await fetch(row.video_url ?? "")).arrayBuffer()));
    const probe = [
      "-v",
      "error",
      "-show_entries",
      "stream=codec_name,width,height,nb_frames",
      "-of",
      "csv=p=0",
      film,
    ];
    const { stdout } = await promisify(execFile)("ffprobe", probe);
    expect(stdout).toMatch(/^h264,1080,1920,150$/m);
    expect(stdout).toMatch(/^aac,/m);
  } finally {
    control.abort();
    await working;
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});

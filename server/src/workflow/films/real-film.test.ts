import { execFile, fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WEBHOOK_PATH, type Generation, type ImageResult } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import { findGeneration } from "../../database/rows/generations.ts";
import { createDiskStore } from "../../media/disk.ts";
import { createKeyImagePool } from "../../studio/key-image-pool.ts";
import type { Studio } from "../../studio/studio.ts";
import { createTestStudio } from "../../../testing/servers/test-studio.ts";
import { startTestServer, TestCaller, until, type TestServer } from "../../../testing/servers/test-server.ts";

const opcoes = { estilo: "viral", duracao: 5 };
/** A script of its own: what the studio writes differs from seed to seed, and each image has another seed. */
const SCRIPT = `0:00 – 0:01,5 Plano aberto na foto inteira, aproximação. "Hora do café"
0:01,5 – 0:03,5 Plano médio no assunto, deriva. "Ninguém me chama"
0:03,5 – 0:05 Plano aberto na foto inteira, aproximação.`;
let folder: string;
let server: TestServer;
let caller: TestCaller;
const keyImages = createKeyImagePool({ size: 1, waiting: 2 });
const workers: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-real-"));
  const media = await createDiskStore(join(folder, "media"));
  const { makeFilm } = createTestStudio();
  const studio: Studio = { makeKeyImage: (photo, wishes) => keyImages.makeKeyImage(photo, wishes), makeFilm };
  server = await startTestServer({ parts: { media, studio } });
  caller = new TestCaller(server.url);
});
afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await Promise.all([server, keyImages].map((part) => part[Symbol.asyncDispose]()));
  await rm(folder, { recursive: true, force: true });
});

/** The program itself, as a worker. */
function startWorker(): ChildProcess {
  const worker = fork(join(import.meta.dirname, "../../cli/curta.ts"), ["serve"], {
    env: {
      ...process.env,
      CURTA_ROLE: "worker",
      CURTA_DATA: folder,
      CURTA_RENDERS: "1",
      CURTA_LOG: "fatal",
      DATABASE_URL: server.context.databaseUrl,
    },
  });
  workers.push(worker);
  return worker;
}

async function stop(worker: ChildProcess): Promise<unknown[]> {
  const exited = once(worker, "exit");
  worker.kill("SIGTERM");
  return exited;
}

function untilRow(id: string, fits: (row: Generation) => boolean): Promise<Generation> {
  return until(
    "the film",
    async () => {
      const row = await findGeneration(server.context.pool, id);
      return row && fits(row) ? row : undefined;
    },
    240_000,
  );
}

async function probe(film: string): Promise<string> {
  const wanted = "stream=codec_name,width,height,nb_frames";
  const args = ["-v", "error", "-show_entries", wanted, "-of", "csv=p=0", film];
  return (await promisify(execFile)("ffprobe", args)).stdout;
}

test("a broken photo is refused", async () => {
  const photo = await readPhoto("sleeping-cat.jpg");
  const broken = await caller.post(WEBHOOK_PATH, caller.imageBody(photo.subarray(0, 20_000)));
  expect([415, 422]).toContain(broken.status);
});

test("a real photo becomes a real film, though its first worker is told to stop in the middle", async () => {
  const photo = await readPhoto("coffee.png");
  const asked = await caller.post(WEBHOOK_PATH, { ...caller.imageBody(photo), opcoes });
  const [image] = (await asked.json()) as ImageResult[];
  const body = caller.videoBody(image?.image_url ?? "", SCRIPT);
  // The script is of 5 s, and wins.
  expect((await caller.post(WEBHOOK_PATH, { ...body, opcoes: { ...opcoes, duracao: 8 } })).status).toBe(202);
  const id = String(body["task_uuid"]);

  const first = startWorker();
  await untilRow(id, ({ stage, progress }) => stage === "frames" && progress > 20);
  expect(await stop(first)).toEqual([0, null]);
  expect(await findGeneration(server.context.pool, id)).toMatchObject({ status: "pending" });

  const second = startWorker();
  const row = await untilRow(id, ({ status }) => status === "completed" || status === "error");
  expect(row).toMatchObject({ status: "completed", error_message: null, seconds: 5 });
  const film = join(folder, "film.mp4");
  await writeFile(
    film,
    Buffer.from(await (await fetch(new URL(row.video_url ?? "", server.url))).arrayBuffer()),
  );
  const streams = await probe(film);
  expect(streams).toMatch(/^h264,1080,1920,150$/m);
  expect(streams).toMatch(/^aac,/m);
  expect(await stop(second)).toEqual([0, null]);
  expect(row.certificate?.measures.filter(({ ok }) => !ok)).toEqual([]);
}, 500_000);

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPhoto } from "@curta/photos";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WEBHOOK_PATH, type ImageResult } from "@curta/contract";
import { startTestServer, TestCaller, until, type TestServer } from "../../testing/servers/test-server.ts";
import { createTestStudio } from "../../testing/servers/test-studio.ts";
import { findGeneration } from "../database/rows/generations.ts";
import { createDiskStore } from "../media/disk.ts";
import { createKeyImagePool, type KeyImagePool } from "../studio/key-image-pool.ts";

const PROGRAM = join(import.meta.dirname, "../cli/launch.mjs");
/** Half of what a film takes. */
const BETWEEN_FILMS_BYTES = 500e6;
/** What a film took was seen to fall for about eight seconds after its end. */
const IDLE_MS = 60_000;
const OPTIONS = { estilo: "viral", duracao: 5 };

let folder: string;
let pool: KeyImagePool;
let server: TestServer;
let caller: TestCaller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-steady-"));
  pool = createKeyImagePool({ size: 1, waiting: 1 });
  const makeKeyImage: KeyImagePool["makeKeyImage"] = (photo, wishes) => pool.makeKeyImage(photo, wishes);
  const media = await createDiskStore(join(folder, "media"));
  const studio = { ...createTestStudio(), makeKeyImage };
  server = await startTestServer({ parts: { media, studio } });
  caller = new TestCaller(server.url);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await pool[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** A worker of its own, as an operator starts one on another machine, who knows nothing of glibc. */
function startWorker(): ChildProcess {
  const { MALLOC_ARENA_MAX: _, MALLOC_MMAP_THRESHOLD_: __, GLIBC_TUNABLES: ___, ...env } = process.env;
  return spawn(process.execPath, [PROGRAM, "serve"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...env,
      CURTA_ROLE: "worker",
      CURTA_DATA: folder,
      CURTA_RENDERS: "1",
      CURTA_LOG: "fatal",
      DATABASE_URL: server.context.databaseUrl,
    },
  });
}

async function makeFilm(photo: string): Promise<void> {
  const asked = { ...caller.imageBody(await readPhoto(photo)), opcoes: OPTIONS };
  const [image] = (await (await caller.post(WEBHOOK_PATH, asked)).json()) as ImageResult[];
  const { image_url, video_description } = image!;
  const body = caller.videoBody(image_url, video_description);
  await caller.post(WEBHOOK_PATH, { ...body, opcoes: OPTIONS });
  const ended = await until(
    "the film",
    async () => {
      const row = await findGeneration(server.context.pool, String(body["task_uuid"]));
      return row?.status === "completed" || row?.status === "error" ? row : undefined;
    },
    120_000,
  );
  expect(ended.status).toBe("completed");
}

async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1_024;
}

test.runIf(process.platform === "linux")(
  "a worker of its own, started by somebody who knows nothing of glibc, gives back what a film has freed",
  async () => {
    const worker = startWorker();
    for (const photo of ["astronaut.png", "craft-beer.jpg"]) {
      await makeFilm(photo);
      await until(
        "memory given back",
        async () => (await residentBytes(worker)) < BETWEEN_FILMS_BYTES,
        IDLE_MS,
      );
    }
    // What glibc keeps of two films varies by as much as its settings change: they are asked for by name.
    const environment = (await readFile(`/proc/${worker.pid}/environ`, "utf8")).split("\0");
    expect(environment).toEqual(
      expect.arrayContaining([
        "MALLOC_ARENA_MAX=2",
        "MALLOC_MMAP_THRESHOLD_=262144",
        "GLIBC_TUNABLES=glibc.malloc.hugetlb=1",
      ]),
    );
    const ended = once(worker, "exit");
    worker.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  },
  240_000,
);

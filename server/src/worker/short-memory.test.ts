import { randomUUID } from "node:crypto";
import { readPhoto } from "@curta/photos";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessage, WEBHOOK_PATH, type ImageResult } from "@curta/contract";
import { hiss } from "../../testing/hiss.ts";
import { killOver, refuseOver, type Shortage } from "../../testing/faults/short-of-memory.ts";
import { startTestServer, TestCaller, until, type TestServer } from "../../testing/servers/test-server.ts";
import { createTestStudio } from "../../testing/servers/test-studio.ts";
import { findGeneration } from "../database/rows/generations.ts";
import { ALLOCATOR } from "../studio/decoder-process.ts";
import { createKeyImagePool, type KeyImagePool } from "../studio/key-image-pool.ts";
import { superviseWorker } from "./supervise-worker.ts";

/** What docs/operating.md promises, and deploy/compose.yaml is built on. */
const DECODER_BYTES = 600e6;
const WORKER_BYTES = 900e6;
const [DECODER, LISTENER, WORKER] = ["key-image-child", "song-child", "launch.mjs"];

let pool: KeyImagePool;
let server: TestServer;
let caller: TestCaller;

/** The real decoder in the web process, the real program as its worker. */
beforeAll(async () => {
  pool = createKeyImagePool({ size: 1, waiting: 2 });
  const makeKeyImage: KeyImagePool["makeKeyImage"] = (photo, wishes) => pool.makeKeyImage(photo, wishes);
  const studio = { ...createTestStudio(), makeKeyImage };
  // What the launcher gives the web process, and this one its worker.
  const env = { CURTA_LOG: "silent", CURTA_RENDERS: "1", ...ALLOCATOR };
  server = await startTestServer({ env, parts: { studio } });
  caller = new TestCaller(server.url);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await pool[Symbol.asyncDispose]();
});

const OPTIONS = { estilo: "viral", duracao: 5 };

async function sendPhoto(name: string): Promise<{ status: number; body: unknown }> {
  const body = { ...caller.imageBody(await readPhoto(name)), opcoes: OPTIONS };
  const answer = await caller.post(WEBHOOK_PATH, body);
  return { status: answer.status, body: await answer.json() };
}

test("photos of 24 megapixels and less are decoded by processes that are killed over the stated bound", async () => {
  await using limit = killOver(DECODER, DECODER_BYTES);
  for (const name of ["craft-beer.jpg", "phone.heic", "chelsea.png"]) {
    expect(await sendPhoto(name)).toMatchObject({ status: 200 });
  }
  expect(limit.hit).toBe(0);
  expect(limit.highest).toBeGreaterThan(200e6);
});

const TOO_LITTLE: readonly (readonly [
  how: string,
  begin: () => Shortage,
  codes: readonly ("out_of_time" | "memory_short")[],
  photos: readonly string[],
])[] = [
  ["killed", () => killOver(DECODER, 150e6), ["out_of_time"], ["phone.heic"]],
  ["refused a thread", () => refuseOver(DECODER, 1_800e6), ["memory_short"], ["chelsea.png"]],
  // Each library that decodes says in its own way that it gets no memory.
  ["refused more", () => refuseOver(DECODER, 1_200e6), ["memory_short"], ["chelsea.png", "phone.heic"]],
  // The engine does not always end: it may also wait for a thread for ever, and is then killed for its silence.
  [
    "refused enough to begin",
    () => refuseOver(DECODER, 300e6),
    ["memory_short", "out_of_time"],
    ["chelsea.png"],
  ],
];
test.each(TOO_LITTLE)(
  "a photo whose decoder is %s for too little memory is not called broken, and made afterwards",
  async (_how, begin, codes, photos) => {
    {
      await using limit = begin();
      for (const name of photos) {
        const { status, body } = await sendPhoto(name);
        expect(status).toBe(503);
        const stated = codes.map((code) => ({ code, message: errorMessage(code) }));
        expect(stated.map((one) => expect.objectContaining(one))).toContainEqual(body);
      }
      // Each was tried twice.
      expect(limit.hit).toBeGreaterThanOrEqual(2);
    }
    expect(await sendPhoto("chelsea.png")).toMatchObject({ status: 200 });
  },
);

async function sendSong(lastByte: number): Promise<{ status: number; body: unknown }> {
  const song = hiss();
  // A song that is kept already is not listened to again.
  song.writeUInt8(lastByte, song.length - 1);
  const headers = { "content-type": "audio/wav" };
  const answer = await fetch(`${server.url}/songs?nome=Chiado.wav`, {
    method: "POST",
    headers,
    body: Buffer.from(song),
  });
  return { status: answer.status, body: await answer.json() };
}

test.each([
  { how: "killed", begin: () => killOver(LISTENER, 60e6), code: "out_of_time", lastByte: 1 },
  { how: "refused more", begin: () => refuseOver(LISTENER, 600e6), code: "memory_short", lastByte: 2 },
  {
    how: "refused enough to begin",
    begin: () => refuseOver(LISTENER, 200e6),
    code: "memory_short",
    lastByte: 3,
  },
] as const)(
  "a song whose decoder is $how for too little memory is not called broken, and heard afterwards",
  async ({ begin, code, lastByte }) => {
    {
      await using limit = begin();
      expect(await sendSong(lastByte)).toMatchObject({
        status: 503,
        body: { code, message: errorMessage(code) },
      });
      // It was tried twice.
      expect(limit.hit).toBe(2);
    }
    expect(await sendSong(lastByte)).toMatchObject({
      status: 201,
      body: { reading: { seconds: expect.closeTo(6, 1) } },
    });
  },
);

/** Asks for a film of five seconds. */
async function requestFilm(): Promise<string> {
  const { body } = await sendPhoto("chelsea.png");
  const [image] = body as ImageResult[];
  if (!image) throw new Error("no image");
  const id = randomUUID();
  const asked = caller.videoBody(image.image_url, image.video_description, id);
  const answer = await caller.post(WEBHOOK_PATH, { ...asked, opcoes: OPTIONS });
  expect(answer.status).toBe(202);
  return id;
}

const row = (id: string) => findGeneration(server.context.pool, id);

test("a film outlives workers that are killed for too little memory, or get none, and is made under the stated bound", async () => {
  const control = new AbortController();
  const id = await requestFilm();
  const killed = killOver(WORKER, 250e6);
  const supervising = superviseWorker(server.context, control.signal);
  await until("two workers to be killed", async () => killed.hit >= 2);
  await killed[Symbol.asyncDispose]();
  const refused = refuseOver(WORKER, 1_500e6);
  await until("another to get no memory", async () => refused.hit > 0);
  await until("it to notice", async () => (await attempts(id)) >= 3);
  await refused[Symbol.asyncDispose]();
  expect((await row(id))?.status).not.toBe("error");

  await using limit = killOver(WORKER, WORKER_BYTES);
  // The one that gets none has to go first.
  await until("the film", async () => (await row(id))?.status === "completed", 120_000);
  expect(limit.highest).toBeGreaterThan(400e6);
  control.abort();
  await supervising;
}, 240_000);

async function attempts(id: string): Promise<number> {
  const found = await server.context.pool.query<{ attempt: number }>(
    "select attempt from curta.film where generation_id = $1",
    [id],
  );
  return found.rows[0]?.attempt ?? 0;
}

import { readdir, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { CurtaError } from "@curta/contract";
import type { FilmWishes } from "@curta/studio";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, TestCaller, type TestServer } from "../../../testing/servers/test-server.ts";
import { createTestStudio } from "../../../testing/servers/test-studio.ts";
import { countLoss, leaseFilm } from "../../database/rows/films.ts";
import { findGeneration } from "../../database/rows/generations.ts";
import { mediaKey } from "../../media/media-store.ts";
import { produceFilm } from "../films/produce-film.ts";

let server: TestServer;
let caller: TestCaller;
let imageUrl: string;
/** What happens at a step of the film, as the test wants it. */
let onStep: (wishes: FilmWishes, step: number) => void | Promise<void> = () => undefined;
let onDrawn: (wishes: FilmWishes) => Promise<void> = async () => undefined;

beforeAll(async () => {
  const studio = createTestStudio({ onStep: (wishes, step) => onStep(wishes, step) });
  const makeFilm = async (wishes: FilmWishes) => {
    const film = await studio.makeFilm(wishes);
    await onDrawn(wishes);
    return film;
  };
  server = await startTestServer({
    parts: { studio: { ...studio, makeFilm } },
    env: { CURTA_FILMS_PER_USER: "50" },
  });
  caller = new TestCaller(server.url);
  imageUrl = (await caller.makeImage()).image_url;
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  onStep = () => undefined;
  onDrawn = async () => undefined;
});

const requested = async () => (await caller.requestFilm(imageUrl)).id;
const attempt = (id: string, signal = new AbortController().signal) =>
  produceFilm(server.context, "worker-1", id, signal);
const row = (id: string) => findGeneration(server.context.pool, id);

/** The files that the store holds of a film's attempts. */
async function storedFiles(id: string): Promise<string[]> {
  const { pool, media } = server.context;
  const { rows } = await pool.query<{ folder: string }>(
    "select folder from curta.media_folder where generation_id = $1",
    [id],
  );
  const keys = rows.flatMap(({ folder }) =>
    (["film.mp4", "poster.jpg", "small.jpg"] as const).map((name) => mediaKey(folder, name)),
  );
  const sizes = await Promise.all(keys.map((key) => media.size(key)));
  return keys.filter((_, index) => sizes[index] !== undefined);
}

test("an attempt that another one has replaced stops drawing, and changes nothing", async () => {
  const id = await requested();
  let stopped: unknown;
  let steps = 0;
  onStep = async ({ signal }, step) => {
    steps = step;
    if (step === 2) await leaseFilm(server.context.pool, id, "worker-2");
    // Slow enough for progress to be written in between.
    if (step > 2) await sleep(500, undefined, { signal }).catch(() => undefined);
    stopped = signal?.reason;
  };
  await attempt(id);
  expect(stopped).toBe("lost");
  expect(steps).toBeLessThan(19);
  expect(await row(id)).toMatchObject({ status: "processing", video_url: null });
  expect(await storedFiles(id)).toEqual([]);
});

test("an attempt that is replaced when its film is drawn leaves no file, and the row to the other", async () => {
  const id = await requested();
  onDrawn = async () => void (await leaseFilm(server.context.pool, id, "worker-2"));
  await attempt(id);
  expect(await row(id)).toMatchObject({ status: "processing", video_url: null });
  expect(await storedFiles(id)).toEqual([]);
});

test("of a film that could not be stored whole no file stays", async () => {
  const id = await requested();
  let workFile = "";
  onDrawn = async ({ out }) => {
    workFile = out;
    await rm(out);
  };
  await expect(attempt(id)).rejects.toThrow();
  expect(workFile).not.toBe("");
  expect(await storedFiles(id)).toEqual([]);
});

test("a worker's own file of the film is gone when the attempt is over, delivered or not", async () => {
  const delivered = await requested();
  await attempt(delivered);
  expect(await storedFiles(delivered)).toHaveLength(3);
  const failing = await caller.requestFilm(imageUrl, "falha");
  onDrawn = () => Promise.reject(new Error("never here"));
  await expect(attempt(failing.id)).rejects.toThrow();
  expect(await readdir(server.context.workFolder)).toEqual([]);
});

test("an attempt that is stopped by a shutdown gives the film back at once, and costs it no failure", async () => {
  const id = await requested();
  const control = new AbortController();
  onStep = (_wishes, step) => {
    if (step === 3) control.abort("shutdown");
  };
  await expect(attempt(id, control.signal)).rejects.toThrow("the worker stops");
  const { rows } = await server.context.pool.query(
    "select worker, failures, losses from curta.film where generation_id = $1",
    [id],
  );
  expect(rows).toEqual([{ worker: null, failures: 0, losses: 0 }]);
  const given = await row(id);
  expect(given).toMatchObject({ status: "pending" });
  expect(given?.queue_position).toBeGreaterThanOrEqual(0);
});

test("a film whose workers died seven times is tried again; after the eighth it ends, with the reason", async () => {
  const { pool } = server.context;
  const id = await requested();
  await leaseFilm(pool, id, "dead");
  for (let loss = 0; loss < 6; loss++) await countLoss(pool, id);
  onStep = () => Promise.reject(new Error("died"));
  await expect(attempt(id)).rejects.toThrow("died");
  expect(await row(id)).toMatchObject({ status: "pending", error_code: null });
  await leaseFilm(pool, id, "dead");
  await attempt(id);
  expect(await row(id)).toMatchObject({ status: "error", error_code: "film_lost" });
});

test("what no further attempt could mend ends the film at once, with its own reason", async () => {
  const id = await requested();
  onDrawn = () => Promise.reject(new CurtaError("song_broken"));
  await attempt(id);
  expect(await row(id)).toMatchObject({ status: "error", error_code: "song_broken", video_url: null });
  const { rows } = await server.context.pool.query(
    "select worker, finished_at is not null as finished, folder from curta.film where generation_id = $1",
    [id],
  );
  expect(rows).toEqual([{ worker: null, finished: true, folder: null }]);
});

async function valueOf(counter: { get(): Promise<{ values: { value: number }[] }> }): Promise<number> {
  return (await counter.get()).values[0]?.value ?? 0;
}

test("a finished film is counted: its bytes for its owner, its seconds and its time for the operator", async () => {
  const { pool, metrics } = server.context;
  const seconds = await valueOf(metrics.filmSeconds);
  const before = (await metrics.renderSeconds.get()).values.find(({ metricName }) =>
    metricName?.endsWith("_sum"),
  );
  const id = await requested();
  await attempt(id);
  expect((await valueOf(metrics.filmSeconds)) - seconds).toBe(30);
  const sum = (await metrics.renderSeconds.get()).values.find(({ metricName }) =>
    metricName?.endsWith("_sum"),
  );
  const took = (sum?.value ?? 0) - (before?.value ?? 0);
  expect(took).toBeGreaterThan(0.1);
  expect(took).toBeLessThan(100);
  const { rows } = await pool.query("select bytes::int from curta.media_folder where generation_id = $1", [
    id,
  ]);
  const script = "film of roteiro  end";
  expect(rows).toEqual([{ bytes: script.length + 100_000 + "poster".length }]);
});

test("once a film has been made, the next one says how long it will take", async () => {
  await attempt(await requested());
  const id = await requested();
  const told: (number | null | undefined)[] = [];
  onStep = async (_wishes, step) => {
    if (step % 4 === 3) await sleep(450);
    told.push((await row(id))?.estimate_seconds);
  };
  await attempt(id);
  expect(told.filter((estimate) => typeof estimate === "number").length).toBeGreaterThan(0);
});

test("films that wait move up when one begins", async () => {
  const [first, second] = [await requested(), await requested()];
  const before = (await row(second))?.queue_position;
  let during: number | null | undefined;
  onStep = async (_wishes, step) => {
    if (step === 10) during = (await row(second))?.queue_position;
  };
  await attempt(first);
  expect(during).toBe((before ?? 0) - 1);
});

/** What an attempt asks of the studio, and what it says of itself: counters, log, spans. */
import { join } from "node:path";
import { Writable } from "node:stream";
import { CurtaError } from "@curta/contract";
import type { FilmWishes } from "@curta/studio";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, TestCaller, type TestServer } from "../../../testing/servers/test-server.ts";
import { createTestStudio } from "../../../testing/servers/test-studio.ts";
import type { Context } from "../../context.ts";
import { leaseFilm } from "../../database/rows/films.ts";
import { cancelGeneration, findGeneration } from "../../database/rows/generations.ts";
import { segmentsOf } from "../../database/rows/key-images.ts";
import { mediaKey, readAll } from "../../media/media-store.ts";
import type { SpanOptions, Tracer } from "../../tracing/tracer.ts";
import { findSource } from "../images/find-source.ts";
import { produceFilm } from "../films/produce-film.ts";
import { requestFilm } from "../films/request-film.ts";

let server: TestServer;
let imageUrl: string;
let onStep: (wishes: FilmWishes, step: number) => void | Promise<void>;

beforeAll(async () => {
  const studio = createTestStudio({ onStep: (wishes, step) => onStep(wishes, step) });
  server = await startTestServer({ parts: { studio }, env: { CURTA_FILMS_PER_USER: "50" } });
  imageUrl = (await new TestCaller(server.url).makeImage()).image_url;
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  onStep = () => undefined;
});

const requester = {
  userId: "test-user",
  network: "192.0.2.1",
  origin: "http://a.example",
  requestId: "r-7",
  traceparent: "00-a-b-01",
};
const asked = () => ({
  generation_type: "video" as const,
  task_uuid: crypto.randomUUID(),
  video_description: "roteiro",
  image_url: imageUrl,
  user_id: requester.userId,
  opcoes: { estilo: "suave", duracao: 12, modelo: "diario" } as const,
});

async function requested(): Promise<string> {
  return (await requestFilm(server.context, requester, asked())).id;
}

const attempt = (id: string, parts: Partial<Context> = {}, signal = new AbortController().signal) =>
  produceFilm({ ...server.context, ...parts }, "worker-1", id, signal);

const failWith = (error: Error) => {
  onStep = () => {
    throw error;
  };
};

/** An aborted signal reaches the studio in the middle of a film. */
function stopped(reason: string): AbortSignal {
  const control = new AbortController();
  onStep = (_wishes, step) => {
    if (step === 3) control.abort(reason);
  };
  return control.signal;
}

/** What some work adds to the counters, without what it leaves as it was. */
async function counted(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const { attempts, failures, takeovers } = server.context.metrics;
  const read = async () => {
    const all = await Promise.all([attempts, failures, takeovers].map((counter) => counter.get()));
    const values = all.flatMap(({ name, values: found }) =>
      found.map(({ labels, value }) => [String(Object.values(labels)[0] ?? name), value] as const),
    );
    return new Map(values);
  };
  const before = await read();
  await work();
  const added = [...(await read())].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(added.filter(([, value]) => value !== 0));
}

test("every attempt is counted once, by how it ended, and a failed one by its error", async () => {
  expect(await counted(async () => attempt(await requested()))).toEqual({ completed: 1 });
  const canceled = await requested();
  expect(await counted(() => attempt(canceled, {}, stopped("canceled")))).toEqual({ canceled: 1 });
  const lost = await requested();
  expect(await counted(() => attempt(lost, {}, stopped("lost")))).toEqual({ lost: 1 });
  const released = await requested();
  const release = () => attempt(released, {}, stopped("shutdown")).catch(() => undefined);
  expect(await counted(release)).toEqual({ released: 1 });

  failWith(new Error("no idea"));
  const failing = await requested();
  const fail = () => attempt(failing).catch(() => undefined);
  expect(await counted(fail)).toEqual({ retried: 1, render_failed: 1 });
  await fail();
  expect(await counted(fail)).toEqual({ failed: 1, render_failed: 1 });
  expect(await findGeneration(server.context.pool, failing)).toMatchObject({ error_code: "render_failed" });
});

test("a film that a dead worker left is counted as taken over, and an attempt that comes too late as lost", async () => {
  const left = await requested();
  await leaseFilm(server.context.pool, left, "dead");
  expect(await counted(() => attempt(left))).toEqual({ completed: 1, curta_film_takeovers_total: 1 });
  const late = await requested();
  onStep = async (_wishes, step) => {
    if (step === 19) await leaseFilm(server.context.pool, late, "worker-2");
  };
  expect(await counted(() => attempt(late))).toEqual({ lost: 1 });
});

test("of a film that has ended nothing is attempted", async () => {
  const id = await requested();
  await cancelGeneration(server.context.pool, id);
  failWith(new Error("never drawn"));
  expect(await counted(() => attempt(id))).toEqual({});
});

test("an error of ours that users would not understand becomes a sentence; an outage is waited for", async () => {
  const id = await requested();
  failWith(new CurtaError("internal"));
  for (let time = 0; time < 2; time++) await expect(attempt(id)).rejects.toThrow();
  await attempt(id);
  expect(await findGeneration(server.context.pool, id)).toMatchObject({ error_code: "render_failed" });

  const waiting = await requested();
  failWith(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
  for (let time = 0; time < 4; time++) await expect(attempt(waiting)).rejects.toThrow("gone");
  expect(await findGeneration(server.context.pool, waiting)).toMatchObject({ status: "pending" });
});

test.each([
  ["was lost", "ECONNRESET"],
  ["was an error", "23505"],
])("a film whose row was written is delivered, though the database's answer %s", async (_what, code) => {
  const { pool } = server.context;
  const id = await requested();
  let done = false;
  /** Commits, then behaves as if the connection had broken, once the film is delivered. */
  const connect = async () => {
    const client = await pool.connect();
    const query = async (sql: string, values?: unknown[]) => {
      const answer = await client.query(sql, values);
      if (!done && sql === "commit" && (await findGeneration(pool, id))?.status === "completed") {
        done = true;
        throw Object.assign(new Error("no answer"), { code });
      }
      return answer;
    };
    return Object.assign(Object.create(client) as typeof client, { query });
  };
  await attempt(id, { pool: Object.assign(Object.create(pool) as typeof pool, { connect }) });
  expect(done).toBe(true);
  const row = await findGeneration(pool, id);
  expect(row?.status).toBe("completed");
  expect((await fetch(server.url + String(row?.video_url))).status).toBe(200);
});

test("the studio gets the picture, the script and every option of the request, and works in this process's folders", async () => {
  let wishes: FilmWishes | undefined;
  onStep = (given) => void (wishes = given);
  const request = asked();
  await requestFilm(server.context, requester, request);
  await attempt(request.task_uuid);
  const source = await findSource(server.context, requester, request);
  const { media, segmentFolder, threads } = server.context;
  expect(wishes).toMatchObject({
    picture: await readAll(media, mediaKey(source.media_key, "picture.jpg")),
    reading: source.reading,
    script: request.video_description,
    style: "suave",
    template: "diario",
    seconds: 12,
    seed: source.seed,
    segmentCache: join(segmentFolder, segmentsOf(source)),
    workers: threads,
  });
});

test("each line of the log names the film, the attempt and the request", async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const id = await requested();
  failWith(new CurtaError("song_broken"));
  await attempt(id, { log: pino({ level: "info" }, stream) });
  expect(lines.map(({ msg }) => msg)).toEqual(["film begins", "film failed"]);
  for (const line of lines) expect(line).toMatchObject({ generation: id, attempt: 1, request: "r-7" });
});

test("a trace says how long a film was in line, once, what was made of it under the request's own, and what failed", async () => {
  const spans: { name: string; options: SpanOptions; said: object[] }[] = [];
  const tracer: Tracer = {
    start(name, options = {}) {
      const span = { name, options, said: [] as object[] };
      spans.push(span);
      return {
        traceparent: `of ${name}`,
        set: (attributes) => void span.said.push(attributes),
        end: (outcome = {}) => void span.said.push({ ended: true, ...outcome }),
      };
    },
    stop: async () => undefined,
  };
  const id = await requested();
  const broken = new CurtaError("internal");
  failWith(broken);
  await expect(attempt(id, { tracer })).rejects.toThrow();
  const attributes = { "curta.generation": id, "curta.attempt": 1 };
  const row = await findGeneration(server.context.pool, id);
  expect(spans.map(({ name }) => name)).toEqual(["film in line", "make film"]);
  expect(spans[0]?.options).toEqual({ parent: "00-a-b-01", attributes, at: new Date(row?.created_at ?? "") });
  expect(spans[0]?.said).toEqual([{ ended: true }]);
  expect(spans[1]?.options).toEqual({ parent: "00-a-b-01", attributes, kind: "consumer" });
  expect(spans[1]?.said[0]).toEqual({ ended: true, error: broken });

  spans.length = 0;
  onStep = () => undefined;
  await attempt(id, { tracer });
  expect(new Set(spans.slice(1).map(({ options }) => options.parent))).toEqual(new Set(["of make film"]));
  expect(spans.map(({ name }) => name)).toEqual([
    "make film",
    ...["reading", "script", "score", "frames", "mux", "certificate"].map((stage) => `film ${stage}`),
    "store film",
  ]);
  expect(spans.slice(1).map(({ said }) => said)).toEqual(spans.slice(1).map(() => [{ ended: true }]));
  expect(spans[0]?.said).toEqual([{ "curta.completed": true }, { ended: true }]);
});

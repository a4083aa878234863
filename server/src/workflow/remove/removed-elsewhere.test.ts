import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createS3Store } from "../../media/s3.ts";
import { newMediaFolder } from "../../media/media-store.ts";
import { signIn, startLockedServer } from "../../../testing/people.ts";
import { startTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { startTestS3, type TestS3 } from "../../../testing/servers/test-s3.ts";
import { until, type TestServer } from "../../../testing/servers/test-server.ts";
import { call, finished, mark, studioWithSegments } from "../../../testing/traces/traceable-life.ts";
import { tracesOnDisk } from "../../../testing/traces/traces.ts";

/** Less than the minute after which a worker sweeps again by itself. */
const SOON_MS = 40_000;

let database: TestDatabase;
let s3: TestS3;
/** Two machines: each has a data folder of its own, and shares with the other PostgreSQL and S3 only. */
let east: TestServer;
let west: TestServer;

beforeAll(async () => {
  [database, s3] = await Promise.all([startTestDatabase(), startTestS3()]);
  const parts = { studio: studioWithSegments(2), media: createS3Store(s3.config) };
  [east, west] = [
    await startLockedServer({ databaseUrl: database.url, parts }),
    await startLockedServer({ databaseUrl: database.url, parts }),
  ];
});
afterAll(async () => {
  await Promise.all([east, west].map((server) => server[Symbol.asyncDispose]()));
  await Promise.all([database[Symbol.asyncDispose](), s3[Symbol.asyncDispose]()]);
});

/** Somebody with two films of one photo, each made on another machine. */
async function liveOnBoth(name: string) {
  const person = await signIn(east, name);
  const script = mark();
  const { image_url } = await person.makeImage();
  const films: string[] = [];
  for (const machine of [east, west]) {
    const stop = machine.startWorker();
    const { id } = await person.requestFilm(image_url, script);
    await finished(east, id);
    await stop();
    expect(await leftOn(machine, script)).toHaveLength(1);
    films.push(id);
  }
  return { person, script, film: films[0] ?? "", email: `${name}@curta.example` };
}

/** Files of a machine that hold encoded shots of the script. */
function leftOn({ context }: TestServer, script: string): Promise<string[]> {
  return tracesOnDisk(context.config.dataFolder, [script]);
}

/** Starts a worker, and resolves when its first sweep has asked what may stay. */
async function startSwept(machine: TestServer): Promise<() => Promise<void>> {
  const { segmentFolder } = machine.context;
  const ofNoPhoto = `${newMediaFolder()}-0`;
  await mkdir(join(segmentFolder, ofNoPhoto), { recursive: true });
  const stop = machine.startWorker();
  await until("the first sweep", async () => !(await readdir(segmentFolder)).includes(ofNoPhoto));
  return stop;
}

interface Named {
  readonly film: string;
  readonly email: string;
}

test.each<[string, (named: Named) => [path: string, body?: object]]>([
  ["film", ({ film }) => [`/generations/${film}`]],
  ["photo", ({ film }) => [`/generations/${film}/photo`]],
  ["account", ({ email }) => ["/account", { email }]],
])("of a %s that is deleted at one machine the other keeps no encoded shot", async (what, deletion) => {
  const { person, script, film, email } = await liveOnBoth(what);
  const stopWest = await startSwept(west);
  expect((await call(person, "DELETE", ...deletion({ film, email }))).status).toBe(200);
  expect(await leftOn(east, script)).toEqual([]);
  await until("the other machine", async () => (await leftOn(west, script)).length === 0, SOON_MS);
  await stopWest();
});

test("what is deleted while another machine has lost its connection is deleted there when it has one again", async () => {
  const { person, script, film } = await liveOnBoth("deaf");
  const stopWest = await startSwept(west);
  await west.context.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'curta-listen'",
  );
  expect((await call(person, "DELETE", `/generations/${film}/photo`)).status).toBe(200);
  await until("the other machine", async () => (await leftOn(west, script)).length === 0, SOON_MS);
  await stopWest();
});

test("a machine whose worker was down at a deletion deletes its encoded shots when it starts", async () => {
  const { person, script, email } = await liveOnBoth("down");
  expect((await call(person, "DELETE", "/account", { email })).status).toBe(200);
  expect(await leftOn(west, script)).toHaveLength(1);
  const stopWest = west.startWorker();
  await until("the first sweep", async () => (await leftOn(west, script)).length === 0, SOON_MS);
  await stopWest();
});

import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaseFilm } from "../database/rows/films.ts";
import { segmentsOf } from "../database/rows/key-images.ts";
import { recordFolder } from "../database/rows/media-folders.ts";
import { newMediaFolder } from "../media/media-store.ts";
import { startTestServer, TestCaller, type TestServer } from "../../testing/servers/test-server.ts";
import { sweepLocalFiles } from "./remove/sweep-local-files.ts";
import { sweepLost } from "./sweep-lost.ts";

let server: TestServer;
let caller: TestCaller;
let imageUrl: string;

beforeAll(async () => {
  server = await startTestServer({ env: { CURTA_FILMS_PER_USER: "50" } });
  caller = new TestCaller(server.url);
  imageUrl = (await caller.makeImage()).image_url;
});
afterAll(() => server[Symbol.asyncDispose]());

const NOTHING = {
  requeued: 0,
  stragglers: 0,
  folders: 0,
  films: 0,
  drafts: 0,
  keyImages: 0,
  songs: 0,
  sessions: 0,
  securityEvents: 0,
};
const sweep = () => sweepLost(server.context);
const remove = (path: string) => fetch(server.url + path, { method: "DELETE" });

/** As after a crash between row and task, which one transaction makes impossible, or after a loss of the queue's tables. */
async function loseTask(id: string): Promise<void> {
  await server.context.queue.forget(server.context.pool, [id]);
}

test("a film without a task gets one again, with its request's id, also from two sweeps at once; others are left alone", async () => {
  const { queue, pool } = server.context;
  const [lost, waiting, over] = [
    (await caller.requestFilm(imageUrl)).id,
    (await caller.requestFilm(imageUrl)).id,
    (await caller.requestFilm(imageUrl)).id,
  ];
  const job = (id: string) =>
    pool.query("select data, priority from curta_queue.job where id = $1", [id]).then(({ rows }) => rows);
  const before = await job(lost);
  expect(before).toMatchObject([{ data: { generationId: lost } }]);
  await Promise.all([lost, over].map(loseTask));
  await caller.post(`/generations/${over}/cancel`, {});
  const swept = await Promise.all([sweep(), sweep()]);
  expect(swept.reduce((sum, { requeued }) => sum + requeued, 0)).toBe(1);
  expect(await queue.activeJobIds([lost, waiting, over])).toEqual(new Set([lost, waiting]));
  expect(await job(lost)).toEqual(before);
  expect(await sweep()).toEqual(NOTHING);
});

test("what a sweep did is one line of the log, and a sweep that found nothing writes none", async () => {
  const lines: unknown[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const context = { ...server.context, log: pino({}, stream) };
  await sweepLost(context);
  expect(lines).toEqual([]);
  await loseTask((await caller.requestFilm(imageUrl)).id);
  await sweepLost(context);
  expect(lines).toMatchObject([{ ...NOTHING, requeued: 1, msg: "swept" }]);
});

test("what is over is counted by kind, and asks for the files to be written anew; films and drafts stay if nobody says for how long", async () => {
  const { pool, config } = server.context;
  const scrubs = async () => (await pool.query("select from curta.scrub_due")).rowCount;
  await pool.query("delete from curta.scrub_due");
  expect([await sweep(), await scrubs()]).toEqual([NOTHING, 0]);
  await pool.query("insert into curta.account (email, password_hash) values ('a@curta.example', '')");
  await pool.query(
    `insert into curta.session (id, account_id, created_at, rotated_at)
     select gen_random_uuid(), id, now() - make_interval(days => d), now() - make_interval(days => r)
     from curta.account, (values (900, 1), (900, 900), (1, 900), (1, 1)) as days (d, r)`,
  );
  expect(await sweep()).toEqual({ ...NOTHING, sessions: 3 });
  expect(await scrubs()).toBe(1);

  const old = await caller.requestFilm(imageUrl);
  await caller.post(`/generations/${old.id}/cancel`, {});
  await pool.query(
    "update public.shorts_generation set created_at = now() - interval '9 days' where id = $1",
    [old.id],
  );
  await pool.query("update curta.film set finished_at = null where generation_id = $1", [old.id]);
  expect(await sweep()).toEqual(NOTHING);
  const keepDays = { ...config.keepDays, films: 5 };
  expect(await sweepLost({ ...server.context, config: { ...config, keepDays } })).toEqual({
    ...NOTHING,
    films: 1,
  });
});

test("tries that are counted against floods are forgotten after a day", async () => {
  const { pool } = server.context;
  await pool.query(
    "insert into curta.attempt (key, at) values ('x', now() - interval '2 days'), ('y', now())",
  );
  await sweep();
  const { rows } = await pool.query("select key from curta.attempt where key in ('x', 'y')");
  expect(rows).toEqual([{ key: "y" }]);
});

test("of this machine's own files those of attempts under way stay, and encoded shots of photos that are there", async () => {
  const { pool, workFolder, segmentFolder } = server.context;
  const { id } = await caller.requestFilm(imageUrl);
  const [atWork, ended] = [newMediaFolder(), newMediaFolder()];
  await recordFolder(pool, ended, caller.userId, await leaseFilm(pool, id, "worker-1"));
  await recordFolder(pool, atWork, caller.userId, await leaseFilm(pool, id, "worker-1"));
  await mkdir(workFolder, { recursive: true });
  for (const folder of [atWork, ended]) await writeFile(join(workFolder, `${folder}.mp4`), "film");
  await writeFile(join(dirname(workFolder), "no folder"), "");
  const { rows } = await pool.query<{ media_key: string; films_removed: number }>(
    "select media_key, films_removed from curta.key_image limit 1",
  );
  const living = rows.map(segmentsOf)[0] ?? "";
  await mkdir(join(segmentFolder, living), { recursive: true });
  await writeFile(join(segmentFolder, living, "shot"), "x");
  await sweep();
  expect(await readdir(workFolder)).toEqual([`${atWork}.mp4`]);
  expect(await readdir(segmentFolder)).toEqual([living]);
  await mkdir(join(segmentFolder, `${living}0`, "deep"), { recursive: true });
  await sweep();
  expect(await readdir(segmentFolder)).toEqual([living]);
});

test("a sweep that another one overtakes finds its files gone, and that is no error", async () => {
  const { pool, segmentFolder, workFolder } = server.context;
  await mkdir(workFolder, { recursive: true });
  await mkdir(join(segmentFolder, `${newMediaFolder()}-0`), { recursive: true });
  const written: string[] = [];
  // It lists segments, asks the database, deletes them; then the same with unfinished films.
  const overtaken = Object.assign(Object.create(pool) as typeof pool, {
    query: async (text: string, values: unknown[]) => {
      await sweepLocalFiles(server.context);
      written.push(`${newMediaFolder()}.mp4`);
      await writeFile(join(workFolder, written.at(-1) ?? ""), "film");
      return pool.query(text, values);
    },
  });
  await sweepLocalFiles({ ...server.context, pool: overtaken });
  expect(written).toHaveLength(2);
  expect(await readdir(workFolder)).not.toContain(written[0]);
});

test("encoded shots of a photo that is gone are deleted while the store does not answer", async () => {
  const { pool, media, segmentFolder } = server.context;
  const orphan = newMediaFolder();
  await pool.query(
    "insert into curta.media_folder (folder, user_id, created_at) values ($1, 'x', now() - interval '3 days')",
    [orphan],
  );
  const gone = `${newMediaFolder()}-0`;
  await mkdir(join(segmentFolder, gone), { recursive: true });
  const asked = Promise.withResolvers<string>();
  const back = Promise.withResolvers<void>();
  const deleteFolder = async (folder: string) => {
    asked.resolve(folder);
    await back.promise;
  };
  const sweeping = sweepLost({ ...server.context, media: { ...media, deleteFolder } });
  expect(await asked.promise).toBe(orphan);
  expect(await readdir(segmentFolder)).not.toContain(gone);
  back.resolve();
  expect(await sweeping).toEqual({ ...NOTHING, folders: 1 });
});

test("of a film that is deleted this machine's own files go with the answer, without any worker", async () => {
  const { pool, segmentFolder } = server.context;
  const { image_url } = await caller.makeImage(Buffer.alloc(64, 5));
  const { id } = await caller.requestFilm(image_url);
  const { rows } = await pool.query<{ media_key: string; films_removed: number }>(
    "select media_key, films_removed from curta.key_image order by created_at desc limit 1",
  );
  const segments = rows.map(segmentsOf)[0] ?? "";
  await mkdir(join(segmentFolder, segments), { recursive: true });
  expect((await remove(`/generations/${id}`)).status).toBe(200);
  expect(await readdir(segmentFolder)).not.toContain(segments);
});

test("a film that is canceled, and a film or photo that is deleted, lets those behind it move up", async () => {
  const photo = await caller.makeImage(Buffer.alloc(64, 3));
  const canceled = await caller.requestFilm(photo.image_url);
  const first = await caller.requestFilm(photo.image_url);
  const second = await caller.requestFilm(photo.image_url);
  const last = await caller.requestFilm(imageUrl);
  const place = async () => {
    const { rows } = await server.context.pool.query<{ queue_position: number }>(
      "select queue_position from public.shorts_generation where id = $1",
      [last.id],
    );
    return rows[0]?.queue_position;
  };
  const before = (await place()) ?? 0;
  expect((await caller.post(`/generations/${canceled.id}/cancel`, {})).status).toBe(200);
  expect(await place()).toBe(before - 1);
  expect((await remove(`/generations/${first.id}`)).status).toBe(200);
  expect(await place()).toBe(before - 2);
  expect((await remove(`/generations/${second.id}/photo`)).status).toBe(200);
  expect(await place()).toBe(before - 3);
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WEBHOOK_PATH } from "@curta/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbedded, type EmbeddedDatabase } from "../src/database/embedded.ts";
import { createPool } from "../src/database/pool.ts";
import { migrate } from "../src/database/migrate.ts";
import { createScrubber, scrubDatabase } from "../src/database/scrub.ts";
import { sweepLost } from "../src/workflow/sweep-lost.ts";
import { ageEverything, countRows } from "../testing/age.ts";
import {
  call,
  draftCount,
  failSignIn,
  finished,
  keepDraft,
  live,
  mark,
  beginDraft,
  sendSong,
} from "../testing/traces/traceable-life.ts";
import { openHouse, traces, type House } from "../testing/traces/house.ts";
import { tracesInDatabase } from "../testing/traces/traces.ts";
import { until } from "../testing/servers/test-server.ts";
import { signIn, type Person } from "../testing/people.ts";

/** A PostgreSQL of this test's own, whose files are searched. */
let folder: string;
let embedded: EmbeddedDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-removal-"));
  embedded = await startEmbedded(folder);
  const pool = createPool(embedded.url);
  await migrate(pool);
  await pool.end();
}, 120_000);
afterAll(async () => {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ["on disk", false],
  ["in S3", true],
])("media %s", (_where, useS3) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(embedded.url, folder, useS3);
  });
  afterAll(() => house[Symbol.asyncDispose]());

  test("after an account is deleted, no disk, store, cache, table or log holds a byte of it", async () => {
    const ana = await live(house.server, "ana");
    const bia = await live(house.server, "bia");
    const token = new URL(ana.shared).pathname.split("/").at(-1) ?? "";
    const email = `ana${ana.marks.email}@curta.example`;
    const song = await sendSong(ana.person);
    const digest = await failSignIn(house.server, email, "203.0.113.77");
    const begun = await beginDraft(ana.person);
    const marks = [ana.marks, song, begun].flatMap((those) => Object.values<string>(those)).concat(digest);
    const texts = [...marks, ana.person.userId, token];
    expect((await fetch(ana.shared)).status).toBe(200);
    expect((await (await call(ana.person, "GET", "/account/export")).blob()).size).toBeGreaterThan(1_000);
    await house.server.context.pool.query("analyze");
    const before = await traces(house, texts);
    for (const text of marks) expect(before.join("\n")).toContain(text);

    const wrong = await call(ana.person, "DELETE", "/account", { email: "outra@curta.example" });
    expect(wrong.status).toBe(422);
    const gone = await call(ana.person, "DELETE", "/account", { email: ` ${email.toUpperCase()}` });
    expect([gone.status, await gone.json()]).toEqual([200, { films: 1, images: 1, complete: true }]);
    expect(await scrubDatabase(house.server.context.pool)).toBe(true);

    expect(await traces(house, texts)).toEqual([]);
    // Networks that guess are braked for an hour, whosever the account was.
    expect(await tracesInDatabase(house.server.context.pool, ["203.0.113.77"])).toEqual([
      "curta.attempt: 203.0.113.77",
    ]);
    await house.server.context.pool.query("update curta.attempt set at = at - interval '61 minutes'");
    await sweepLost(house.server.context);
    expect(await tracesInDatabase(house.server.context.pool, ["203.0.113.77"])).toEqual([]);
    for (const address of [ana.video, ana.shared, `${ana.shared}/film.mp4`]) {
      expect((await fetch(address)).status).toBe(404);
    }
    expect((await fetch(bia.shared)).status).toBe(200);
    expect((await call(ana.person, "GET", "/account/data")).status).toBe(403);
    expect((await fetch(bia.video)).status).toBe(200);
    expect(await (await call(bia.person, "GET", "/account/data")).json()).toMatchObject({
      films: 1,
      photos: 1,
      drafts: 1,
      api_keys: 1,
    });
  });

  test("deleting a film leaves its photo and nothing of the film, encoded shots included", async () => {
    const { person, marks, film, image, video, shared } = await live(house.server, "caio");
    const other = await person.requestFilm(image, "outro roteiro");
    const otherVideo = await finished(house.server, other.id);
    expect((await call(person, "DELETE", `/generations/${film}`)).status).toBe(200);
    await scrubDatabase(house.server.context.pool);
    expect((await fetch(shared)).status).toBe(404);
    expect(await traces(house, [marks.script, marks.title, marks.post, film])).toEqual(
      // Ids of films are in the log, and say nothing of anybody.
      house.logged().includes(film) ? [`log: ${film}`] : [],
    );
    expect((await fetch(video)).status).toBe(404);
    expect([(await fetch(otherVideo)).status, (await fetch(image)).status]).toEqual([200, 200]);
    expect((await call(person, "DELETE", `/generations/${film}`)).status).toBe(404);
    expect(await draftCount(person)).toBe(1);
  });

  test("deleting a photo takes all its takes, their films and drafts along, and no other photo", async () => {
    const { person, marks, film, image, video } = await live(house.server, "davi");
    const retaken = await person.post(WEBHOOK_PATH, {
      generation_type: "imagem",
      key_image: image,
      imagem_nome: "",
      user_id: person.userId,
    });
    const [take] = (await retaken.json()) as { image_url: string }[];
    const second = await person.requestFilm(take?.image_url ?? "", marks.script);
    const secondVideo = await finished(house.server, second.id);
    const kept = await person.makeImage(Buffer.alloc(64, 9));
    const other = { draft: mark(), undone: mark() };
    await keepDraft(person, kept.image_url, other);
    // Of another take, which its undo history does not mention.
    await keepDraft(person, take?.image_url ?? "", marks);
    expect(await draftCount(person)).toBe(3);
    const answer = await call(person, "DELETE", `/generations/${film}/photo`);
    expect(await answer.json()).toEqual({ films: 2, images: 2, complete: true });
    await scrubDatabase(house.server.context.pool);
    const { photo, photoName, prompt, script, draft, undone } = marks;
    expect(await traces(house, [photo, photoName, prompt, script, draft, undone])).toEqual([]);
    expect(await draftCount(person)).toBe(1);
    for (const url of [video, secondVideo, image, take?.image_url ?? ""]) {
      expect((await fetch(url)).status).toBe(404);
    }
    expect((await fetch(kept.image_url)).status).toBe(200);
    const photos = (await (await call(person, "GET", "/photos")).json()) as { photos: unknown[] };
    expect(photos.photos).toHaveLength(1);
  });

  test("a film under way is canceled first, and nothing of it comes back", async () => {
    const { person, image } = await live(house.server, "eva");
    const script = mark();
    const films = await Promise.all([1, 2, 3].map(() => person.requestFilm(image, script)));
    await until("a film under way", async () => {
      const { rowCount } = await house.server.context.pool.query(
        "select from public.shorts_generation where status = 'processing' and id = any($1)",
        [films.map(({ id }) => id)],
      );
      return rowCount !== 0;
    });
    const answer = await call(person, "DELETE", "/account/data");
    expect(await answer.json()).toMatchObject({ films: 4, complete: true });
    expect(answer.headers.get("clear-site-data")).toBe('"cache"');
    await until("the workers to let go", async () => {
      await sweepLost(house.server.context);
      await scrubDatabase(house.server.context.pool);
      return (await traces(house, [script])).length === 0;
    });
    expect(await (await call(person, "GET", "/account/data")).json()).toMatchObject({
      films: 0,
      photos: 0,
      drafts: 0,
      api_keys: 0,
      account: { email: expect.stringContaining("eva") },
    });
  });

  test("what is kept for a time is gone with every byte when the time is over, and not a day before", async () => {
    const { context } = house.server;
    const { person, marks, video, image } = await live(house.server, "hugo");
    const keepDays = { photos: 30, films: 20, drafts: 10, sessions: 40, songs: 7, securityLog: 5 };
    const sweep = () => sweepLost({ ...context, config: { ...context.config, keepDays } });
    const { photo, photoName, prompt, script, title, callback, draft, undone } = marks;
    const song = await sendSong(person);
    const begun = await beginDraft(person);
    const marked = [photo, photoName, prompt, script, title, callback, draft, undone];
    const made = [...marked, ...Object.values(song), ...Object.values(begun)];
    const age = (days: number) => ageEverything(context.pool, person.userId, days);

    await age(4);
    await sweep();
    const left = await countRows(context.pool, person.userId);
    expect(left).toEqual({
      films: 1,
      images: 1,
      drafts: 2,
      songs: 1,
      sessions: 1,
      events: expect.any(Number),
    });
    expect(left.events).toBeGreaterThan(0);
    await age(11);
    await sweep();
    expect(await countRows(context.pool, person.userId)).toMatchObject({
      films: 1,
      drafts: 0,
      songs: 0,
      events: 0,
    });
    await age(21);
    await sweep();
    expect(await countRows(context.pool, person.userId)).toMatchObject({ films: 0, images: 1, sessions: 1 });
    expect([(await fetch(video)).status, (await fetch(image)).status]).toEqual([404, 200]);
    await age(41);
    await sweep();
    expect(await createScrubber(context.pool)()).toBe(true);
    expect(await countRows(context.pool, person.userId)).toEqual({
      films: 0,
      images: 0,
      drafts: 0,
      songs: 0,
      sessions: 0,
      events: 0,
    });
    expect(await traces(house, made)).toEqual([]);
  });

  test("a row that its owner deletes takes its files along", async () => {
    const { person, film, video } = await live(house.server, "gil");
    const { anonKey } = house.server.context.identity;
    const answer = await call(person, "DELETE", `/rest/v1/shorts_generation?id=eq.${film}&apikey=${anonKey}`);
    expect(answer.status).toBe(204);
    await until("the files to go", async () => (await fetch(video)).status === 404);
  });
});

describe("one house", () => {
  let house: House;
  let ana: Awaited<ReturnType<typeof live>>;
  let eve: Person;
  beforeAll(async () => {
    house = await openHouse(embedded.url, folder, false);
    ana = await live(house.server, "ana");
    eve = await signIn(house.server, `eve${mark()}`);
  });
  afterAll(() => house[Symbol.asyncDispose]());

  test("nobody deletes or names what is another's", async () => {
    const { rows } = await house.server.context.pool.query<{ photo_id: string }>(
      "select photo_id from curta.key_image where user_id = $1",
      [ana.person.userId],
    );
    const paths = [
      `/generations/${ana.film}`,
      `/generations/${ana.film}/photo`,
      `/photos/${rows[0]?.photo_id}`,
    ];
    for (const path of paths) expect((await call(eve, "DELETE", path)).status).toBe(404);
    expect((await call(eve, "PATCH", `/generations/${ana.film}`, { title: "meu" })).status).toBe(404);
    expect((await fetch(ana.video)).status).toBe(200);
  });

  test("files that the store did not delete at once are deleted by the sweep", async () => {
    const { pool } = house.server.context;
    const { rows } = await pool.query("select folder from curta.media_folder where generation_id = $1", [
      ana.film,
    ]);
    expect(rows).toHaveLength(1);
    // As after a crash between the deletion of the rows and that of the files.
    await pool.query("delete from public.shorts_generation where id = $1", [ana.film]);
    await sweepLost(house.server.context);
    expect((await fetch(ana.video)).status).toBe(404);
  });

  test("what a request under way writes for a deleted account is swept", async () => {
    const { context } = house.server;
    const flo = await live(house.server, "flo");
    const { rows } = await context.pool.query<{ row: object }>(
      "select to_jsonb(k) as row from curta.key_image k where user_id = $1",
      [flo.person.userId],
    );
    await call(flo.person, "DELETE", "/account", { email: `flo${flo.marks.email}@curta.example` });
    // The server's own sweep may come at any moment: what was written is asked of the statement itself.
    const { rows: written } = await context.pool.query(
      "insert into curta.key_image select * from jsonb_populate_record(null::curta.key_image, $1) returning *",
      [JSON.stringify(rows[0]?.row)],
    );
    expect(JSON.stringify(written)).toContain(flo.marks.photoName);
    await sweepLost(context);
    expect(await tracesInDatabase(context.pool, [flo.marks.photoName, flo.person.userId])).toEqual([]);
  });
});

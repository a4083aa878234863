import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WEBHOOK_PATH, type ErrorCode, type ImageResult } from "@curta/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDiskStore } from "../../media/disk.ts";
import type { MediaStore } from "../../media/media-store.ts";
import { withTransaction } from "../../database/pool.ts";
import { lockUser } from "../../database/rows/queue-positions.ts";
import { sweepLost } from "../sweep-lost.ts";
import { hiss } from "../../../testing/hiss.ts";
import { PASSWORD, signIn, startLockedServer, type Person } from "../../../testing/people.ts";
import { until, type TestServer } from "../../../testing/servers/test-server.ts";
import { call } from "../../../testing/traces/traceable-life.ts";

let server: TestServer;
let folder: string;
/** What files wait for before they are stored. */
let gate: PromiseWithResolvers<void> | undefined;
let waiting = false;
let person: Person;
let nth = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-meanwhile-"));
  const disk = await createDiskStore(folder);
  const putBytes: MediaStore["putBytes"] = async (...file) => {
    waiting = gate !== undefined;
    await gate?.promise;
    return disk.putBytes(...file);
  };
  server = await startLockedServer({ parts: { media: { ...disk, putBytes } } });
});
afterAll(() => rm(folder, { recursive: true }));
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  person = await signIn(server, `ana${nth++}`);
});

/** What a request is answered that is under way while something is deleted. */
async function meanwhile(ask: () => Promise<Response>, method: string, path: string, body?: unknown) {
  gate = Promise.withResolvers();
  const answer = ask();
  await until("the work to be under way", async () => waiting);
  expect((await call(person, method, path, body)).status).toBe(200);
  gate.resolve();
  gate = undefined;
  waiting = false;
  const { status } = await answer;
  const { code } = (await (await answer).json()) as { code?: ErrorCode };
  return { status, code };
}

/** Rows of the person's, and files of anybody's. */
async function left(): Promise<{ rows: number; files: number }> {
  const { rows } = await server.context.pool.query<{ left: number }>(
    `select ((select count(*) from curta.key_image where user_id = $1)
       + (select count(*) from curta.song where user_id = $1)
       + (select count(*) from curta.media_folder where user_id = $1))::int as left`,
    [person.userId],
  );
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return { rows: rows[0]?.left ?? 0, files: files.filter((file) => file.isFile()).length };
}
const NOTHING = { rows: 0, files: 0 };

const email = (): string => `ana${nth - 1}@curta.example`;
const sendPhoto = (): Promise<Response> => person.post(WEBHOOK_PATH, person.imageBody());
const sendMusic = (): Promise<Response> =>
  fetch(`${person.url}/songs?nome=a.wav`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/octet-stream" },
    body: Uint8Array.from(hiss()),
  });

test.each([
  ["an image", sendPhoto],
  ["music", sendMusic],
])("%s under way while its account is deleted is refused, and nothing of it stays", async (_what, send) => {
  const end = await meanwhile(send, "DELETE", "/account", { email: email() });
  expect(end).toEqual({ status: 401, code: "unauthorized" });
  expect(await left()).toEqual(NOTHING);
});

test.each([
  ["an image", sendPhoto],
  ["music", sendMusic],
])("%s under way while everything is deleted does not stay, and the next one does", async (_what, send) => {
  const end = await meanwhile(send, "DELETE", "/account/data");
  expect(end).toEqual({ status: 404, code: "not_found" });
  expect(await left()).toEqual(NOTHING);
  expect((await send()).ok).toBe(true);
  expect((await left()).rows).toBe(2);
  await call(person, "DELETE", "/account/data");
});

test("another take that is made while its photo is deleted does not bring the photo back", async () => {
  const { image_url: url } = await person.makeImage();
  const { photos } = (await (await call(person, "GET", "/photos")).json()) as { photos: { id: string }[] };
  const retake = { generation_type: "imagem", key_image: url, imagem_nome: "", user_id: person.userId };
  const end = await meanwhile(() => person.post(WEBHOOK_PATH, retake), "DELETE", `/photos/${photos[0]?.id}`);
  expect(end).toEqual({ status: 410, code: "photo_missing" });
  expect(await left()).toEqual(NOTHING);
});

test("a film that is asked for while its image is deleted is refused with a sentence", async () => {
  const { image_url: url }: ImageResult = await person.makeImage();
  const { pool } = server.context;
  const answer = await withTransaction(pool, async (client) => {
    // As a deletion does.
    await lockUser(client, person.userId);
    const asked = person.post(WEBHOOK_PATH, person.videoBody(url));
    await until("the request to wait", async () => {
      const { rowCount } = await pool.query(
        "select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
      );
      return rowCount === 1;
    });
    await client.query("delete from curta.key_image where user_id = $1", [person.userId]);
    return { asked };
  });
  const { status } = await answer.asked;
  expect([status, await (await answer.asked).json()]).toMatchObject([422, { code: "unknown_image_url" }]);
});

test.each([
  ["GET", "/account/export", undefined, 401],
  ["POST", "/keys", { name: "n8n" }, 401],
  ["PUT", "/auth/v1/user", { password: "azulejos-brancos-7", current_password: PASSWORD }, 403],
])(
  "%s %s under way while its account is deleted is refused with a sentence",
  async (method, path, body, status) => {
    const { pool } = server.context;
    const answer = await withTransaction(pool, async (client) => {
      await client.query("delete from curta.account where id::text = $1", [person.userId]);
      const asked = call(person, method, path, body);
      await until("the request to wait", async () => {
        const { rowCount } = await pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return rowCount === 1;
      });
      return { asked };
    });
    expect((await answer.asked).status).toBe(status);
  },
);

test("what was written for an account after its deletion goes with the next sweep", async () => {
  const { pool } = server.context;
  await call(person, "DELETE", "/account", { email: email() });
  await pool.query("insert into curta.callback_secret (user_id, secret) values ($1, 'x')", [person.userId]);
  expect((await sweepLost(server.context)).stragglers).toBe(1);
  const { rowCount } = await pool.query("select from curta.callback_secret where user_id = $1", [
    person.userId,
  ]);
  expect(rowCount).toBe(0);
});

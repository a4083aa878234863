import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addApiKey } from "../../identity/index.ts";
import { findGeneration } from "../../database/rows/generations.ts";
import { signIn, startLockedServer, type Person } from "../../../testing/people.ts";
import { beginDraft } from "../../../testing/traces/traceable-life.ts";
import { readZip } from "../../../testing/read-zip.ts";
import { until, type TestServer } from "../../../testing/servers/test-server.ts";
import { exportData } from "./export-data.ts";
import { exportRows } from "./export-rows.ts";
import { archiveName } from "./file-names.ts";

let server: TestServer;
let ana: Person;
let film: string;
let key: string;
let begun: Awaited<ReturnType<typeof beginDraft>>;

beforeAll(async () => {
  server = await startLockedServer();
  server.startWorker();
  ana = await signIn(server, "ana");
  const { image_url } = await ana.makeImage(Buffer.from("a photo of Ana's very own garden"));
  film = (await ana.requestFilm(image_url, "roteiro da Ana")).id;
  await until(
    "the film",
    async () => (await findGeneration(server.context.pool, film))?.status === "completed",
  );
  await server.context.pool.query("update public.shorts_generation set title = $1", ["Jardim: verão / 2026"]);
  await server.context.pool.query(
    `insert into curta.draft (id, user_id, key_image_id, key_image_ids, content, version, edited_at)
     select id, user_id, id, array[id], '{"present": "rascunho da Ana"}', 1, now() from curta.key_image`,
  );
  begun = await beginDraft(ana);
  ({ key } = await addApiKey(server.context.pool, "ana@curta.example", "relógio", ["rest"]));
  const bia = await signIn(server, "bia");
  await bia.makeImage(Buffer.from("a photo of Bia's"));
});
afterAll(() => server[Symbol.asyncDispose]());

async function unpack(answer: Response): Promise<Map<string, Buffer>> {
  expect(answer.headers.get("content-type")).toBe("application/zip");
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

test("the archive holds every file and every row of the user's, and nothing of anybody else", async () => {
  const answer = await takeArchive();
  const archive = await unpack(answer);
  const files = [...archive.keys()];
  const [, day, id] = /videos\/(\S+)-Jardim-verao-2026-(\w{8})\.mp4/.exec(files.join("\n")) ?? [];
  expect([day, id]).toEqual([new Date().toISOString().slice(0, 10), film.slice(0, 8)]);
  expect(
    files.map((file) => file.replace(/\d{4}-\d\d-\d\d/, "day").replace(/-[0-9a-f]{8}(?=[./])/, "")),
  ).toEqual([
    "LEIA-ME.txt",
    "dados.json",
    "fotos/day-foto/foto.jpg",
    "fotos/day-foto/foto-tratada.jpg",
    "fotos/day-foto/imagem-gerada.jpg",
    `rascunhos/day-${begun.name}.heic`,
    "videos/day-Jardim-verao-2026.txt",
    "videos/day-Jardim-verao-2026.mp4",
  ]);
  const of = (end: string) => String(archive.get(files.find((file) => file.endsWith(end)) ?? ""));
  expect(of("/foto.jpg")).toBe("a photo of Ana's very own garden");
  expect(of(".heic")).toBe(begun.bytes);
  expect(of(".mp4")).toContain("film of roteiro da Ana");
  const document = of("dados.json");
  expect(JSON.parse(document)).toMatchObject({
    conta: [{ email: "ana@curta.example" }],
    sessoes: [{ account_id: ana.userId }],
    chaves: [{ name: "relógio", scopes: ["rest"] }],
    rascunhos: [{ content: { present: "rascunho da Ana" } }, { content: { topic: begun.topic } }],
    imagens: [{ photo_name: "foto.jpg", user_id: ana.userId }],
    videos: [{ id: film, video_description: "roteiro da Ana", title: "Jardim: verão / 2026" }],
    pedidos: [{ generation_id: film }],
  });
  expect(document).not.toContain("argon2");
  expect(document).not.toContain(createHash("sha256").update(key).digest("hex"));
  expect(document).not.toContain("bia@");
});

test("an archive with a file that cannot be read is broken off: nobody takes a part for the whole", async () => {
  const { pool, media } = server.context;
  const away = new Error("the store is away");
  const open = () => Promise.reject(away);
  const archive = await exportData({ pool, media: { ...media, open } }, ana.userId);
  await expect(buffer(archive)).rejects.toBe(away);
});

/** Drafts of nobody who has an account, all of which are in the document. */
async function manyDrafts(owner: string): Promise<void> {
  await server.context.pool.query(
    `insert into curta.draft (id, user_id, key_image_ids, content, version, edited_at)
     select gen_random_uuid(), $1, '{}', json_build_object('n', n), 1, now() from generate_series(1, 30) n`,
    [owner],
  );
}

test("however much the database holds, a few rows of it are in memory, and none is lost", async () => {
  const { pool } = server.context;
  await manyDrafts("many");
  let [most, rows] = [0, 0];
  const counted = {
    query: async (sql: string, values: [string, string[]?]) => {
      most = Math.max(most, values[1]?.length ?? 0);
      return pool.query(sql, values);
    },
  };
  let text = "";
  for await (const part of exportRows(counted as unknown as Pool, "many")) {
    text += part;
    rows += part.includes('"n"') ? 1 : 0;
  }
  expect([rows, most]).toEqual([30, 4]);
  const { rascunhos } = JSON.parse(text) as { rascunhos: { content: { n: number } }[] };
  expect(rascunhos.map(({ content }) => content.n).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
});

test("an archive of what is deleted while it is read is broken off too", async () => {
  const { pool } = server.context;
  await manyDrafts("leaving");
  const read = async () => {
    for await (const part of exportRows(pool, "leaving")) {
      if (part.includes('"n"')) await pool.query("delete from curta.draft where user_id = 'leaving'");
    }
  };
  await expect(read()).rejects.toMatchObject({ code: "not_found" });
});

function takeArchive(method = "GET"): Promise<Response> {
  return fetch(`${ana.url}/account/export`, { method, headers: { authorization: `Bearer ${ana.token}` } });
}

test("HEAD says what the archive would be, and makes, counts and notes none", async () => {
  const { pool, door } = server.context;
  const noted = async () => {
    const { rows } = await pool.query("select 1 from curta.security_event where kind = 'exported'");
    return rows.length;
  };
  const before = await noted();
  const ends = [1, 2].map((nth) => door.exports.take({ user: ana.userId, network: `10.0.0.${nth}` }));
  const { status, headers } = await takeArchive("HEAD");
  for (const end of ends) end();
  expect([status, headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(headers.get("content-disposition")).toContain("curta-meus-dados");
  expect(await noted()).toBe(before);
});

test("a user takes two archives at a time, and when one has gone another", async () => {
  const { exports } = server.context.door;
  const ends = ["10.0.0.1", "10.0.0.2"].map((network) => exports.take({ user: ana.userId, network }));
  const refused = await takeArchive();
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: "too_many_requests" }]);
  ends[0]?.();
  expect((await unpack(await takeArchive())).has("dados.json")).toBe(true);
  await until("its place to be free", async () => exports.taken() === 1);
  ends[1]?.();
});

test("a browser gets it by a form with its token; a wrong token gets nothing", async () => {
  const post = (token: string) =>
    fetch(`${ana.url}/account/export`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ access_token: token }),
    });
  const answer = await post(ana.token ?? "");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="curta-meus-dados-.*\.zip"$/,
  );
  expect((await unpack(answer)).has("dados.json")).toBe(true);
  expect((await post(`${ana.token}x`)).status).toBe(401);
  expect((await post("")).status).toBe(401);
});

test("every name in the archive is plain, whatever a photo or film is called", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const path = archiveName("2026-11-22T10:00:00Z", name, "0123456789abcdef");
      expect(path).toMatch(/^2026-11-22-[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?-01234567$/);
      expect(path.length).toBeLessThanOrEqual(90);
    }),
  );
});

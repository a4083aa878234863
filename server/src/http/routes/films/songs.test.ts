import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_SONG_BYTES, type SongAnswer, songAnswerSchema, WEBHOOK_PATH } from "@curta/contract";
import type { FilmWishes } from "@curta/studio";
import { ownerClaims } from "../../../database/rows/drafts.ts";
import { bytesOfUser } from "../../../database/rows/media-folders.ts";
import { withClaims } from "../../../database/pool.ts";
import { mediaKey } from "../../../media/media-store.ts";
import { sweepLost } from "../../../workflow/sweep-lost.ts";
import { findGeneration } from "../../../database/rows/generations.ts";
import { type Person, signIn, startLockedServer } from "../../../../testing/people.ts";
import { readZip } from "../../../../testing/read-zip.ts";
import { createTestStudio } from "../../../../testing/servers/test-studio.ts";
import { type TestServer, until } from "../../../../testing/servers/test-server.ts";

let server: TestServer;
let song: Buffer;
let filmed: FilmWishes["song"];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "curta-songs-"));
  const path = join(folder, "song.mp3");
  // A stroke every half second.
  const source = "aevalsrc='0.7*sin(2*PI*90*t)*exp(-18*mod(t,0.5))':d=20";
  await promisify(execFile)("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", source, path]);
  song = await readFile(path);
  await rm(folder, { recursive: true });
  const studio = createTestStudio({ onStep: (wishes) => void (filmed = wishes.song) });
  server = await startLockedServer({ parts: { studio } });
  server.startWorker();
});
afterAll(() => server[Symbol.asyncDispose]());

function send(person: Person | null, bytes: Uint8Array, name = "Minha música.mp3"): Promise<Response> {
  return fetch(`${server.url}/songs?nome=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { "content-type": "audio/mpeg", ...headersOf(person) },
    body: Buffer.from(bytes),
  });
}

function headersOf(person: Person | null): Record<string, string> {
  return person === null ? {} : { authorization: `Bearer ${person.token}` };
}

async function kept(person: Person): Promise<SongAnswer> {
  return songAnswerSchema.parse(await (await send(person, song)).json());
}

function ask(person: Person, path: string, method = "GET"): Promise<Response> {
  return fetch(server.url + path, { method, headers: headersOf(person) });
}

async function folderOfSong(id: string): Promise<string> {
  const { rows } = await server.context.pool.query<{ media_key: string }>(
    "select media_key from curta.song where id = $1",
    [id],
  );
  return rows[0]?.media_key ?? "";
}

/** A film of ten seconds with a song. */
async function requestWith(person: Person, musica: string, duracao = 10): Promise<Response> {
  const { image_url } = await person.makeImage();
  return person.post(WEBHOOK_PATH, { ...person.videoBody(image_url), musica, opcoes: { duracao } });
}

test("a song is listened to, kept once, counted, and heard in the film that names it", async () => {
  const ana = await signIn(server, "ana");
  const { id, name, reading } = await kept(ana);
  expect(name).toBe("Minha música.mp3");
  expect(reading.beat?.bpm).toBeCloseTo(120, 0);
  expect(reading.seconds).toBeCloseTo(20, 0);
  expect(await bytesOfUser(server.context.pool, ana.userId)).toBe(song.length);
  expect((await kept(ana)).id).toBe(id);
  expect(await bytesOfUser(server.context.pool, ana.userId)).toBe(song.length);
  expect(await (await ask(ana, `/songs/${id}`)).json()).toEqual({ id, name, reading });
  const file = await ask(ana, `/songs/${id}/file`);
  expect(Buffer.from(await file.arrayBuffer()).equals(song)).toBe(true);

  const answer = await requestWith(ana, id);
  expect(answer.status).toBe(202);
  const { id: film } = (await answer.json()) as { id: string };
  // What the page asks for the same film again with.
  expect((await findGeneration(server.context.pool, film))?.options).toMatchObject({ musica: id });
  await until(
    "the film",
    async () => (await findGeneration(server.context.pool, film))?.status === "completed",
  );
  expect(Buffer.from(filmed?.bytes ?? []).equals(song)).toBe(true);
  expect(filmed?.reading).toEqual(reading);
});

test("a film request without a song has none, and nobody's photo brings one", async () => {
  const rui = await signIn(server, "rui");
  await kept(rui);
  const { image_url } = await rui.makeImage();
  const { id } = await rui.requestFilm(image_url);
  await until(
    "the film",
    async () => (await findGeneration(server.context.pool, id))?.status === "completed",
  );
  expect(filmed).toBeUndefined();
});

test("nobody else reads, uses or deletes a song, and it has no address", async () => {
  const [bia, leo] = [await signIn(server, "bia"), await signIn(server, "leo")];
  const { id } = await kept(bia);
  expect((await ask(leo, `/songs/${id}`)).status).toBe(404);
  expect((await ask(leo, `/songs/${id}/file`)).status).toBe(404);
  expect((await ask(leo, `/songs/${id}`, "DELETE")).status).toBe(404);
  expect((await requestWith(leo, id)).status).toBe(410);
  const { rows } = await withClaims(server.context.pool, ownerClaims(leo.userId), (db) =>
    db.query("select id from curta.song"),
  );
  expect(rows).toEqual([]);
  const folder = await folderOfSong(id);
  expect((await ask(bia, `/media/${folder}/song.bin`)).status).toBe(404);
  expect((await ask(bia, `/songs/${id}`)).status).toBe(200);
  // The same file of another user is their own.
  expect((await kept(leo)).id).not.toBe(id);
});

test("a film that is longer than its song, or names none that is there, is refused", async () => {
  const eva = await signIn(server, "eva");
  const { id } = await kept(eva);
  const long = await requestWith(eva, id, 30);
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining("mais curta que o vídeo")]);
  expect((await requestWith(eva, randomUUID())).status).toBe(410);
});

test.each<[what: string, bytes: () => Uint8Array, status: number, says: string]>([
  ["a PDF", () => Buffer.from("%PDF-1.7 and so on"), 415, "MP3, M4A, WAV ou OGG"],
  ["an empty file", () => Buffer.alloc(0), 415, "MP3, M4A, WAV ou OGG"],
  ["half of a song", () => song.subarray(0, song.length / 2), 422, "danificada ou incompleta"],
  ["31 MB", () => Buffer.alloc(MAX_SONG_BYTES + 1, 0xff), 413, "no máximo 30MB"],
])("%s is refused in plain words, and nothing of it is kept", async (what, bytes, status, says) => {
  const person = await signIn(server, what.replaceAll(/\W/g, ""));
  const answer = await send(person, bytes());
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(says)]);
  expect(await bytesOfUser(server.context.pool, person.userId)).toBe(0);
});

test("without a sign-in no song is read", async () => {
  expect((await send(null, song)).status).toBe(401);
});

test("a song is deleted with its file: by itself, with all data, and after thirty days without use", async () => {
  const { media, pool } = server.context;
  const gil = await signIn(server, "gil");
  const gone = async (how: (id: string) => Promise<unknown>): Promise<void> => {
    const { id } = await kept(gil);
    const folder = await folderOfSong(id);
    expect(await media.size(mediaKey(folder, "song.bin"))).toBe(song.length);
    await how(id);
    expect((await ask(gil, `/songs/${id}`)).status).toBe(404);
    expect(await media.size(mediaKey(folder, "song.bin"))).toBeUndefined();
    expect(await bytesOfUser(pool, gil.userId)).toBe(0);
  };
  await gone((id) => ask(gil, `/songs/${id}`, "DELETE"));
  await gone(() => ask(gil, "/account/data", "DELETE"));
  await gone(async (id) => {
    await pool.query("update curta.song set used_at = now() - interval '31 days' where id = $1", [id]);
    await pool.query("update curta.media_folder set created_at = now() - interval '31 days'");
    await sweepLost(server.context);
  });
});

test("a sweep leaves songs alone, and the export holds them", async () => {
  const ivo = await signIn(server, "ivo");
  const { id } = await kept(ivo);
  await server.context.pool.query("update curta.media_folder set created_at = now() - interval '2 days'");
  await sweepLost(server.context);
  const archive = readZip(Buffer.from(await (await ask(ivo, "/account/export")).arrayBuffer()));
  const [file, bytes] = [...archive].find(([name]) => name.startsWith("musicas/")) ?? [];
  expect(file).toMatch(new RegExp(`^musicas/[\\d-]+-Minha-musica-${id.slice(0, 8)}\\.mp3$`));
  expect(bytes?.equals(song)).toBe(true);
  const document: unknown = JSON.parse(String(archive.get("dados.json")));
  expect(document).toMatchObject({ musicas: [{ id, name: "Minha música.mp3" }] });
  expect(JSON.stringify(document)).not.toContain(await folderOfSong(id));
});

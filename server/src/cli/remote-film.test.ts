import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import { ClientError, createClient, type Film, type FilmOptions } from "@curta/client/source";
import { ERRORS, type Generation, type Options } from "@curta/contract";
import { photoPath } from "@curta/photos";
import { addApiKey, type KeyScope } from "../identity/index.ts";
import { signIn, startLockedServer } from "../../testing/people.ts";
import { until, type TestServer } from "../../testing/servers/test-server.ts";
import { createTestStudio } from "../../testing/servers/test-studio.ts";

let server: TestServer;
let folder: string;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-remote-"));
  server = await startLockedServer({ parts: { studio: createTestStudio({ stepMs: 40 }) } });
  server.startWorker();
  await signIn(server, "ana");
  key = await makeKey("webhook", "rest");
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function makeKey(...scopes: KeyScope[]): Promise<string> {
  return (await addApiKey(server.context.pool, "ana@curta.example", "programa", scopes)).key;
}

const photo = Buffer.alloc(2_000, 7);

test("the client's types are those of the server's answers", () => {
  expectTypeOf<Generation>().toExtend<Film>();
  expectTypeOf<FilmOptions["style"]>().toEqualTypeOf<Options["estilo"] | undefined>();
});

test("with a key the client makes a film out of a photo, and gets its file", async () => {
  const client = createClient({ server: `${server.url}/`, key });
  const image = await client.makeImage({ photo, about: "Bolo de cenoura", seconds: 12 });
  expect(image).toMatchObject({ prompt: "âmbar" });
  expect(image.script).toBe("Filme de 12 segundos\n\nNota: Sobre: Bolo de cenoura");
  const id = crypto.randomUUID();
  const wishes = { ...image, id, script: "roteiro do cliente", style: "suave", seconds: 12 } as const;
  const asked = await client.requestFilm(wishes);
  expect((await client.requestFilm(wishes)).id).toBe(asked.id);
  const seen: number[] = [];
  const film = await client.waitForFilm(id, { onProgress: ({ progress }) => seen.push(progress) });
  expect(film).toMatchObject({ id, status: "completed", progress: 100 });
  expect(seen.length).toBeGreaterThan(1);
  expect(await (await client.download(film.video_url ?? "")).text()).toMatch(/^film of roteiro do cliente/);
  const other = await client.requestFilm({ ...image });
  expect(await client.cancelFilm(other.id)).toMatchObject({ status: "canceled" });
});

test("refusals have the server's code and sentence; a server that is away for a while is outlasted", async () => {
  const client = createClient({ server: server.url, key });
  const refused = client.makeImage({ photo: Buffer.alloc(3) });
  await expect(refused).rejects.toMatchObject({
    status: 415,
    code: "photo_not_image",
    message: /não é uma imagem/,
  });
  await expect(client.findFilm(crypto.randomUUID())).rejects.toBeInstanceOf(ClientError);
  const stranger = createClient({ server: server.url, key: "curta_key_x" });
  await expect(stranger.makeImage({ photo })).rejects.toMatchObject({ status: 401, code: "key_invalid" });
  const { imageUrl, script } = await client.makeImage({ photo });
  const { id } = await client.requestFilm({ imageUrl, script });
  let asked = 0;
  const shaky: typeof fetch = (...request) =>
    ++asked < 3 ? Promise.reject(new TypeError("fetch failed")) : fetch(...request);
  const patient = createClient({ server: server.url, key, fetch: shaky });
  expect(await patient.waitForFilm(id)).toMatchObject({ status: "completed" });
  expect(asked).toBeGreaterThan(2);
});

test("the key goes to its server only: not to where files lie, and not along a redirect", async () => {
  const sent: (string | undefined)[] = [];
  const listening: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    sent.push(`${new Request(address).url} ${headers.get("authorization")} ${init?.redirect}`);
    return Promise.resolve(new Response("ok"));
  };
  const client = createClient({ server: "https://curta.example", key: "k", fetch: listening });
  await client.download("https://files.example/film.mp4");
  await client.download("/media/x/film.mp4");
  await client.findFilm("x").catch(() => undefined);
  expect(sent).toEqual([
    "https://files.example/film.mp4 null follow",
    "https://curta.example/media/x/film.mp4 null follow",
    "https://curta.example/rest/v1/shorts_generation?id=eq.x Bearer k error",
  ]);
});

function startCurta(args: readonly string[], env: Record<string, string>) {
  return spawn(process.execPath, [join(import.meta.dirname, "launch.mjs"), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
}

async function curta(args: readonly string[], env: Record<string, string> = { CURTA_KEY: key }) {
  const child = startCurta(args, env);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number]>,
  ]);
  return { out, err, code };
}

test("curta film makes the film on the server that is named, with the same options", async () => {
  const given = photoPath("coffee.png");
  const args = [
    "film",
    given,
    "-o",
    "a.mp4",
    "--seconds",
    "9",
    "--about",
    "Café",
    "--server",
    server.url,
    "--json",
  ];
  const { out, err, code } = await curta(args);
  expect([code, err]).toEqual([0, ""]);
  const result = JSON.parse(out) as { path: string; url: string; script: string };
  expect(result).toMatchObject({
    path: join(folder, "a.mp4"),
    script: expect.stringContaining("Sobre: Café"),
  });
  expect(await readFile(result.path, "utf8")).toMatch(/^film of Filme de 9 segundos/);
  const image = await curta(["film", given, "-o", "a.jpg", "--image-only"], {
    CURTA_KEY: key,
    CURTA_SERVER: server.url,
  });
  expect(image.out).toContain("Prompt positivo:\nâmbar");
  expect(await readFile(join(folder, "a.jpg"), "utf8")).toMatch(/^key image/);
});

test("the user's own music goes to the server that is named, once, and is heard in the film", async () => {
  const song = join(folder, "Samba.mp3");
  // A stroke every half second.
  const source = "aevalsrc='0.7*sin(2*PI*90*t)*exp(-18*mod(t,0.5))':d=20";
  await promisify(execFile)("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", source, song]);
  const args = ["film", photoPath("coffee.png"), "-o", "m.mp4", "--seconds", "9", "--server", server.url];
  const { err, code } = await curta([...args, "--audio", song]);
  expect([code, err]).toEqual([0, ""]);
  const { rows } = await server.context.pool.query<{ name: string }>(
    `select s.name from curta.film f join curta.song s on s.id::text = f.request->>'musica'`,
  );
  expect(rows).toEqual([{ name: "Samba.mp3" }]);
  const bad = await curta([...args, "--audio", photoPath("coffee.png")]);
  expect([bad.code, bad.err]).toEqual([1, expect.stringContaining(ERRORS.song_not_audio[1])]);
});

test("without a key, with a wrong one or with a server that is not there it says so in a sentence", async () => {
  const args = ["film", photoPath("coffee.png"), "-o", "b.mp4", "--server"];
  const tries = await Promise.all([
    curta([...args, server.url], {}),
    curta([...args, server.url], { CURTA_KEY: "curta_key_x" }),
    curta([...args, "http://127.0.0.1:9"]),
    curta([...args, server.url, "--seed", "1"]),
  ]);
  expect(tries.map(({ code, err }) => [code, err.trim().split("\n").length])).toEqual(
    tries.map(() => [1, 1]),
  );
  expect(tries.map(({ err }) => err)).toEqual([
    expect.stringContaining("curta key add"),
    expect.stringContaining("Esta chave não existe"),
    expect.stringContaining("Não conseguimos falar com http://127.0.0.1:9"),
    expect.stringContaining("--seed"),
  ]);
  expect((await readdir(folder)).filter((name) => name.startsWith("b."))).toEqual([]);
});

test("Ctrl-C cancels the film on the server too", async () => {
  const { pool } = server.context;
  const count = async (status: string) =>
    (await pool.query("select 1 from public.shorts_generation where status = $1", [status])).rowCount;
  const before = await count("canceled");
  const args = ["film", photoPath("coffee.png"), "-o", "c.mp4", "--server", server.url];
  const child = startCurta(args, { CURTA_KEY: key });
  await until("the film to be made", async () => (await count("processing")) === 1);
  const gone = once(child, "exit");
  child.kill("SIGINT");
  await gone;
  expect(await count("canceled")).toBe((before ?? 0) + 1);
});

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ERRORS, pageConfigSchema } from "@curta/contract";
import { photoPath } from "@curta/photos";
import { createPool } from "../database/pool.ts";
import { findRunning } from "../database/embedded.ts";
import { SAYS } from "../texts/command-line.ts";
import { until } from "../../testing/servers/test-server.ts";

const PROGRAM = join(import.meta.dirname, "launch.mjs");
const PASSWORD = "girassol-amarelo-42";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(args: string[], env: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { ...process.env, CURTA_LOG: "silent", ...env },
  });
}

async function curta(args: string[], env: Record<string, string> = {}, input = "") {
  const child = start(args, env);
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number]>,
  ]);
  return { out, err, code };
}

interface Running {
  readonly url: string;
  readonly said: () => string;
  stop(): Promise<number>;
}

async function serve(env: Record<string, string>): Promise<Running> {
  const child = start(["serve"], { PORT: "0", CURTA_HOST: "127.0.0.1", ...env });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const url = await until("the start", async () => {
    if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
    return /no ar: (\S+)/.exec(said)?.[1];
  });
  return {
    url,
    said: () => said,
    stop: async () => {
      child.kill("SIGINT");
      const [code] = (await once(child, "exit")) as [number];
      return code;
    },
  };
}

async function signIn(url: string, email: string, password: string) {
  const config = pageConfigSchema.parse(await (await fetch(`${url}/config.json`)).json());
  const client = createClient(url, config.supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return client.auth.signInWithPassword({ email, password });
}

describe("curta", () => {
  test("tells what it can do, and what it cannot", async () => {
    const [help, none, unknown] = await Promise.all([curta(["--help"]), curta([]), curta(["voar"])]);
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining("curta film") });
    expect(none.code).toBe(1);
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('"voar"') });
  });

  test.each([
    [["status", "--help"], 0, /^Curta: .+\n/],
    [["key", "--help"], 0, /^curta key .+\n/],
    [["models"], 1, /^curta models .+\n/],
    [["models", "add", "sono"], 1, "(add sono)"],
    [["user", "add", "ana@curta.example", "--password", PASSWORD], 1, `(${SAYS.passwordIsNoOption})`],
    [["user", "password", "ana@curta.example", `--password=${PASSWORD}`], 1, `(${SAYS.passwordIsNoOption})`],
    [["key", "add"], 1, "(falta o e-mail)"],
    [["key", "add", "ana@curta.example"], 1, "(falta --name, o nome da máquina que usa a chave)"],
    [["key", "revoke"], 1, "(falta o número da chave; curta key list mostra)"],
    [["key", "girar"], 1, "(girar)"],
  ] as const)("%j is answered with the help, or with what is missing", async (args, code, said) => {
    const answer = await curta([...args]);
    expect(answer.code).toBe(code);
    if (typeof said === "string") expect(answer.err).toBe(`${ERRORS.invalid_option[1]} ${said}\n`);
    else expect(answer.out).toMatch(said);
  });

  test("names the setting that is wrong", async () => {
    const { code, err } = await curta(["serve"], { PORT: "muitas", CURTA_LOGIN: "talvez" });
    expect(code).toBe(1);
    expect(err).toMatch(/^PORT deve ser .+\nCURTA_LOGIN deve ser um destes: required, optional\n$/);
  });
});

describe("curta film", () => {
  test.each([
    [["missing.jpg", "-o", "x.mp4"], ERRORS.file_not_found[1]],
    [["package.json", "-o", "/nowhere/x.mp4"], ERRORS.file_not_writable[1]],
    [["a.jpg"], ERRORS.invalid_option[1]],
    [["a.jpg", "-o", "x.mp4", "--seconds", "4"], ERRORS.invalid_option[1]],
    [["a.jpg", "-o", "x.mp4", "--voar"], ERRORS.invalid_option[1]],
    [["text.jpg", "-o", "x.mp4"], ERRORS.photo_not_image[1]],
    [["text.jpg", "-o", "x.mp4", "--audio", "missing.mp3"], ERRORS.file_not_found[1]],
    [["text.jpg", "-o", "x.mp4", "--audio", "text.jpg"], ERRORS.song_not_audio[1]],
  ])("%j ends with one plain sentence", async (args, sentence) => {
    await writeFile(join(folder, "text.jpg"), "isto não é uma imagem");
    const { code, out, err } = await curta(["film", ...args]);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(sentence);
    expect(err.trim().split("\n")).toHaveLength(1);
  });

  test("makes the image alone, with prompt and script as JSON", async () => {
    const out = join(folder, "cat.jpg");
    const made = await curta([
      "film",
      photoPath("sleeping-cat.jpg"),
      "-o",
      out,
      "--image-only",
      "--json",
      "--seed",
      "7",
      "--about",
      "Meu gato Tom",
    ]);
    expect(made.code).toBe(0);
    expect(JSON.parse(made.out)).toMatchObject({
      path: out,
      seed: 7,
      script: expect.stringMatching(/"Meu gato Tom"[^]*Nota: Sobre: Meu gato Tom/),
    });
    expect((await readFile(out)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });
});

describe("curta script", () => {
  const typed = "Close no gato. Ela vira e sorri.\nno fim aparece o nome da loja: Café Aurora\n";

  test("prints a text as the script that is understood, with remarks apart from it", async () => {
    await writeFile(join(folder, "pedido.txt"), typed);
    const { code, out, err } = await curta(["script", "pedido.txt", "--seconds", "8"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Filme de 8 segundos, [^]*Close no gato[^]*"Café Aurora"\n$/);
    expect(err).toMatch(/^O texto dirige o filme[^]*Linha 1: [^]*"Ela vira e sorri." não dá para filmar/);
    await writeFile(join(folder, "roteiro.txt"), out);
    expect(await curta(["script", "roteiro.txt"])).toEqual({ code: 0, out, err: "" });
  });

  test("reads it for a photo, and says what that does not show", async () => {
    await writeFile(join(folder, "pedido.txt"), "Close no gato.\nClose no elefante.");
    const photo = photoPath("sleeping-cat.jpg");
    const { out } = await curta(["script", "pedido.txt", "--photo", photo, "--json"]);
    const { script, remarks } = JSON.parse(out);
    expect(script).toContain("Nota: Vi um gato");
    expect(remarks).toContainEqual({ line: 2, text: expect.stringContaining("Não vi nenhum elefante") });
    expect(JSON.stringify(remarks)).not.toContain("nenhum gato");
  });

  test.each([
    [["missing.txt"], ERRORS.file_not_found[1]],
    [[], ERRORS.invalid_option[1]],
    [["package.json", "--seed", "-1"], ERRORS.invalid_option[1]],
  ])("%j ends with one plain sentence", async (args, sentence) => {
    const { code, out, err } = await curta(["script", ...args]);
    expect({ code, out, lines: err.trim().split("\n").length }).toEqual({ code: 1, out: "", lines: 1 });
    expect(err).toContain(sentence);
  });
});

describe("curta serve", () => {
  test("keeps users and rows over a restart and a backup, and tells a second process so", async () => {
    const data = join(folder, "data");
    const first = await serve({ CURTA_DATA: data });
    expect(first.said()).toContain(SAYS.makingDatabase);
    const password = /Senha:\s+(\S+)/.exec(first.said())?.[1] ?? "";
    expect(password).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
    expect((await signIn(first.url, "admin@curta.local", password)).error).toBeNull();

    const [second, added] = await Promise.all([
      curta(["serve"], { CURTA_DATA: data, PORT: "0" }),
      curta(["user", "add", "ana@curta.example", "--password-stdin"], { CURTA_DATA: data }, `${PASSWORD}\n`),
    ]);
    expect(second).toMatchObject({ code: 1, err: expect.stringContaining(ERRORS.data_in_use[1]) });
    expect(added.code).toBe(0);
    const pool = createPool((await findRunning(join(data, "postgres"))) ?? "");
    await pool.query(
      "insert into public.shorts_generation (user_id, status) select 'u', 'completed' from generate_series(1, 500)",
    );
    await pool.end();
    const backup = await curta(["backup", join(folder, "copy")], { CURTA_DATA: data });
    expect(backup).toMatchObject({ code: 0, err: "" });
    expect(await first.stop()).toBe(0);

    const again = await serve({ CURTA_DATA: data });
    expect(again.said()).not.toMatch(new RegExp(`Senha:|${SAYS.makingDatabase}|${SAYS.endingLeftovers}`));
    expect((await signIn(again.url, "ana@curta.example", PASSWORD)).error).toBeNull();
    expect(await again.stop()).toBe(0);

    const fresh = join(folder, "restored");
    expect(await curta(["restore", join(folder, "copy")], { CURTA_DATA: fresh })).toMatchObject({
      code: 0,
      err: "",
    });
    // One of them starts the database for itself, the other must not touch anything.
    const [full, list] = await Promise.all([
      curta(["restore", join(folder, "copy")], { CURTA_DATA: fresh }),
      curta(["user", "list"], { CURTA_DATA: fresh }),
    ]);
    expect(full).toMatchObject({ code: 1, err: expect.stringContaining("não está vazia") });
    expect(list.out).toMatch(/^admin@curta\.local\t.+\nana@curta\.example\tnunca entrou\n$/);
    const restored = await serve({ CURTA_DATA: fresh });
    expect((await signIn(restored.url, "ana@curta.example", PASSWORD)).error).toBeNull();
    const rows = createPool((await findRunning(join(fresh, "postgres"))) ?? "");
    expect((await rows.query("select count(*)::int as n from public.shorts_generation")).rows).toEqual([
      { n: 500 },
    ]);
    await rows.end();
    expect(await restored.stop()).toBe(0);
  });

  test("says that it waits for a database that is not there, and stops waiting when it is told to", async () => {
    const env = {
      CURTA_DATA: join(folder, "away"),
      DATABASE_URL: "postgres://curta:secret@127.0.0.1:9/curta",
    };
    const child = start(["serve"], env);
    const [said] = (await once(child.stdout, "data")) as [Buffer];
    expect(String(said)).toBe(`${SAYS.waitingForDatabase("127.0.0.1:9")}\n`);
    child.kill("SIGINT");
    expect((await once(child, "exit"))[0]).toBe(0);
  });

  test("says that the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const env = { CURTA_DATA: join(folder, "data"), PORT: String(port), CURTA_HOST: "127.0.0.1" };
    const { code, err } = await curta(["serve"], env);
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(ERRORS.port_in_use[1]);
  });
});

test("curta doctor finds nothing missing where nothing was started yet, and says how to mend what is", async () => {
  const fresh = { CURTA_DATA: join(folder, "never-started"), PORT: "0" };
  const [well, ill] = await Promise.all([
    curta(["doctor", "--json"], fresh),
    curta(["doctor"], { ...fresh, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }),
  ]);
  const findings = JSON.parse(well.out) as { name: string; ok: boolean; mend?: string }[];
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  expect(findings.map(({ name }) => name)).toContain("PostgreSQL");
  expect(well.code).toBe(0);
  expect(ill).toMatchObject({
    code: 1,
    out: expect.stringMatching(/✗ PostgreSQL: .+\n {4}para resolver: .+/),
  });
});

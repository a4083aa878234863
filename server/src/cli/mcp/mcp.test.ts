import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { errorMessage } from "@curta/contract";
import { photoPath } from "@curta/photos";
import { addApiKey } from "../../identity/index.ts";
import { signIn, startLockedServer } from "../../../testing/people.ts";
import { startReceiver } from "../../../testing/requests/receiver.ts";
import { until, type TestServer } from "../../../testing/servers/test-server.ts";

const PROGRAM = join(import.meta.dirname, "../launch.mjs");
let folder: string;
let server: TestServer;
let key: string;
const clients = new Set<Client>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-mcp-"));
  server = await startLockedServer();
  server.startWorker();
  await signIn(server, "ana");
  ({ key } = await addApiKey(server.context.pool, "ana@curta.example", "assistente", ["webhook", "rest"]));
});
afterEach(async () => {
  await Promise.all([...clients].map((client) => client.close()));
  clients.clear();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** An assistant that has started `curta mcp`. */
async function assistant(env: Record<string, string> = {}) {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, "mcp", "--folder", "feitos"],
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", ...env },
  });
  await client.connect(transport);
  clients.add(client);
  return { client, transport };
}

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: given });
  const content = result.content as { type: string; text?: string; data?: string; mimeType?: string }[];
  const text = content[0]?.text ?? "";
  const said = (): Record<string, string> => JSON.parse(text) as Record<string, string>;
  return { text, said, content, isError: result.isError === true, structured: result.structuredContent };
}

async function untilDone(client: Client, film: string | undefined) {
  return until("the film", async () => {
    const { structured } = await call(client, "film_status", { film, wait: 5 });
    const state = structured as { status: string; path: string; url: string | null; progress: number };
    return ["completed", "error"].includes(state.status) ? state : undefined;
  });
}

test("an assistant finds four tools, each with what it takes", async () => {
  const { client } = await assistant();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["make_image", "write_script", "make_film", "film_status"]);
  const [makeImage] = tools;
  expect(makeImage?.inputSchema).toMatchObject({
    required: ["photo"],
    properties: {
      style: { enum: ["viral", "cinematografico", "suave"] },
      seconds: { minimum: 5, maximum: 60 },
    },
  });
});

test("an assistant of the protocol's revision of 2025 is served too", async () => {
  const child = spawn(process.execPath, [PROGRAM, "mcp", "--folder", "feitos"], { cwd: folder });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ask = async (method: string, params: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })}\n`);
    return JSON.parse((await lines.next()).value ?? "") as unknown;
  };
  const clientInfo = { name: "old", version: "1" };
  const hello = await ask("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
  expect(hello).toMatchObject({ result: { protocolVersion: "2025-06-18", serverInfo: { name: "curta" } } });
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
  expect(await ask("tools/list", {})).toMatchObject({
    result: { tools: [{ name: "make_image" }, {}, {}, {}] },
  });
  child.stdin.end();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("on this machine an assistant makes an image, changes the script, and gets a real film", async () => {
  const { client } = await assistant();
  const image = await call(client, "make_image", {
    photo: photoPath("coffee.png"),
    seconds: 5,
    about: "Café da Ana",
  });
  const { image: id, script = "", path = "", prompt } = image.said();
  expect(prompt).not.toBe("");
  expect(script).toContain("Café da Ana");
  expect(image.content[1]).toMatchObject({ type: "image", mimeType: "image/jpeg" });
  expect((await readFile(path)).subarray(0, 2).toString("hex")).toBe("ffd8");
  const { film } = (await call(client, "make_film", { image: id, script, seconds: 5 })).said();
  const done = await untilDone(client, film);
  expect(done).toMatchObject({ status: "completed", progress: 100, url: null });
  const probe = [
    "-v",
    "error",
    "-show_entries",
    "format=duration:stream=width,height",
    "-of",
    "json",
    done.path,
  ];
  const { stdout } = await promisify(execFile)("ffprobe", probe);
  expect(JSON.parse(stdout)).toMatchObject({
    streams: [{ width: 1080, height: 1920 }, {}],
    format: { duration: /^5/ },
  });
});

test("with a server and a key the same tools use the server, and fetch the film", async () => {
  const { client } = await assistant({ CURTA_SERVER: server.url, CURTA_KEY: key });
  const scripted = await call(client, "write_script", { photo: photoPath("coffee.png"), seconds: 7 });
  expect(scripted.said()).toMatchObject({ script: "Filme de 7 segundos" });
  const { image } = scripted.said();
  const { film } = (await call(client, "make_film", { image, script: "roteiro do assistente" })).said();
  await untilDone(client, film);
  await rm(join(folder, "feitos", `video-${film}.mp4`));
  // An assistant may ask several things at once.
  const others = [1, 2, 3].map(() => untilDone(client, film));
  const done = await untilDone(client, film);
  expect(await Promise.all(others)).toEqual([done, done, done]);
  expect(done.url).toContain(`${server.url}/media/`);
  expect(done.path).toBe(join(folder, "feitos", `video-${film}.mp4`));
  expect(await readFile(done.path, "utf8")).toMatch(/^film of roteiro do assistente/);
});

test("what cannot be done is a sentence, and nothing but photos leaves the disk", async () => {
  await promisify(execFile)("mkfifo", [join(folder, "pipe.jpg")]);
  await writeFile(join(folder, "secret.txt"), "the secret of this machine, long enough to be sent");
  const { client } = await assistant();
  const tries = [
    await call(client, "make_image", { photo: "secret.txt" }),
    await call(client, "write_script", { photo: "nothing.jpg" }),
    // Nobody writes into the one, and the other has no end.
    await call(client, "make_image", { photo: "pipe.jpg" }),
    await call(client, "make_image", { photo: "/dev/zero" }),
    await call(client, "make_film", { image: "unknown", script: "x" }),
    await call(client, "film_status", { film: "unknown" }),
  ];
  expect(tries.map(({ isError }) => isError)).toEqual(tries.map(() => true));
  expect(tries.map(({ text }) => text)).toEqual([
    expect.stringContaining("não é uma imagem"),
    ...[1, 2, 3].map((): unknown => expect.stringContaining("não existe")),
    expect.stringContaining("Não encontramos a imagem"),
    expect.stringContaining("Não encontramos"),
  ]);
  expect(JSON.stringify(tries)).not.toContain("the secret");
  await using elsewhere = await startReceiver();
  const remote = await assistant({ CURTA_SERVER: elsewhere.url, CURTA_KEY: "k" });
  expect((await call(remote.client, "make_image", { photo: "secret.txt" })).text).toContain(
    "não é uma imagem",
  );
  expect(elsewhere.received).toEqual([]);
  const odd = await call(client, "make_image", { photo: photoPath("coffee.png"), seconds: 500 });
  expect(odd.isError).toBe(true);
});

test("what is no text is refused in every field of every tool, and makes nothing", async () => {
  const { client } = await assistant();
  const photo = photoPath("coffee.png");
  const film = { image: "unknown", script: "Filme" };
  const before = await readdir(join(folder, "feitos"));
  for (const odd of ["a\0b", "a\ud83db", "\u0007"]) {
    const said = [
      await call(client, "make_image", { photo, about: odd }),
      await call(client, "make_image", { photo, prompt: odd }),
      await call(client, "make_image", { photo: odd }),
      await call(client, "write_script", { photo, about: odd }),
      await call(client, "make_film", { ...film, script: odd }),
      await call(client, "make_film", { ...film, image: odd }),
      await call(client, "film_status", { film: odd }),
    ].map(({ text, isError }) => (isError ? text : "made"));
    expect(said).toEqual(said.map(() => errorMessage("unclean_text")));
  }
  expect(await readdir(join(folder, "feitos"))).toEqual(before);
});

test("when the assistant goes, so does the server, in the middle of a film too, and leaves no half of it", async () => {
  const { client, transport } = await assistant();
  const { pid } = transport;
  const { image, script } = (await call(client, "make_image", { photo: photoPath("coffee.png") })).said();
  const { film } = (await call(client, "make_film", { image, script })).said();
  await until("the film to be made", async () => {
    const { structured } = await call(client, "film_status", { film, wait: 0 });
    return (structured as { progress: number }).progress > 5;
  });
  await client.close();
  await until("the process to end", async () => {
    try {
      process.kill(pid ?? 0, 0);
      return false;
    } catch {
      return true;
    }
  });
  expect((await readdir(join(folder, "feitos"))).filter((name) => name.includes(film ?? ""))).toEqual([]);
});

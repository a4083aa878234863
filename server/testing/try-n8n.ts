/**
 * Tries the workflows of deploy/n8n against a real n8n, in both directions, with two installations of the product: one makes the
 * films, one has the rows. Everything is on this machine and in a temporary folder.
 *
 *   node server/testing/try-n8n.ts <folder in which n8n is installed>
 */
import { randomBytes, randomUUID } from "node:crypto";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = join(ROOT, "server/src/cli/launch.mjs");
const ADMIN = { email: "ana@exemplo.com.br", password: "girassol-amarelo-42" };
const LIMIT_MS = 120_000;
const stops: (() => Promise<void>)[] = [];

interface Installation {
  readonly url: string;
  readonly env: Record<string, string>;
}

interface Row {
  readonly status: string;
  readonly video_url: string | null;
  readonly error_message: string | null;
}

async function main(): Promise<void> {
  const [n8nFolder] = process.argv.slice(2);
  if (n8nFolder === undefined) throw new Error("say in which folder n8n is installed");
  const folder = await mkdtemp(join(tmpdir(), "curta-n8n-"));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const n8n = `http://127.0.0.1:${port}`;
  const engine = await serve(join(folder, "engine"), { CURTA_CALLBACK_HOSTS: `127.0.0.1:${port}` });
  const rows = await serve(join(folder, "rows"));
  const added = await curta(["key", "add", ADMIN.email, "--name", "n8n"], engine.env);
  const key = /curta_key_\S+/.exec(added)?.[0] ?? "";
  const serviceKey = /\(segredo\): (\S+)/.exec(await curta(["key"], rows.env))?.[1] ?? "";
  const credentials = [
    credential("curtaKey00000001", "Authorization", `Bearer ${key}`),
    credential("curtaRows0000001", "apikey", serviceKey),
  ];
  const user = await signIn(rows);
  const options = { n8nFolder, port, credentials };

  const stopFirst = await startN8n(join(folder, "first"), "curta-as-engine.json", {
    ...options,
    values: { curta: engine.url, linhas: rows.url, n8n },
  });
  await tryEngine(n8n, { engine, key }, rows, user);
  await stopFirst();
  const video = "https://cdn.example/video.mp4";
  await startN8n(join(folder, "second"), "n8n-as-workflow.json", {
    ...options,
    values: { linhas: rows.url },
  });
  await tryOutsideWorkflow(n8n, rows, user, video);
}

interface Person {
  readonly id: string;
  readonly token: string;
}

/** n8n's gerarShorts, with Curta behind it. */
async function tryEngine(
  n8n: string,
  { engine, key }: { engine: Installation; key: string },
  rows: Installation,
  user: Person,
): Promise<void> {
  const photo = await readFile(join(ROOT, "photos/coffee.png"));
  const opcoes = { estilo: "viral", duracao: 5 };
  const image = { generation_type: "imagem", imagem_nome: "cafe.png", user_id: user.id, opcoes };
  const made = await post(n8n, { ...image, imagem_base64: photo.toString("base64") });
  const [first] = JSON.parse(made.body) as { image_url: string; video_description: string }[];
  check("the image comes back through n8n", made.status === 200 && first !== undefined, made.body);
  const film = (imageUrl: string) => ({
    generation_type: "video",
    task_uuid: randomUUID(),
    video_description: first?.video_description ?? "",
    image_url: imageUrl,
    user_id: user.id,
    opcoes,
  });
  const wanted = film(first?.image_url ?? "");
  const accepted = await post(n8n, wanted);
  check("the film is accepted at once", accepted.status === 202, accepted.body);
  const row = await rowOf(rows, user, wanted.task_uuid, ({ status }) => status !== "processing");
  check("its end reaches the user's row by the callback", row.status === "completed", row);
  await until("the callback to be delivered", async () => {
    const headers = { authorization: `Bearer ${key}` };
    const log = await fetch(`${engine.url}/generations/${wanted.task_uuid}/callback`, { headers });
    return (await log.text()).includes('"status":"delivered"');
  });
  check("n8n has thanked for the callback", true, row);
  const bytes = Buffer.from(await (await fetch(row.video_url ?? "")).arrayBuffer());
  check("the film is an MP4", bytes.subarray(4, 8).toString() === "ftyp", row.video_url);
  const unknown = film("https://elsewhere.example/a.jpg");
  const refused = await post(n8n, unknown);
  check("a refusal keeps its status and sentence", refused.status === 422, refused.body);
  const why = await rowOf(rows, user, unknown.task_uuid, ({ status }) => status === "error");
  check("and stands in the row", why.error_message?.startsWith("Não encontramos a imagem") === true, why);
}

/** n8n as the outside workflow of Curta's page: it writes the rows. */
async function tryOutsideWorkflow(
  n8n: string,
  rows: Installation,
  user: Person,
  video: string,
): Promise<void> {
  const opcoes = { estilo: "viral", duracao: 30 };
  const image = {
    generation_type: "imagem",
    imagem_nome: "a.png",
    imagem_base64: "AAAA",
    user_id: user.id,
    opcoes,
  };
  const made = await post(n8n, image);
  const [first] = JSON.parse(made.body) as Record<string, string>[];
  const fields = Object.keys(first ?? {}).join();
  check(
    "n8n answers as the page expects",
    fields === "image_url,positivePrompt,video_description",
    made.body,
  );
  const id = randomUUID();
  const rest = {
    task_uuid: id,
    video_description: "roteiro",
    image_url: first?.["image_url"],
    user_id: user.id,
    opcoes,
  };
  const accepted = await post(n8n, { generation_type: "video", ...rest });
  check("the film is accepted", accepted.status === 202, accepted.body);
  const row = await rowOf(rows, user, id, ({ status }) => status === "completed");
  check("n8n wrote the row that the user sees", row.video_url === video, row);
}

async function post(n8n: string, body: object): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${n8n}/webhook/gerarShorts`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      origin: "http://localhost:3000",
    },
    body: JSON.stringify(body),
  });
  check(
    "a page may read the answer",
    answer.headers.get("access-control-allow-origin") !== null,
    answer.status,
  );
  return { status: answer.status, body: await answer.text() };
}

async function signIn({ url }: Installation): Promise<Person> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  return { id: session.user.id, token: session.access_token };
}

/** The row as its user sees it, once it is as wanted. */
function rowOf(
  { url }: Installation,
  { token }: Person,
  id: string,
  fits: (row: Row) => boolean,
): Promise<Row> {
  return until(`the row ${id}`, async () => {
    const answer = await fetch(`${url}/rest/v1/shorts_generation?id=eq.${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [row] = (await answer.json()) as Row[];
    return row && fits(row) ? row : undefined;
  });
}

async function serve(data: string, more: Record<string, string> = {}): Promise<Installation> {
  const port = await freePort();
  const admin = { CURTA_ADMIN_EMAIL: ADMIN.email, CURTA_ADMIN_PASSWORD: ADMIN.password };
  const env = { CURTA_DATA: data, PORT: String(port), CURTA_LOG: "warn", ...admin, ...more };
  stop(start(process.execPath, [PROGRAM, "serve"], env, `${data}.log`));
  const url = `http://127.0.0.1:${port}`;
  await until(url, async () => (await fetch(`${url}/ready`)).ok);
  return { url, env };
}

interface N8nOptions {
  readonly n8nFolder: string;
  readonly port: number;
  readonly credentials: readonly object[];
  /** Of the node "Configuração". */
  readonly values: Readonly<Record<string, string>>;
}

/** Imports and publishes a workflow, and starts n8n with it. */
async function startN8n(home: string, file: string, options: N8nOptions): Promise<() => Promise<void>> {
  await mkdir(home, { recursive: true });
  const workflow = JSON.parse(await readFile(join(ROOT, "deploy/n8n", file), "utf8"), (_key, part: unknown) =>
    configure(part, options.values),
  ) as { id: string };
  await writeFile(join(home, "workflow.json"), JSON.stringify(workflow));
  await writeFile(join(home, "credentials.json"), JSON.stringify(options.credentials));
  const env = {
    N8N_USER_FOLDER: home,
    N8N_PORT: String(options.port),
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    N8N_LISTEN_ADDRESS: "127.0.0.1",
    N8N_ENCRYPTION_KEY: randomBytes(16).toString("hex"),
    N8N_DIAGNOSTICS_ENABLED: "false",
    N8N_VERSION_NOTIFICATIONS_ENABLED: "false",
    N8N_TEMPLATES_ENABLED: "false",
  };
  const program = join(options.n8nFolder, "node_modules/n8n/bin/n8n");
  const run = async (...args: string[]) => {
    const [code] = await once(
      start(process.execPath, [program, ...args], env, join(home, "cli.log")),
      "exit",
    );
    if (code !== 0) throw new Error(`n8n ${args.join(" ")}: see ${home}/cli.log`);
  };
  await run("import:credentials", `--input=${join(home, "credentials.json")}`);
  await run("import:workflow", `--input=${join(home, "workflow.json")}`);
  await run("publish:workflow", `--id=${workflow.id}`);
  const end = stop(start(process.execPath, [program, "start"], env, join(home, "n8n.log")));
  // Ready is too early: the webhook is there once its preflight is answered.
  await until("n8n's webhook", async () => {
    const method = {
      method: "OPTIONS",
      headers: { origin: "http://x", "access-control-request-method": "POST" },
    };
    return (await fetch(`http://127.0.0.1:${options.port}/webhook/gerarShorts`, method)).status === 204;
  });
  return end;
}

/** A value of the node "Configuração", with what is true here. */
function configure(part: unknown, values: Readonly<Record<string, string>>): unknown {
  const isValue =
    typeof part === "object" && part !== null && "id" in part && "name" in part && part.id === part.name;
  const value = isValue ? values[String(part.name)] : undefined;
  return isValue && value !== undefined ? { ...part, value } : part;
}

function credential(id: string, name: string, value: string): object {
  return { id, name: id, type: "httpHeaderAuth", data: { name, value } };
}

function start(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  log: string,
): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const out = createWriteStream(log, { flags: "a" });
  child.stdout.pipe(out, { end: false });
  child.stderr.pipe(out, { end: false });
  return child;
}

/** Ends the process now or, at the latest, at the end. */
function stop(child: ChildProcess): () => Promise<void> {
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  stops.push(end);
  return end;
}

async function curta(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env } });
  return text(child.stdout);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(250)) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && answer !== false) return answer;
  }
  throw new Error(`gave up waiting for ${what}`);
}

function check(what: string, isTrue: boolean, seen: unknown): void {
  if (!isTrue) throw new Error(`not true: ${what}; seen: ${JSON.stringify(seen)}`);
  process.stdout.write(`ok  ${what}\n`);
}

try {
  await main();
} finally {
  for (const end of stops.toReversed()) await end();
}

/**
 * Tries the workflows of deploy/n8n against a real n8n, in both directions, with two installations of the product: one makes the
 * films, one has the rows. Everything is on this machine and in a temporary folder.
 *
 *   node server/testing/n8n/try-n8n.ts <folder in which n8n is installed>
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPhoto } from "@curta/photos";
import { ADMIN, curta, type Installation, type Person, rowOf, serve, signIn } from "./installation.ts";
import { atEnd, endAll, freePort, until } from "./processes.ts";
import { credential, startN8n } from "./start-n8n.ts";

async function main(): Promise<void> {
  const [n8nFolder] = process.argv.slice(2);
  if (n8nFolder === undefined) throw new Error("say in which folder n8n is installed");
  const folder = await mkdtemp(join(tmpdir(), "curta-n8n-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
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

/** n8n's gerarShorts, with Curta behind it. */
async function tryEngine(
  n8n: string,
  { engine, key }: { engine: Installation; key: string },
  rows: Installation,
  user: Person,
): Promise<void> {
  const photo = await readPhoto("coffee.png");
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

function check(what: string, isTrue: boolean, seen: unknown): void {
  if (!isTrue) throw new Error(`not true: ${what}; seen: ${JSON.stringify(seen)}`);
  process.stdout.write(`ok  ${what}\n`);
}

try {
  await main();
} finally {
  await endAll();
}

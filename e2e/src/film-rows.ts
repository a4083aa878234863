/** Rows of films as an outside workflow writes them, for tests that need many. */
import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { account } from "./account.ts";
import { ADMIN, type Product } from "./start-product.ts";
import { smallPhoto } from "./small-photos.ts";

const LAUNCHER = path.resolve(import.meta.dirname, "../../server/src/cli/launch.mjs");

type InFolder = Pick<Product, "dataFolder">;

export function curta(product: InFolder, ...args: string[]): string {
  return execFileSync(process.execPath, [LAUNCHER, ...args], { env: envOf(product), encoding: "utf8" });
}

/** Makes an account with the first user's password. */
export async function addUser(product: InFolder, email: string): Promise<void> {
  const args = [LAUNCHER, "user", "add", email, "--password-stdin"];
  await new Promise<void>((resolve, reject) => {
    const command = execFile(process.execPath, args, { env: envOf(product) }, (error) =>
      error === null ? resolve() : reject(error),
    );
    command.stdin?.end(ADMIN.password);
  });
}

function envOf({ dataFolder }: InFolder): NodeJS.ProcessEnv {
  return { ...process.env, CURTA_DATA: dataFolder };
}

/** Somebody who is signed in, without a page. */
export interface Caller {
  readonly userId: string;
  readonly call: (method: string, address: string, body?: unknown) => Promise<unknown>;
}

export async function signInCaller(product: Pick<Product, "url">, email = account.email): Promise<Caller> {
  const { supabaseKey } = (await (await fetch(`${product.url}/config.json`)).json()) as {
    supabaseKey: string;
  };
  const ask = async (method: string, address: string, body: unknown, token?: string): Promise<unknown> => {
    const answer = await fetch(product.url + address, {
      method,
      headers: {
        apikey: supabaseKey,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  const credentials = { email, password: ADMIN.password };
  const signIn = () =>
    ask("POST", "/auth/v1/token?grant_type=password", credentials) as Promise<{
      access_token: string;
      user: { id: string };
    }>;
  // The first user is made a moment after the product is healthy.
  const session = await signIn().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return signIn();
  });
  return {
    userId: session.user.id,
    call: (method, address, body) => ask(method, address, body, session.access_token),
  };
}

/** Keeps a draft of an image that is made for it. */
export async function keepDraft({ userId, call }: Caller, photo: Buffer, script: string): Promise<string> {
  const [image] = (await call("POST", "/webhook/gerarShorts", {
    generation_type: "imagem",
    imagem_base64: photo.toString("base64"),
    imagem_nome: "gato.jpg",
    user_id: userId,
  })) as { image_url: string; positivePrompt: string; video_description: string }[];
  const { image_url = "", positivePrompt: prompt = "", video_description = "" } = image ?? {};
  const id = crypto.randomUUID();
  await call("PUT", `/drafts/${id}`, {
    version: 0,
    photo_name: "gato.jpg",
    takes: [{ image_url, positivePrompt: prompt, video_description }],
    present: { image_url, prompt, script, options: { estilo: "viral", duracao: 15 } },
    past: [],
    future: [],
    edited_at: new Date().toISOString(),
    put_away: false,
  });
  return id;
}

/** A real photo and a real film of 5 seconds, made without the page. Gives the film's row. */
export async function makeRealFilm(
  { userId, call }: Caller,
  photo: Buffer,
): Promise<Record<string, unknown>> {
  const opcoes = { estilo: "suave", duracao: 5 };
  const [image] = (await call("POST", "/webhook/gerarShorts", {
    generation_type: "imagem",
    imagem_base64: photo.toString("base64"),
    imagem_nome: "foto.jpg",
    user_id: userId,
    opcoes,
  })) as { image_url: string; video_description: string }[];
  const id = crypto.randomUUID();
  await call("POST", "/webhook/gerarShorts", {
    generation_type: "video",
    task_uuid: id,
    video_description: image?.video_description,
    image_url: image?.image_url,
    user_id: userId,
    opcoes,
  });
  for (let second = 0; second < 100; second++) {
    const [row] = (await call("GET", `/rest/v1/shorts_generation?id=eq.${id}`)) as Record<string, unknown>[];
    if (row?.status === "completed") return row;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error("the film did not get ready");
}

/** Signs in to a new product, and makes one real film there of the sleeping cat, called "O de verdade". */
export async function makeNamedFilm(
  product: Product,
): Promise<{ ana: Caller; real: Record<string, unknown> }> {
  const ana = await signInCaller(product);
  const real = await makeRealFilm(ana, readFileSync(smallPhoto("sleeping-cat.jpg")));
  await ana.call("PATCH", `/generations/${String(real.id)}`, { title: "O de verdade" });
  return { ana, real };
}

/** Writes rows with the service key, as an outside workflow does. */
export async function writeRows(product: Product, rows: readonly object[]): Promise<void> {
  const key = /sb_secret_\S+/.exec(curta(product, "key"))?.[0] ?? "";
  for (let from = 0; from < rows.length; from += 100) {
    const answer = await fetch(`${product.url}/rest/v1/shorts_generation`, {
      method: "POST",
      headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(rows.slice(from, from + 100)),
    });
    if (!answer.ok) throw new Error(`rows: ${answer.status} ${await answer.text()}`);
  }
}

/** Rows of films as an outside workflow writes them, for tests that need many. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { signInCaller, type Caller } from "./caller.ts";
import { makeTake } from "./drafts.ts";
import type { Product } from "./start-product.ts";
import { smallPhoto } from "../small-photos.ts";

const LAUNCHER = path.resolve(import.meta.dirname, "../../../server/src/cli/launch.mjs");

type InFolder = Pick<Product, "dataFolder">;

export function curta(product: InFolder, ...args: string[]): string {
  return execFileSync(process.execPath, [LAUNCHER, ...args], { env: envOf(product), encoding: "utf8" });
}

function envOf({ dataFolder }: InFolder): NodeJS.ProcessEnv {
  return { ...process.env, CURTA_DATA: dataFolder };
}

/** A real photo and a real film of 5 seconds, made without the page. Gives the film's row. */
export async function makeRealFilm(caller: Caller, photo: Buffer): Promise<Record<string, unknown>> {
  const { userId, call } = caller;
  const opcoes = { estilo: "suave", duracao: 5 };
  const take = await makeTake(caller, photo, { name: "foto.jpg", options: opcoes });
  const id = crypto.randomUUID();
  await call("POST", "/webhook/gerarShorts", {
    generation_type: "video",
    task_uuid: id,
    video_description: take.video_description,
    image_url: take.image_url,
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

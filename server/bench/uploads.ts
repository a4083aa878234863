import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { WEBHOOK_PATH, MAX_PHOTO_BYTES } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import { describeTimes, runMany, summarize } from "./measure.ts";
import type { BenchProduct } from "./product.ts";

const UPLOADS = 9;
const SIDE_BY_SIDE = 3;
const PROBE_EVERY_MS = 15;
// oxlint-disable-next-line no-process-env -- the same name that the tests read

/** Uploads photos of 10 MB concurrently, and measures page loads and row reads meanwhile. */
export async function benchUploads(product: BenchProduct): Promise<string[]> {
  const body = await makeBody(product.user.id);
  const control = new AbortController();
  const quiet = await probeFor(product, 2_000);
  const probing = probe(product, control.signal);
  const uploads = await runMany(UPLOADS, SIDE_BY_SIDE, () => upload(product, body));
  control.abort();
  const busy = await probing;
  return [
    `uploads of 10 MB    ${(UPLOADS / uploads.seconds).toFixed(2)} a second, ${SIDE_BY_SIDE} side by side, key image made; ${describeTimes(uploads.each)}`,
    `  page meanwhile    ${describeTimes(summarize(busy.page))}; with nothing else: ${describeTimes(summarize(quiet.page))}`,
    `  row meanwhile     ${describeTimes(summarize(busy.row))}; with nothing else: ${describeTimes(summarize(quiet.row))}`,
  ];
}

/** A real photo, padded to 10 MB: decoders ignore bytes after a JPEG's end. */
async function makeBody(userId: string): Promise<Buffer> {
  const photo = Buffer.alloc(MAX_PHOTO_BYTES, 0);
  (await readPhoto("craft-beer.jpg")).copy(photo);
  const body = {
    generation_type: "imagem",
    imagem_base64: photo.toString("base64"),
    imagem_nome: "foto.jpg",
    user_id: userId,
    opcoes: { estilo: "viral", duracao: 30 },
  };
  return Buffer.from(JSON.stringify(body));
}

function upload({ url, user }: BenchProduct, body: Buffer): Promise<void> {
  const headers = {
    "content-type": "application/json",
    "content-length": body.length,
    authorization: `Bearer ${user.token}`,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url + WEBHOOK_PATH, { method: "POST", headers }, (answer) => {
      answer.resume().on("end", () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`upload: ${answer.statusCode}`));
      });
    });
    asked.on("error", reject).end(body);
  });
}

interface Probes {
  readonly page: number[];
  readonly row: number[];
}

async function probe({ url, user, anonKey }: BenchProduct, signal: AbortSignal): Promise<Probes> {
  const probes: Probes = { page: [], row: [] };
  const row = `${url}/rest/v1/shorts_generation?select=status,video_url,error_message&id=eq.${user.filmId}`;
  const headers = { apikey: anonKey, authorization: `Bearer ${user.token}` };
  while (!signal.aborted) {
    probes.page.push(await timeGet(url, {}));
    probes.row.push(await timeGet(row, headers));
    await sleep(PROBE_EVERY_MS);
  }
  return probes;
}

async function probeFor(product: BenchProduct, milliseconds: number): Promise<Probes> {
  return probe(product, AbortSignal.timeout(milliseconds));
}

async function timeGet(url: string, headers: Record<string, string>): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - from;
}

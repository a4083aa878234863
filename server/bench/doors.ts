import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { WEBHOOK_PATH } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import { closeSockets, join, type BenchSocket } from "./bench-sockets.ts";
import { describeTimes, runMany, summarize } from "./measure.ts";
import { PASSWORD, userName, type BenchProduct } from "./product.ts";

const SIGN_INS = 200;
const SOCKETS = 2_000;
const UPLOADS = 50;
const PROBE_EVERY_MS = 50;
const FILM_LIMIT_MS = 120_000;

/**
 * Everybody at once, while a film renders: what is over a bound is refused with a sentence, everything else is answered.
 * `users` people share the uploads.
 */
export async function benchDoors(product: BenchProduct, users: number): Promise<string[]> {
  const photo = (await readPhoto("craft-beer.jpg")).toString("base64");
  const people = await Promise.all(Array.from({ length: users }, (_, index) => signIn(product, index, 7)));
  const filmId = await beginFilm(product, people[0]!, photo);
  const control = new AbortController();
  const probing = probe(`${product.url}/config.json`, control.signal);
  const sockets: BenchSocket[] = [];
  const [signIns, joined, uploads] = await Promise.all([
    count(SIGN_INS, async (index) => (await signIn(product, index % users, index)).status),
    runMany(SOCKETS, SOCKETS, async (index) => void sockets.push(await join(product, product.user, index))),
    count(UPLOADS, (index) => upload(product, people[index % users]!, photo, index)),
  ]);
  control.abort();
  const page = await probing;
  closeSockets(sockets);
  const film = await untilEnded(product, people[0]!, filmId);
  return [
    `${SIGN_INS} sign-ins at once   ${signIns}`,
    `${SOCKETS} sockets at once   all joined in ${joined.seconds.toFixed(1)} s`,
    `${UPLOADS} uploads at once     ${uploads}`,
    `  page settings meanwhile ${describeTimes(summarize(page))}`,
    `  film meanwhile     ${film}`,
  ];
}

interface Person {
  readonly id: string;
  readonly token: string;
  readonly status: string;
}

async function signIn({ url, anonKey }: BenchProduct, index: number, from: number): Promise<Person> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: anonKey,
      "x-forwarded-for": `10.7.${from % 200}.1`,
    },
    body: JSON.stringify({ email: userName(index), password: PASSWORD }),
  });
  const body = (await answer.json()) as { access_token?: string; user?: { id: string }; error_code?: string };
  const status = [answer.status, body.error_code].filter((part) => part !== undefined).join(" ");
  return { id: body.user?.id ?? "", token: body.access_token ?? "", status };
}

function ask({ url }: BenchProduct, { token }: Person, from: number, body: unknown): Promise<Response> {
  return fetch(url + WEBHOOK_PATH, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "x-forwarded-for": `10.6.${from}.1`,
    },
    body: JSON.stringify(body),
  });
}

function imageBody({ id }: Person, photo: string) {
  const opcoes = { estilo: "viral", duracao: 30 };
  return {
    generation_type: "imagem",
    imagem_base64: photo,
    imagem_nome: "foto.jpg",
    user_id: id,
    opcoes,
  };
}

async function upload(product: BenchProduct, person: Person, photo: string, index: number): Promise<string> {
  const answer = await ask(product, person, index, imageBody(person, photo));
  const body = (await answer.json()) as { code?: string };
  return [answer.status, body.code].filter((part) => part !== undefined).join(" ");
}

async function beginFilm(product: BenchProduct, person: Person, photo: string): Promise<string> {
  const answer = await ask(product, person, 250, imageBody(person, photo));
  const [image] = (await answer.json()) as { image_url: string; video_description: string }[];
  const id = randomUUID();
  const { image_url, video_description } = image!;
  const opcoes = { estilo: "viral", duracao: 30 };
  const film = { generation_type: "video", task_uuid: id, user_id: person.id, opcoes };
  const accepted = await ask(product, person, 250, { ...film, image_url, video_description });
  if (accepted.status !== 202) throw new Error(`film: ${accepted.status}`);
  return id;
}

async function untilEnded({ url, anonKey }: BenchProduct, { token }: Person, id: string): Promise<string> {
  const headers = { apikey: anonKey, authorization: `Bearer ${token}` };
  for (const end = Date.now() + FILM_LIMIT_MS; Date.now() < end; await sleep(500)) {
    const answer = await fetch(`${url}/rest/v1/shorts_generation?select=status&id=eq.${id}`, { headers });
    const [row] = (await answer.json()) as { status: string }[];
    if (row !== undefined && ["completed", "error"].includes(row.status)) return row.status;
  }
  return "not ended";
}

async function probe(url: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (; !signal.aborted; await sleep(PROBE_EVERY_MS)) {
    const from = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
    times.push(performance.now() - from);
  }
  return times;
}

/** Does it `most` times at once, and says how often each outcome came. */
async function count(most: number, work: (index: number) => Promise<string>): Promise<string> {
  const outcomes = new Map<string, number>();
  const { each } = await runMany(most, most, async (index) => {
    const outcome = await work(index);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  });
  return `${[...outcomes].map(([outcome, times]) => `${times} x ${outcome}`).join(", ")}; ${describeTimes(each)}`;
}

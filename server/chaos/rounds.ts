import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readPhoto } from "@curta/photos";
import { freePort } from "../src/database/embedded/postmaster.ts";
import { ProductClient } from "./films.ts";
import { Product, VICTIMS, type Victim } from "./product-process.ts";
import { randomFrom } from "./random.ts";
import { isWholeFilm, isWholeTestFilm } from "./whole-film.ts";

export interface ChaosOptions {
  readonly rounds: number;
  /** Decides what is killed, and when. */
  readonly seed: number;
  /** Real five-second films from a real photo, in place of the quick test studio's. */
  readonly real?: boolean;
  readonly say?: (line: string) => void;
}

/** Films and processes, counted. */
export interface Tally {
  accepted: number;
  delivered: number;
  /** Accepted but never delivered. */
  lost: number;
  /** Delivered, but incomplete or another film. */
  broken: number;
  /** Films on disk that no completed row names, or rows whose film is not on disk. */
  doubled: number;
  kills: number;
}

interface Chaos extends Required<ChaosOptions> {
  readonly product: Product;
  readonly photo: Uint8Array;
  readonly random: () => number;
  readonly tally: Tally;
}

const DELIVERY_LIMIT_MS = { real: 600_000, quick: 120_000 };
/** About the time that a film takes: kills are spread over it. */
const FILM_MS = { real: 20_000, quick: 1_500 };
const FILM_SECONDS = 5;

/**
 * Requests films and kills processes at random moments, repeatedly, then counts. Every accepted film must be
 * delivered exactly once and complete.
 */
export async function playRounds(options: ChaosOptions): Promise<Tally> {
  const { rounds, seed, real = false, say = () => {} } = options;
  const data = await mkdtemp(join(tmpdir(), "curta-chaos-"));
  const [file, ...args] = real ? ["../src/cli/launch.mjs", "serve"] : ["product.ts"];
  const program = [join(import.meta.dirname, file), ...args];
  const env = { CURTA_RENDERS: real ? "1" : "3" };
  const product = new Product(program, data, await freePort(), env);
  const tally: Tally = { accepted: 0, delivered: 0, lost: 0, broken: 0, doubled: 0, kills: 0 };
  const photo = real ? await readPhoto("sleeping-cat.jpg") : Buffer.alloc(64, 7);
  const chaos: Chaos = { rounds, seed, real, say, product, photo, random: randomFrom(seed), tally };
  try {
    for (let round = 1; round <= rounds; round++) await playRound(chaos, round);
    // The start deletes what the killed processes left behind.
    await product.stop();
    await product.up();
    tally.doubled = await countExtraFilms(data, new ProductClient(product.url));
    return tally;
  } finally {
    await product.stop();
    await rm(data, { recursive: true, force: true });
  }
}

interface Kill {
  readonly victim: Victim;
  readonly afterMs: number;
}

/** One round: some films, one or two kills; every film must be delivered. */
async function playRound(chaos: Chaos, round: number): Promise<void> {
  const { product, random, tally, photo } = chaos;
  await product.up();
  const client = new ProductClient(product.url);
  const wanted = 1 + Math.floor(random() * 3);
  const kills = Array.from({ length: 1 + Math.floor(random() * 2) }, () => drawKill(chaos));
  const killing = killAll(chaos, kills);
  const films = new Map<string, string>();
  for (let film = 0; film < wanted; film++) {
    const script = `rodada ${round} filme ${film}`;
    const id = await client.ask(script, photo, FILM_SECONDS);
    if (id !== undefined) films.set(id, script);
  }
  await killing;
  tally.accepted += films.size;
  const names = kills.map(({ victim, afterMs }) => `${victim} at ${Math.round(afterMs)} ms`).join(", ");
  chaos.say(`round ${round}: ${films.size} of ${wanted} accepted; killed ${names}`);
  await Promise.all([...films].map(([id, script]) => settle(chaos, client, id, script)));
}

function drawKill({ random, real }: Chaos): Kill {
  const victim = VICTIMS[Math.floor(random() * VICTIMS.length)] ?? "all";
  return { victim, afterMs: random() * FILM_MS[real ? "real" : "quick"] };
}

async function killAll({ product, tally }: Chaos, kills: readonly Kill[]): Promise<void> {
  for (const { victim, afterMs } of kills) {
    await sleep(afterMs);
    tally.kills += product.kill(victim);
  }
}

/** Waits for a film and checks it. */
async function settle(chaos: Chaos, client: ProductClient, id: string, script: string): Promise<void> {
  const { product, tally, real } = chaos;
  const end = Date.now() + DELIVERY_LIMIT_MS[real ? "real" : "quick"];
  for (; Date.now() < end; await sleep(250)) {
    await product.up();
    const row = await client.row(id);
    if (row?.status === "error" || row?.status === "canceled") break;
    if (row?.status !== "completed" || row.video_url === null) continue;
    const film = await client.download(row.video_url);
    if (film === undefined) continue;
    if (real ? isWholeFilm(film) : isWholeTestFilm(film, script)) tally.delivered++;
    else tally.broken++;
    return;
  }
  tally.lost++;
  chaos.say(`lost: ${id} ${JSON.stringify(await client.row(id))}`);
}

/**
 * Films on disk without a completed row, or unfinished. Compared with rows, not with accepted requests: a film
 * whose answer was lost with the web process is made as well.
 */
async function countExtraFilms(data: string, client: ProductClient): Promise<number> {
  let extra = 0;
  for (let attempt = 0; attempt < 40; attempt++) {
    const rows = await client.rows("status=eq.completed");
    const named = rows.map((row) => row.video_url?.split("/media/")[1] ?? "");
    const files = await readdir(join(data, "media"), { recursive: true });
    const films = files.filter((name) => name.endsWith("film.mp4"));
    const unfinished = files.filter((name) => name.endsWith(".part"));
    const unnamed = films.filter((film) => !named.includes(film));
    const missing = named.filter((film) => !films.includes(film));
    extra = unnamed.length + missing.length + unfinished.length;
    if (extra === 0) break;
    await sleep(500);
  }
  return extra;
}

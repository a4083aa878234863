import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readPhoto } from "@curta/photos";
import { shares } from "@curta/studio/random";
import { freePort } from "../src/database/embedded/postmaster.ts";
import { ProductClient } from "./films.ts";
import { Product } from "./product-process.ts";
import {
  createPlainSurroundings,
  startSilentSurroundings,
  type Surroundings,
  type Trouble,
} from "./surroundings.ts";
import { isWholeFilm, isWholeTestFilm } from "./whole-film.ts";

export interface ChaosOptions {
  readonly rounds: number;
  /** Decides what happens, and when. */
  readonly seed: number;
  /** Links fall silent or are slow and processes freeze, in place of being killed. */
  readonly silent?: boolean;
  /** Real five-second films from a real photo, in place of the quick test studio's. */
  readonly real?: boolean;
  /** The longest time for which a link is mute or a process frozen, in seconds. */
  readonly longest?: number;
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
  /** Stored films that no completed row names, or rows whose film is not stored. */
  doubled: number;
  troubles: number;
  /** The same by kind. */
  readonly kinds: Map<string, number>;
  /** Stops that took longer than 15 s, the last one with database and store silent. */
  slowStops: number;
}

interface Chaos extends Required<ChaosOptions> {
  readonly product: Product;
  readonly surroundings: Surroundings;
  readonly photo: Uint8Array;
  readonly random: () => number;
  readonly tally: Tally;
}

/** Longer than every time-out of the product but that of requests. */
const LONGEST_SECONDS = 30;
const DELIVERY_LIMIT_MS = { real: 600_000, quick: 240_000 };
/** Whatever is mute or frozen. */
const STOP_LIMIT_MS = 15_000;
/** About the time that a film takes: troubles are spread over it. */
const FILM_MS = { real: 20_000, quick: 1_500 };
const FILM_SECONDS = 5;

/**
 * Requests films and lets things happen at random moments, repeatedly, then counts. Every accepted film must be
 * delivered exactly once and complete.
 */
export async function playRounds(options: ChaosOptions): Promise<Tally> {
  const { rounds, seed, real = false, silent = false, longest = LONGEST_SECONDS, say = () => {} } = options;
  await using stack = new AsyncDisposableStack();
  const data = await mkdtemp(join(tmpdir(), "curta-chaos-"));
  stack.defer(() => rm(data, { recursive: true, force: true }));
  const surroundings = stack.use(
    silent ? await startSilentSurroundings(longest * 1_000) : createPlainSurroundings(data),
  );
  const [file, ...args] = real ? ["../src/cli/launch.mjs", "serve"] : ["product.ts"];
  const program = [join(import.meta.dirname, file), ...args];
  const env = { CURTA_RENDERS: real ? "1" : "3", ...surroundings.env };
  const product = new Product(program, data, await freePort(), env);
  stack.defer(async () => void (await product.stop()));
  const tally: Tally = {
    accepted: 0,
    delivered: 0,
    lost: 0,
    broken: 0,
    doubled: 0,
    troubles: 0,
    kinds: new Map(),
    slowStops: 0,
  };
  const photo = real ? await readPhoto("sleeping-cat.jpg") : Buffer.alloc(64, 7);
  const random = shares(seed);
  const chaos: Chaos = {
    rounds,
    seed,
    real,
    silent,
    longest,
    say,
    product,
    surroundings,
    photo,
    random,
    tally,
  };
  for (let round = 1; round <= rounds; round++) await playRound(chaos, round);
  // The start deletes what the killed processes left behind.
  await stopInTime(chaos);
  await product.up();
  tally.doubled = await countExtraFilms(surroundings, new ProductClient(product.url));
  surroundings.fallSilent();
  await stopInTime(chaos);
  return tally;
}

async function stopInTime({ product, tally, say }: Chaos): Promise<void> {
  const tookMs = await product.stop();
  say(`stopped in ${(tookMs / 1_000).toFixed(1)} s`);
  if (tookMs > STOP_LIMIT_MS) tally.slowStops++;
}

interface Timed extends Trouble {
  readonly afterMs: number;
}

/** One round: some films, one or two troubles; every film must be delivered. */
async function playRound(chaos: Chaos, round: number): Promise<void> {
  const { product, random, tally, photo } = chaos;
  await product.up();
  const client = new ProductClient(product.url);
  const wanted = 1 + Math.floor(random() * 3);
  const troubles = Array.from({ length: 1 + Math.floor(random() * 2) }, () => drawTrouble(chaos));
  const happening = happenAll(chaos, troubles);
  const films = new Map<string, string>();
  for (let film = 0; film < wanted; film++) {
    const script = `rodada ${round} filme ${film}`;
    const id = await client.ask(script, photo, FILM_SECONDS);
    if (id !== undefined) films.set(id, script);
  }
  await happening;
  tally.accepted += films.size;
  chaos.say(`round ${round}: ${films.size} of ${wanted} accepted; ${troubles.map(describe).join(", ")}`);
  await Promise.all([...films].map(([id, script]) => settle(chaos, client, id, script)));
}

function describe({ kind, seconds, afterMs }: Timed): string {
  return `${kind} at ${Math.round(afterMs)} ms${seconds === undefined ? "" : ` for ${seconds} s`}`;
}

function drawTrouble({ random, real, surroundings }: Chaos): Timed {
  return { ...surroundings.draw(random), afterMs: random() * FILM_MS[real ? "real" : "quick"] };
}

async function happenAll({ product, tally }: Chaos, troubles: readonly Timed[]): Promise<void> {
  for (const { kind, happen, afterMs } of troubles) {
    await sleep(afterMs);
    await happen(product);
    tally.troubles++;
    tally.kinds.set(kind, (tally.kinds.get(kind) ?? 0) + 1);
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
 * Stored films without a completed row, or unfinished. Compared with rows, not with accepted requests: a film
 * whose answer was lost with the web process is made as well.
 */
async function countExtraFilms(surroundings: Surroundings, client: ProductClient): Promise<number> {
  let extra = 0;
  for (let attempt = 0; attempt < 40; attempt++) {
    const rows = await client.rows("status=eq.completed");
    const named = rows.map((row) => row.video_url?.split("/media/")[1] ?? "");
    const files = await surroundings.files();
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

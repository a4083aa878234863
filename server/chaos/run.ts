/**
 * `npm run test:chaos -- --rounds N --seed S [--real]`: asks for films and kills processes at random moments,
 * over and over, then counts. The seed decides what is killed and when; `--real` makes real five-second films.
 */
import { readFile } from "node:fs/promises";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../src/database/embedded/postmaster.ts";
import { Asker } from "./films.ts";
import { Product, VICTIMS } from "./product-process.ts";
import { randomFrom } from "./random.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
    real: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const DELIVERY_LIMIT_MS = values.real ? 600_000 : 120_000;
/** How long a film takes, about: kills are spread over that. */
const FILM_MS = values.real ? 20_000 : 1_500;

interface Tally {
  readonly accepted: Map<string, string>;
  delivered: number;
  lost: number;
  broken: number;
  kills: number;
}

async function main(): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), "curta-chaos-"));
  const program = values.real ? ["../src/cli/curta.ts", "serve"] : ["product.ts"];
  const [file = "", ...args] = program;
  const product = new Product([join(import.meta.dirname, file), ...args], data, await freePort(), {
    CURTA_RENDERS: values.real ? "1" : "3",
  });
  const tally: Tally = { accepted: new Map(), delivered: 0, lost: 0, broken: 0, kills: 0 };
  const random = randomFrom(seed);
  try {
    for (let round = 1; round <= rounds; round++) await play(product, tally, random, round);
    // A start sweeps what the deaths left behind.
    await product.stop();
    await product.up();
    const doubled = await countExtraFilms(data, new Asker(product.url));
    console.log(
      `seed ${seed}: ${rounds} rounds, ${tally.kills} processes killed, ${tally.accepted.size} films accepted, ` +
        `${tally.delivered} delivered, ${tally.lost} lost, ${tally.broken} broken, ${doubled} doubled`,
    );
    return tally.lost + tally.broken + doubled;
  } finally {
    await product.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** One round: some films, one or two kills, and every film has to arrive. */
async function play(product: Product, tally: Tally, random: () => number, round: number): Promise<void> {
  await product.up();
  const asker = new Asker(product.url);
  const wanted = 1 + Math.floor(random() * 3);
  const kills = Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
    victim: VICTIMS[Math.floor(random() * VICTIMS.length)] ?? "all",
    afterMs: random() * FILM_MS,
  }));
  const photo = values.real ? await realPhoto() : Buffer.alloc(64, 7);
  const killing = killAll(product, kills, tally);
  const ids: string[] = [];
  for (let film = 0; film < wanted; film++) {
    const script = `rodada ${round} filme ${film}`;
    const id = await asker.ask(script, photo, 5);
    if (id === undefined) continue;
    ids.push(id);
    tally.accepted.set(id, script);
  }
  await killing;
  const names = kills.map(({ victim, afterMs }) => `${victim} at ${Math.round(afterMs)} ms`).join(", ");
  console.log(`round ${round}: ${ids.length} of ${wanted} accepted; killed ${names}`);
  await Promise.all(ids.map((id) => settle(product, asker, tally, id)));
}

async function killAll(
  product: Product,
  kills: readonly { victim: (typeof VICTIMS)[number]; afterMs: number }[],
  tally: Tally,
): Promise<void> {
  for (const { victim, afterMs } of kills) {
    await sleep(afterMs);
    tally.kills += product.kill(victim);
  }
}

/** Waits for a film and looks at what arrived. */
async function settle(product: Product, asker: Asker, tally: Tally, id: string): Promise<void> {
  for (const end = Date.now() + DELIVERY_LIMIT_MS; Date.now() < end; await sleep(250)) {
    await product.up();
    const row = await asker.row(id);
    if (row?.status === "error" || row?.status === "canceled") break;
    if (row?.status !== "completed" || row.video_url === null) continue;
    const film = await fetch(row.video_url)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
    if (film === undefined) continue;
    if (isWhole(Buffer.from(film), tally.accepted.get(id) ?? "")) tally.delivered++;
    else tally.broken++;
    return;
  }
  tally.lost++;
  console.log(`lost: ${id} ${JSON.stringify(await asker.row(id))}`);
}

function isWhole(film: Buffer, script: string): boolean {
  if (values.real)
    return film.subarray(4, 8).toString() === "ftyp" && film.includes("moov") && film.includes("mdat");
  return new RegExp(`^film of ${script} x+ end$`).test(film.toString());
}

/**
 * Films on disk beyond the completed rows, or half-written. Rows, not what was accepted, are the measure: a
 * film whose acknowledgement died with the web process is made as well.
 */
async function countExtraFilms(data: string, asker: Asker): Promise<number> {
  let films = 0;
  let delivered = 0;
  for (let attempt = 0; attempt < 40; attempt++) {
    delivered = (await asker.rows("status=eq.completed")).length;
    const files = await readdir(join(data, "media"), { recursive: true });
    films = files.filter((name) => name.endsWith("film.mp4")).length;
    if (films === delivered && files.every((name) => !name.endsWith(".part"))) return 0;
    await sleep(500);
  }
  return Math.abs(films - delivered);
}

async function realPhoto(): Promise<Buffer> {
  const folder = process.env.CURTA_TEST_PHOTOS ?? join(import.meta.dirname, "../../../shared/photos");
  return readFile(join(folder, "sleeping-cat.jpg"));
}

process.exitCode = (await main()) === 0 ? 0 : 1;

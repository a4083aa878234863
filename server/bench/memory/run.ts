/**
 * `npm run bench:memory -- --photos 160 --films 40 --songs 12 --minutes 60`: sends mixed photos and songs to the product as it
 * is started in earnest, and has films made of the photos meanwhile, each kind one at a time. Prints the most memory that
 * each of its processes held, and with which kind of photo, song or film. Begins nothing more after so many minutes. Linux
 * only; songs need ffmpeg.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../../src/database/embedded/postmaster.ts";
import { TestCaller, until } from "../../testing/servers/test-server.ts";
import { Marks } from "./marks.ts";
import { mixedPhoto } from "./mixed-photos.ts";
import { mixedSong } from "./mixed-songs.ts";
import { makeFilm, sendPhoto, sendSong, type MadeImage } from "./work.ts";
import { PARTS, watchProcesses } from "./watch-processes.ts";

const { values } = parseArgs({
  options: {
    photos: { type: "string", default: "20" },
    films: { type: "string", default: "4" },
    songs: { type: "string", default: "4" },
    minutes: { type: "string", default: "60" },
  },
});
const photos = Number(values.photos);
const films = Number(values.films);
const songs = Number(values.songs);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await using stack = new AsyncDisposableStack();
const data = await mkdtemp(join(tmpdir(), "curta-memory-"));
stack.defer(() => rm(data, { recursive: true, force: true }));
const port = await freePort();
const product = spawn(process.execPath, [join(import.meta.dirname, "../../src/cli/launch.mjs"), "serve"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    // oxlint-disable-next-line no-process-env -- handed on to the process that is measured
    PATH: process.env["PATH"],
    PORT: String(port),
    CURTA_HOST: "127.0.0.1",
    CURTA_DATA: data,
    CURTA_LOGIN: "optional",
    CURTA_LOG: "error",
    CURTA_SPACE_PER_USER: "100000",
  },
});
stack.defer(async () => {
  product.kill("SIGTERM");
  if (product.exitCode === null) await once(product, "exit");
});
const caller = new TestCaller(`http://127.0.0.1:${port}`);
const isReady = async (): Promise<boolean> =>
  (await fetch(`${caller.url}/ready`).catch(() => undefined))?.ok === true;
await until("the product", isReady, 120_000);
const watch = stack.use(watchProcesses(product.pid ?? 0, join(data, "postgres/cluster")));

const began = performance.now();
const isOver = (): boolean => performance.now() - began > Number(values.minutes) * 60_000;
const marks = new Marks();
const images: MadeImage[] = [];
let photosEnded = false;

async function sendPhotos(): Promise<void> {
  for (let index = 0; index < photos && !isOver(); index++) {
    const { kind, bytes } = await mixedPhoto(index);
    await watch.reset("decoder");
    const { image, outcome } = await sendPhoto(caller, bytes, index);
    if (image) images.push(image);
    marks.add("photo", kind, outcome, await watch.mark("decoder"));
    if (index % 20 === 19) say(`${index + 1} photos`);
  }
  photosEnded = true;
}

/** One at a time, of the newest photo. */
async function makeFilms(): Promise<void> {
  for (let index = 0; index < films && !isOver(); index++) {
    const image = await until("an image", async () => images.pop() ?? (photosEnded || isOver()), 600_000);
    if (image === true) return;
    await watch.reset("worker");
    const { kind, outcome } = await makeFilm(caller, image);
    marks.add("film", kind, outcome, await watch.mark("worker"));
  }
}

async function sendSongs(): Promise<void> {
  for (let index = 0; index < songs && !isOver(); index++) {
    const { kind, bytes } = await mixedSong(index, data);
    await watch.reset("listener");
    marks.add("song", kind, await sendSong(caller, bytes), await watch.mark("listener"));
  }
}

// What was measured is told, also where one of them gave up.
const ends = await Promise.allSettled([sendPhotos(), makeFilms(), sendSongs()]);
for (const end of ends) if (end.status === "rejected") say(String(end.reason));
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
say(
  `\n${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores, Node ${process.version}; ${minutes} minutes`,
);
for (const line of marks.lines()) say(line);
say("");
for (const part of PARTS) {
  const most = Math.round((watch.highest.get(part) ?? 0) / 1e6);
  say(`${part.padEnd(10)}${String(most).padStart(5)} MB at most, of ${watch.count(part)} processes`);
}
say(`together  ${String(Math.round(watch.together / 1e6)).padStart(5)} MB at most at one moment`);

import { afterAll, beforeAll, expect, test } from "vitest";
import { PEAK_BITS_PER_SECOND } from "./encode/encoder-settings.ts";
import { probe, tool } from "../../testing/film/probes.ts";
import { NOISE, produceStripes, scratchFolder } from "../../testing/film/productions.ts";
import type { ProducedFilm } from "./produce-film.ts";

const folder = scratchFolder();
/** The second shot is more than the peak rate carries; the last is over a second away from it. */
const LENGTHS = [20, 30, 40, 10];
const AMPLITUDES = [0, 7, 0, 0];
const shares: number[] = [];
const prepared: (readonly number[])[] = [];
let film: ProducedFilm;

beforeAll(async () => {
  film = await produceStripes(folder.path("noise.mp4"), LENGTHS, {
    frameModule: NOISE,
    colours: AMPLITUDES,
    onStage: (stage, share) => stage === "frames" && shares.push(share),
    onOpen: (shots) => prepared.push(shots),
  });
});
afterAll(() => folder.remove());

async function packetHashes(path: string): Promise<string[]> {
  const { packets } = await probe(path, "v");
  return packets.map(({ data_hash: hash }) => hash);
}

test("shots over the peak rate are made again, lighter, and those far from them are not", async () => {
  const light = folder.path("light.mp4");
  await produceStripes(light, LENGTHS, { frameModule: NOISE, colours: AMPLITUDES.with(1, 1) });
  const heavy = await packetHashes(film.path);
  const plain = await packetHashes(light);
  expect(heavy.slice(90)).toEqual(plain.slice(90));
  expect(heavy.slice(50, 90)).not.toEqual(plain.slice(50, 90));
});

test("a light neighbour of a heavy shot is prepared again where the cache had it; what is prepared already is not", async () => {
  const opened: (readonly number[])[] = [];
  const wishes = { frameModule: NOISE, segmentCache: folder.path("segments") };
  const produce = (colours: readonly number[], onOpen?: (shots: readonly number[]) => void) =>
    produceStripes(folder.path("again.mp4"), LENGTHS, { ...wishes, colours, ...(onOpen && { onOpen }) });
  await produce(AMPLITUDES.with(1, 1));
  await produce(AMPLITUDES, (shots) => opened.push(shots));
  expect(opened).toEqual([[1], [0, 1, 2]]);
  expect(prepared).toEqual([[0, 1, 2, 3]]);
});

test("what is made again has its own part of the progress, which never falls back", () => {
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const firstRound = shares.filter((share) => share <= 0.9);
  expect(firstRound.at(-1)).toBe(0.9);
  expect(shares.length).toBeGreaterThan(firstRound.length + 1);
  expect(shares.at(-1)).toBeLessThan(1);
});

test("a film with lightened shots decodes without a single complaint, every frame of it", async () => {
  const decode = ["-v", "error", "-err_detect", "explode", "-xerror", "-i", film.path, "-f", "null", "-"];
  expect(await tool("ffmpeg", decode)).toBe("");
  const count = ["-v", "error", "-select_streams", "v", "-count_frames"];
  const frames = await tool("ffprobe", [
    ...count,
    "-show_entries",
    "stream=nb_read_frames",
    "-of",
    "csv=p=0",
    film.path,
  ]);
  expect(Number.parseInt(frames, 10)).toBe(100);
});

test("no second of it is over the peak rate, in ffprobe's packets as in the certificate", async () => {
  const wanted = ["-show_entries", "packet=size", "-of", "csv=p=0"];
  const sizes = (await tool("ffprobe", ["-v", "error", "-select_streams", "v", ...wanted, film.path]))
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [Number.parseInt(line, 10)]));
  const seconds = sizes.map((_, i) => sizes.slice(i, i + 30).reduce((sum, size) => sum + size, 0) * 8);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(PEAK_BITS_PER_SECOND);
  expect(film.certificate.measures.find(({ code }) => code === "peak_rate")?.ok).toBe(true);
});

test("every keyframe stands where a shot begins", async () => {
  const { packets } = await probe(film.path, "v");
  const keys = packets.flatMap(({ flags, pts_time: at }) => (flags.startsWith("K") ? [Number(at) * 30] : []));
  expect(keys.map(Math.round)).toEqual([0, 20, 50, 90]);
});

import { readdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ebur128, probe, tool } from "../../testing/film/probes.ts";
import { LOUD_TUNE, produceStripes, scratchFolder } from "../../testing/film/productions.ts";
import type { ProducedFilm } from "./produce-film.ts";

const folder = scratchFolder();
const LENGTHS = [30, 15, 75, 1, 29];
const FRAMES = 150;
let film: ProducedFilm;

beforeAll(async () => {
  film = await produceStripes(folder.path("film.mp4"), LENGTHS);
});
afterAll(() => folder.remove());

test("the picture is what platforms ask for, as ffprobe sees it", async () => {
  const { streams } = await probe(film.path, "v");
  expect(streams[0]).toMatchObject({
    codec_name: "h264",
    profile: "High",
    level: 40,
    pix_fmt: "yuv420p",
    width: 1080,
    height: 1920,
    sample_aspect_ratio: "1:1",
    field_order: "progressive",
    color_range: "tv",
    color_space: "bt709",
    color_transfer: "bt709",
    color_primaries: "bt709",
    r_frame_rate: "30/1",
    avg_frame_rate: "30/1",
    start_time: "0.000000",
    duration: "5.000000",
    nb_frames: String(FRAMES),
  });
});

test("every frame has its own thirtieth of a second, and decodes", async () => {
  const wanted = ["-select_streams", "v", "-show_entries", "frame=pts_time", "-of", "flat"];
  const frames = await tool("ffprobe", ["-v", "error", ...wanted, film.path]);
  const times = [...frames.matchAll(/pts_time="([\d.]+)"/g)].map(([, time]) => Number(time));
  expect(times).toHaveLength(FRAMES);
  times.forEach((time, frame) => expect(time).toBeCloseTo(frame / 30, 5));
});

test("a keyframe stands at every cut and at most two seconds apart", async () => {
  const { packets } = await probe(film.path, "v");
  const keys = packets
    .filter(({ flags }) => flags.startsWith("K"))
    .map(({ pts_time: at }) => Number(at) * 30);
  expect(keys.map(Math.round)).toEqual([0, 30, 45, 105, 120, 121]);
});

test("the sound is AAC-LC at 48 kHz, begins with the picture and ends with it", async () => {
  const { streams } = await probe(film.path, "a");
  expect(streams[0]).toMatchObject({
    codec_name: "aac",
    profile: "LC",
    sample_rate: "48000",
    channels: 2,
    start_time: "0.000000",
    duration: "5.000000",
  });
});

test("ffmpeg hears the loudness that the certificate states", async () => {
  const { lufs, peak } = await ebur128(film.path);
  expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(0.5);
  expect(peak).toBeLessThanOrEqual(-1.5);
  const stated = film.certificate.measures.find(({ code }) => code === "loudness")?.value;
  expect(Number.parseFloat(stated?.replace(",", ".") ?? "")).toBeCloseTo(lufs, 0);
});

test("the index stands first, and there are no edit lists", async () => {
  const trace = await tool("ffmpeg", ["-v", "trace", "-i", film.path, "-c", "copy", "-f", "null", "-"]);
  expect(trace.indexOf("type:'moov'")).toBeGreaterThan(0);
  expect(trace.indexOf("type:'moov'")).toBeLessThan(trace.indexOf("type:'mdat'"));
  expect(trace).not.toContain("type:'elst'");
});

test("the certificate is good in all that the film's maker answers for, and the poster is a JPEG", () => {
  const missed = film.certificate.measures.filter((measure) => !measure.ok).map(({ code }) => code);
  expect(missed).toEqual(["loop"]);
  expect(Buffer.from(film.poster.subarray(0, 3)).toString("hex")).toBe("ffd8ff");
});

test("the file says where it comes from: XMP as IPTC has it, and a comment", async () => {
  const wanted = ["-show_entries", "format_tags", "-export_xmp", "1", "-of", "json"];
  const { format } = JSON.parse(await tool("ffprobe", ["-v", "error", ...wanted, film.path]));
  expect(format.tags.comment).toContain("a partir de uma única foto");
  expect(format.tags.xmp).toContain("digitalsourcetype/composite");
});

test("nothing but the film is left in its folder", async () => {
  expect(readdirSync(dirname(film.path))).toEqual(["film.mp4"]);
  expect((await stat(film.path)).size).toBe(film.bytes);
});

test("the number of workers does not change a byte", async () => {
  const [one, three] = [folder.path("one.mp4"), folder.path("three.mp4")];
  await produceStripes(one, [20, 10, 25], { workers: 1 });
  await produceStripes(three, [20, 10, 25], { workers: 3 });
  const hashes = await Promise.all([one, three].map(async (path) => (await probe(path, "v")).packets));
  expect(hashes[0]).toEqual(hashes[1]);
});

test("music of a wrong level is turned to the right one", async () => {
  const path = folder.path("loud.mp4");
  const loud = await produceStripes(path, [60], { scoreModule: LOUD_TUNE });
  const { lufs, peak } = await ebur128(path);
  expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(0.5);
  expect(peak).toBeLessThanOrEqual(-1.5);
  expect(loud.certificate.measures.find(({ code }) => code === "loudness")?.ok).toBe(true);
});

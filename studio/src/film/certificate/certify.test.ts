import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { probe, tool } from "../../../testing/film/probes.ts";
import { produceStripes, scratchFolder } from "../../../testing/film/productions.ts";
import { plainTimeline } from "../../../testing/film/timelines.ts";
import { syntheticReading } from "../../../testing/frame/synthetic.ts";
import type { MeasuredSound } from "../sound/encode-at-level.ts";
import { certify, type CertifyResult, type KnownOfFilm } from "./certify.ts";
import { openFilmFile } from "./file/film-file.ts";

const folder = scratchFolder();
const LENGTHS = [10, 22];
const timeline = plainTimeline(LENGTHS);
const whole = folder.path("whole.mp4");

beforeAll(async () => {
  await produceStripes(whole, LENGTHS);
});
afterAll(() => folder.remove());

/** Codes of the measures that a film misses. */
function missed({ certificate }: CertifyResult): string[] {
  return certificate.measures.filter((measure) => !measure.ok).map(({ code }) => code);
}

/** Spoils the film with ffmpeg, copying what is not spoiled. */
async function spoil(name: string, args: readonly string[]): Promise<string> {
  const path = folder.path(name);
  await tool("ffmpeg", ["-v", "error", "-i", whole, "-c", "copy", "-use_editlist", "0", ...args, "-y", path]);
  return path;
}
const LAID_OUT_WELL = ["-movflags", "+faststart+negative_cts_offsets"];

test("without earlier measurements every frame is decoded, and the figures are the same", async () => {
  const inspection = await certify(whole, timeline);
  expect(missed(inspection)).toEqual(["loop"]);
  expect(inspection.failures).toEqual([]);
  const produced = await produceStripes(folder.path("again.mp4"), LENGTHS);
  expect(inspection.certificate).toEqual(produced.certificate);
});

test("a film that misses a row is ready for no platform; its poster is as large as its frames", async () => {
  const { certificate, poster } = await certify(whole, timeline);
  expect(certificate).toMatchObject({ ok: false, platforms: [] });
  const { info } = await sharp(poster).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1080, 1920]);
});

test("sound that was measured before counts where the file has the very same packets", async () => {
  const { packets } = (await openFilmFile(whole)).sound;
  const written = packets.map(({ data }) => data);
  const measured = { lufs: -13.6, truePeak: -3, onset: 0, heardOnPhone: 0.9, levels: [-14] };
  const loudness = async (known: Uint8Array[]) => {
    const music = { packets: known, parameters: new Uint8Array(), samples: 0, measured };
    const { certificate } = await certify(whole, timeline, { music: music as unknown as MeasuredSound });
    return certificate.measures.find(({ code }) => code === "loudness")?.value;
  };
  const own = (await certify(whole, timeline)).certificate.measures.find(
    ({ code }) => code === "loudness",
  )?.value;
  expect(own).not.toBe("-13,6 LUFS");
  expect(await loudness(written)).toBe("-13,6 LUFS");
  expect(await loudness(written.slice(1))).toBe(own);
  expect(await loudness(written.with(9, Uint8Array.from(written[9]!).fill(7, 3)))).toBe(own);
});

const codesOf = async (known: KnownOfFilm) =>
  (await certify(whole, timeline, known)).certificate.measures.map(({ code }) => code);

test("what a film shows is asked where it is known what its photo holds", async () => {
  const reading = syntheticReading({ width: 1080, height: 1920, rgb: new Uint8Array() });
  expect(await codesOf({ reading })).toContain("opening");
  expect(await codesOf({})).not.toContain("opening");
});

test("an index at the end is missed", async () => {
  expect(
    missed(await certify(await spoil("end.mp4", ["-movflags", "negative_cts_offsets"]), timeline)),
  ).toContain("fast_start");
});

test("edit lists are missed", async () => {
  const path = await spoil("edits.mp4", ["-use_editlist", "1", "-movflags", "+faststart"]);
  expect(missed(await certify(path, timeline))).toContain("edit_lists");
});

test("a picture that starts late is missed", async () => {
  const path = await spoil("late.mp4", ["-movflags", "+faststart"]);
  const { streams } = await probe(path, "v");
  expect(Number(streams[0]?.["start_time"])).toBeGreaterThan(0);
  expect((await certify(path, timeline)).failures).toContain("start_times");
});

test("missing colour tags are missed", async () => {
  const bits = "h264_metadata=colour_primaries=2:transfer_characteristics=2:matrix_coefficients=2";
  const path = await spoil("grey.mp4", ["-bsf:v", bits, "-color_primaries", "2", ...LAID_OUT_WELL]);
  expect((await certify(path, timeline)).failures).toContain("colour");
});

test("sound that is too loud is missed, in loudness and in peak", async () => {
  const path = await spoil("loud.mp4", ["-c:a", "aac", "-af", "volume=16dB", ...LAID_OUT_WELL]);
  expect((await certify(path, timeline)).failures).toEqual(expect.arrayContaining(["loudness", "true_peak"]));
});

test("sound that begins late is missed", async () => {
  const path = await spoil("quiet.mp4", [
    "-c:a",
    "aac",
    "-af",
    "volume=0:enable='lt(t,0.2)'",
    ...LAID_OUT_WELL,
  ]);
  expect((await certify(path, timeline)).failures).toContain("audio_onset");
});

test("black stretches, cuts without keyframes and another profile are missed", async () => {
  const black = "drawbox=t=fill:color=black:enable='between(t,0.5,0.9)'";
  const x264 = ["-c:v", "libx264", "-preset", "ultrafast", "-g", "300"];
  const inspection = await certify(
    await spoil("black.mp4", ["-vf", black, ...x264, ...LAID_OUT_WELL]),
    timeline,
  );
  expect(missed(inspection)).toEqual(expect.arrayContaining(["black", "keyframes", "video_codec"]));
});

test("frames that are missing or too many are missed", async () => {
  const longer = await certify(whole, plainTimeline([10, 23]));
  expect(longer.failures).toEqual(expect.arrayContaining(["frame_rate", "audio_length"]));
});

test("words outside the free area are missed, and those inside are not", async () => {
  const inside = { left: 65, top: 270, right: 900, bottom: 1248 };
  const outside = { left: 700, top: 900, right: 912, bottom: 1000 };
  const row = async (words: (typeof inside)[]) => {
    const painted = words.map((word) => ({ ...word, shot: 0, from: 0, to: 10, legible: 0 }));
    const { certificate } = await certify(whole, timeline, { words: painted });
    return certificate.measures.find(({ code }) => code === "safe_area");
  };
  expect(await row([inside])).toMatchObject({ ok: true });
  expect(await row([inside, outside])).toMatchObject({ ok: false, value: "12 pixels fora" });
});

import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { probe, tool } from "../../../../testing/film/probes.ts";
import { produceStripes, scratchFolder } from "../../../../testing/film/productions.ts";
import { type CodedFrame, type DecodeShortcuts, decodeFrames, withoutBFrames } from "./decode.ts";
import { type FilmFile, openFilmFile } from "./film-file.ts";

const folder = scratchFolder();
const path = folder.path("film.mp4");
const FRAMES = 32;
let film: FilmFile;
let coded: CodedFrame[];

beforeAll(async () => {
  await produceStripes(path, [10, 22]);
  film = await openFilmFile(path);
  coded = film.picture.packets.map(({ pts, key, data }) => ({ number: Math.round(pts * 30), key, data }));
});
afterAll(() => folder.remove());

/** The numbers of the frames that come out, and the mean luma of the first row of each. */
function decoded(frames: readonly CodedFrame[], shortcuts?: DecodeShortcuts, file = film) {
  const shown: { number: number; level: number }[] = [];
  for (const step of decodeFrames(file.picture.parameters.extradata!, frames, shortcuts)) {
    for (const { number, picture } of step) {
      const { planes, strides } = picture();
      const row = planes[0].subarray(0, FILM_WIDTH);
      expect(planes[1].length).toBeGreaterThanOrEqual((FILM_WIDTH * FILM_HEIGHT) / 4);
      expect(strides[0]).toBeGreaterThanOrEqual(FILM_WIDTH);
      expect(strides[1]).toBe(strides[2]);
      shown.push({ number, level: row.reduce((sum, luma) => sum + luma, 0) / FILM_WIDTH });
    }
  }
  return shown;
}
const numbers = (shown: readonly { number: number }[]) => shown.map(({ number }) => number);
const refusal = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
};
const ALL = Array.from({ length: FRAMES }, (_, frame) => frame);

const secondsOf = (packets: FilmFile["sound"]["packets"]) =>
  packets.reduce((sum, { duration }) => sum + duration, 0);

test("a film's packets are those that ffprobe lists: times, keyframes, sizes, in the order of the file", async () => {
  for (const [stream, kind] of [
    [film.picture, "v"],
    [film.sound, "a"],
  ] as const) {
    const { packets } = await probe(path, kind);
    expect(stream.packets.map(({ data }) => data.length)).toEqual(packets.map(({ size }) => Number(size)));
    expect(stream.packets.map(({ key }) => key)).toEqual(packets.map(({ flags }) => flags.startsWith("K")));
    for (const [index, { pts }] of stream.packets.entries())
      expect(pts).toBeCloseTo(Number(packets[index]!.pts_time), 5);
  }
  expect(secondsOf(film.picture.packets)).toBeCloseTo(FRAMES / 30, 6);
  expect(Math.abs(secondsOf(film.sound.packets) - FRAMES / 30)).toBeLessThan(2 * (1024 / 48_000));
  expect([film.picture.frameRate.num, film.picture.frameRate.den]).toEqual([30, 1]);
  expect([film.picture.parameters.width, film.sound.parameters.sampleRate]).toEqual([1080, 48_000]);
});

test("a file without sound, without picture, or that is none, is refused", async () => {
  const without = async (option: string) => {
    const out = folder.path("part.mp4");
    await tool("ffmpeg", ["-v", "error", "-i", path, "-c", "copy", option, "-y", out]);
    return await openFilmFile(out);
  };
  await expect(without("-an")).rejects.toMatchObject({ code: "film_out_of_bounds" });
  await expect(without("-vn")).rejects.toMatchObject({ code: "film_out_of_bounds" });
  await expect(openFilmFile(folder.path("nothing.mp4"))).rejects.toThrow("open film");
});

test("every frame is decoded once, in the order in which it is shown", () => {
  expect(numbers(decoded(coded))).toEqual(ALL);
});

test("frames that nothing is predicted from may be skipped: the others look the same", () => {
  const forward = withoutBFrames(coded);
  expect(forward.length).toBeLessThan(FRAMES / 2);
  const whole = new Map(decoded(coded).map(({ number, level }) => [number, level]));
  const quick = decoded(coded, { skipBFrames: true });
  expect(numbers(quick)).toEqual(numbers(forward).toSorted((a, b) => a - b));
  for (const { number, level } of quick) expect(level).toBe(whole.get(number));
});

test("without smoothing the edges of blocks keyframes are nearly the same, and not the same", () => {
  const key = coded.filter(({ number }) => number === 10);
  const [plain, quick] = [decoded(key), decoded(key, { skipDeblocking: true })];
  expect(Math.abs(plain[0]!.level - quick[0]!.level)).toBeLessThan(1);
  expect(quick[0]!.level).not.toBe(plain[0]!.level);
});

test("frames that are shown after all before them are no B-frames", () => {
  const order = [0, 3, 1, 2, 6, 4, 5, 7].map((number) => ({
    number,
    key: number === 0,
    data: new Uint8Array(),
  }));
  expect(numbers(withoutBFrames(order))).toEqual([0, 3, 6, 7]);
});

const spoiled = (spoil: (data: Uint8Array) => Uint8Array) =>
  coded.map((frame, index) => (index === 13 ? { ...frame, data: spoil(frame.data) } : frame));

test("a frame that is broken, cut off or no picture is not passed over", () => {
  const faults = [
    spoiled((data) => data.subarray(0, data.length / 2)),
    spoiled((data) => Uint8Array.from(data).fill(0x55, 20)),
    spoiled(() => new Uint8Array([0, 0, 0, 1, 0x0c])),
  ];
  for (const fault of faults) {
    const error = refusal(() => decoded(fault));
    expect(error).toMatchObject({ code: "film_out_of_bounds" });
    expect(String((error as { detail?: string }).detail)).toMatch(
      /^the film does not decode after \d+ frames$/,
    );
  }
});

test("frames of another size are refused", async () => {
  const small = folder.path("small.mp4");
  const sources = ["-f", "lavfi", "-i", "testsrc=s=320x240:d=0.2", "-f", "lavfi", "-i", "sine=d=0.2"];
  await tool("ffmpeg", ["-v", "error", ...sources, "-c:v", "libx264", "-pix_fmt", "yuv420p", "-y", small]);
  const other = await openFilmFile(small);
  const frames = other.picture.packets.map(({ pts, key, data }) => ({
    number: Math.round(pts * 25),
    key,
    data,
  }));
  expect(String(refusal(() => decoded(frames, {}, other)))).toContain("320 x 240");
});

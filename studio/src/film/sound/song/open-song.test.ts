import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scratchFolder } from "../../../../testing/film/productions.ts";
import { encodeSong, synthesiseSong } from "../../../../testing/song/song-files.ts";
import { composeSong } from "../../../../testing/song/songs.ts";
import { createRandom } from "../../../random.ts";
import type { Stereo } from "../../../score/stereo.ts";
import { decodeSongPart, openSong } from "./open-song.ts";

const BPM = 125.3;
const folder = scratchFolder();
let song: Stereo;
const files = new Map<string, Buffer>();

beforeAll(async () => {
  song = composeSong("house", 3, BPM);
  for (const kind of ["mp3", "m4a", "aac", "wav", "ogg"]) {
    files.set(kind, await encodeSong(song, folder.path(`song.${kind}`)));
  }
}, 60_000);
afterAll(() => folder.remove());

const fileOf = (kind: string): Buffer => files.get(kind) ?? Buffer.alloc(0);

test("a decoder that cannot be started is no fault of the song's", async () => {
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  try {
    await expect(openSong(fileOf("wav"))).rejects.toMatchObject({ code: "memory_short" });
  } finally {
    process.execPath = execPath;
  }
});

test.each(["mp3", "m4a", "aac", "wav", "ogg"])(
  "%s: beats are found, and a part is where it was",
  async (kind) => {
    const reading = await openSong(fileOf(kind));
    expect(reading.seconds).toBeCloseTo(song.left.length / 48_000, 0);
    expect(reading.beat?.bpm).toBeCloseTo(BPM, 0);
    const part = await decodeSongPart(fileOf(kind), { from: 10 }, 5);
    expect([part.left.length, part.right.length]).toEqual([240_000, 240_000]);
    // AAC without a container does not say what its encoder put before the first sample.
    expect(Math.abs(lagOf(part.left, song.left, 480_000))).toBeLessThan(kind === "aac" ? 0.06 : 0.005);
  },
);

/** How many seconds later than at `from` of the whole a part was, by the peak of their correlation. */
function lagOf(part: Float32Array, whole: Float32Array, from: number): number {
  let [best, most] = [0, -Infinity];
  for (let lag = -4_800; lag <= 4_800; lag += 12) {
    let sum = 0;
    for (let i = 0; i < part.length; i += 7) sum += part[i]! * (whole[from + lag + i] ?? 0);
    if (sum > most) [best, most] = [lag, sum];
  }
  return best / 48_000;
}

const cut = (kind: string, share = 1 / 3): Buffer =>
  fileOf(kind).subarray(0, Math.round(fileOf(kind).length * share));

test.each<[what: string, file: () => Buffer | Promise<Buffer>, code: string]>([
  ["a PDF with another name", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>"), "song_not_audio"],
  ["nothing", () => Buffer.alloc(0), "song_not_audio"],
  ["a third of an MP3", () => cut("mp3"), "song_broken"],
  ["an MP3 without its last tenth", () => cut("mp3", 0.9), "song_broken"],
  ["a third of an M4A", () => cut("m4a"), "song_broken"],
  ["silence", () => synthesiseSong("anullsrc", 10, folder.path("silence.mp3")), "song_silent"],
  ["three seconds", () => synthesiseSong("sine=440", 3, folder.path("short.ogg")), "song_too_short"],
  [
    "half an hour",
    () => synthesiseSong("sine=440", 1_800, folder.path("long.mp3"), ["-ar", "16000", "-b:a", "16k"]),
    "song_too_long",
  ],
  [
    "half an hour that does not say so",
    () =>
      synthesiseSong("anoisesrc", 1_800, folder.path("long.aac"), ["-ar", "8000", "-b:a", "8k", "-ac", "1"]),
    "song_too_long",
  ],
  ["a film without sound", () => synthesiseSong("testsrc", 6, folder.path("mute.mp4")), "song_not_audio"],
  ["31 MB", () => Buffer.alloc(31 * 1024 * 1024, 0xff), "song_too_large"],
])(
  "%s is refused in plain words",
  async (_, file, code) => {
    await expect(openSong(await file())).rejects.toMatchObject({ code });
  },
  60_000,
);

test("whatever the bytes are, the answer is a reading or an error of the catalogue", async () => {
  const random = createRandom(7, "damage");
  for (const kind of ["mp3", "m4a", "wav", "ogg"]) {
    for (const damages of [20, 2_000]) {
      const bytes = Buffer.from(fileOf(kind).subarray(0, 400_000));
      for (let n = 0; n < damages; n++)
        bytes[8 + Math.floor(random.next() * (bytes.length - 8))] = random.next() * 256;
      const code = await openSong(bytes).then(
        () => "read",
        (error: unknown) => (error instanceof Error && "code" in error ? error.code : String(error)),
      );
      expect(["read", "song_broken", "song_not_audio", "song_too_long", "song_too_short"]).toContain(code);
    }
  }
}, 60_000);

test("a song that is no longer wanted is no longer decoded", async () => {
  const control = new AbortController();
  const opened = openSong(fileOf("wav"), control.signal);
  control.abort();
  await expect(opened).rejects.toMatchObject({ code: "film_canceled" });
});

/** The decoders of songs that this process has started. */
async function songDecoders(): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  const pids = children.trim().split(/\s+/).map(Number);
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return pids.filter((_pid, at) => commands[at]?.includes("song-child"));
}

async function untilOther(known?: number): Promise<number> {
  for (;;) {
    const found = (await songDecoders()).find((pid) => pid !== known);
    if (found !== undefined) return found;
    await sleep(5);
  }
}

test("a decoder that is killed from outside is tried again; killed again, it is not the song's fault", async () => {
  const opened = openSong(fileOf("mp3"));
  process.kill(await untilOther(), "SIGKILL");
  expect((await opened).seconds).toBeGreaterThan(0);
  const failing = openSong(fileOf("mp3")).catch((error: unknown) => error);
  const first = await untilOther();
  process.kill(first, "SIGKILL");
  process.kill(await untilOther(first), "SIGKILL");
  expect(await failing).toMatchObject({ code: "out_of_time" });
});

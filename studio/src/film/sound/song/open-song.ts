import { fork } from "node:child_process";
import { CurtaError, MAX_SONG_BYTES, type SongReading } from "@curta/contract";
import { SAMPLE_RATE, type Stereo } from "../../../score/stereo.ts";
import type { SongPart } from "../../../song/choose-part.ts";
import type { SongRequest, SongResponse } from "./messages.ts";
import { sniffSong } from "./sniff-song.ts";

/** A song of a quarter of an hour takes four seconds; a process that takes this long will not end, or is frozen. */
const TIME_LIMIT_MS = 45_000;

/**
 * Listens to a song file: length, beats, loudness over time.
 * @throws CurtaError song_too_large, song_not_audio, song_broken, song_too_short, song_too_long, song_silent, film_canceled,
 * out_of_time, memory_short
 */
export async function openSong(bytes: Uint8Array, signal?: AbortSignal): Promise<SongReading> {
  if (bytes.length > MAX_SONG_BYTES) throw new CurtaError("song_too_large");
  sniffSong(bytes);
  const answer = await askChild({ bytes }, signal);
  if (answer.kind !== "read") throw new CurtaError("internal", { detail: "no reading of a song" });
  return answer.reading;
}

/** The sound of a part of the song, in stereo at SAMPLE_RATE, exactly so long. @throws CurtaError as `openSong` */
export async function decodeSongPart(
  bytes: Uint8Array,
  { from }: Pick<SongPart, "from">,
  seconds: number,
  signal?: AbortSignal,
): Promise<Stereo> {
  const answer = await askChild({ bytes, part: { from, seconds } }, signal);
  if (answer.kind !== "decoded") throw new CurtaError("internal", { detail: "no sound of a song" });
  const whole = (plane: Float32Array): Float32Array => {
    const sound = new Float32Array(seconds * SAMPLE_RATE);
    sound.set(plane.subarray(0, sound.length));
    return sound;
  };
  return { left: whole(answer.sound.left), right: whole(answer.sound.right) };
}

type Answer = Exclude<SongResponse, { readonly kind: "failed" }>;

/** Asks a process, and another one if that was killed or froze, which is no fault of the file's. */
async function askChild(request: SongRequest, signal?: AbortSignal): Promise<Answer> {
  const answer = (await askOnce(request, signal)) ?? (await askOnce(request, signal));
  if (answer === undefined)
    throw new CurtaError("out_of_time", { detail: "two decoders of songs were lost" });
  return answer;
}

/** Asks one process, which has ended afterwards in any case; undefined if it was killed. If it crashes, the file is to blame. */
async function askOnce(request: SongRequest, signal?: AbortSignal): Promise<Answer | undefined> {
  const isCanceled = () => signal?.aborted === true;
  if (isCanceled()) throw new CurtaError("film_canceled");
  const child = fork(new URL("song-child.ts", import.meta.url), [], {
    // No secrets where strangers' bytes are decoded.
    env: {},
    serialization: "advanced",
    // FFmpeg prints what it thinks of a file; the caller gets an error instead.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const kill = (): void => void child.kill("SIGKILL");
  const timer = setTimeout(kill, TIME_LIMIT_MS);
  signal?.addEventListener("abort", kill, { once: true });
  const gone = new Promise<string>((resolve) =>
    child.once("exit", (code, by) => resolve(by ?? `code ${code}`)),
  );
  try {
    const answered = new Promise<SongResponse>((resolve) => child.once("message", resolve));
    child.send(request, () => undefined);
    const answer = await Promise.race([answered, gone]);
    if (isCanceled()) throw new CurtaError("film_canceled");
    if (answer === "SIGKILL" || answer === "SIGTERM") return undefined;
    if (typeof answer === "string") throw new CurtaError("song_broken", { detail: `it ended by ${answer}` });
    if (answer.kind === "failed") throw new CurtaError(answer.code, { detail: answer.detail });
    return answer;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
    kill();
    await gone;
  }
}

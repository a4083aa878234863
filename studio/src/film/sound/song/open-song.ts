import { fork, type ChildProcess } from "node:child_process";
import { CurtaError, MAX_SONG_BYTES, type SongReading } from "@curta/contract";
import { causeOfEnd, type DecoderEnd } from "../../../short-memory.ts";
import { SAMPLE_RATE, type Stereo } from "../../../score/stereo.ts";
import type { SongPart } from "../../../song/choose-part.ts";
import type { SongRequest, SongResponse } from "./messages.ts";
import { sniffSong } from "./sniff-song.ts";

/** A song of a quarter of an hour takes four seconds; a process that takes this long will not end, or is frozen. */
const TIME_LIMIT_MS = 45_000;
/** So much of what a process wrote last tells why it ended. */
const LAST_WORDS = 8_192;

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

type Answer = Exclude<SongResponse, { readonly kind: "failed" | "ready" }>;
/** The process ended, froze or got no memory through no fault of the song's. */
type Lost = "out_of_time" | "memory_short";

/** Asks a process, and another one if that was lost, which is no fault of the file's. */
async function askChild(request: SongRequest, signal?: AbortSignal): Promise<Answer> {
  const first = await askOnce(request, signal);
  const answer = typeof first === "string" ? await askOnce(request, signal) : first;
  if (typeof answer === "string") throw new CurtaError(answer, { detail: "two decoders of songs were lost" });
  return answer;
}

/** Asks one process, which has ended afterwards in any case. If it crashes, the file is to blame. */
async function askOnce(request: SongRequest, signal?: AbortSignal): Promise<Answer | Lost> {
  const isCanceled = () => signal?.aborted === true;
  if (isCanceled()) throw new CurtaError("film_canceled");
  const child = fork(new URL("song-child.ts", import.meta.url), [], {
    // No secrets where strangers' bytes are decoded.
    env: {},
    serialization: "advanced",
    // What it writes tells only why it ended: of a file FFmpeg writes what it thinks, and the caller gets an error instead.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const kill = (): void => void child.kill("SIGKILL");
  const timer = setTimeout(kill, TIME_LIMIT_MS);
  signal?.addEventListener("abort", kill, { once: true });
  const gone = endOf(child);
  try {
    const answered = answerOf(child);
    if (child.connected) child.send(request, () => undefined);
    const answer = await Promise.race([answered, gone]);
    if (isCanceled()) throw new CurtaError("film_canceled");
    if ("lastWords" in answer) return whoseFault(answer);
    if (answer.kind !== "failed") return answer;
    if (answer.code === "memory_short") return answer.code;
    throw new CurtaError(answer.code, { detail: answer.detail });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
    kill();
    await gone;
  }
}

/** What it answers after it has said that it is ready. */
function answerOf(child: ChildProcess): Promise<Exclude<SongResponse, { readonly kind: "ready" }>> {
  return new Promise((resolve) =>
    child.on("message", (response: SongResponse) => response.kind !== "ready" && resolve(response)),
  );
}

/** How it ends, whenever that is. */
function endOf(child: ChildProcess): Promise<DecoderEnd> {
  let [hasBegun, lastWords] = [false, ""];
  child.once("message", () => (hasBegun = true));
  child.stderr?.on("data", (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-LAST_WORDS);
  });
  // One that cannot be started for want of memory or of files closes as well, and has not begun.
  child.once("error", () => undefined);
  // With "close", and not with "exit", all that it wrote has been read.
  return new Promise((resolve) =>
    child.once("close", (_code, signal) => resolve({ signal, hasBegun, lastWords })),
  );
}

/** @throws CurtaError song_broken where it is the file's */
function whoseFault(end: DecoderEnd): Lost {
  const cause = causeOfEnd(end);
  if (cause === "file") throw new CurtaError("song_broken", { detail: `it ended by ${end.signal}` });
  return cause === "killed" ? "out_of_time" : cause;
}

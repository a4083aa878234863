/** The process that decodes a user's own music: if it is slow, uses much memory or crashes, nobody else is affected. */
import { CurtaError } from "@curta/contract";
import { isMemoryShort } from "../../../short-memory.ts";
import { LISTENING_RATE } from "../../../song/mel-frames.ts";
import { readSong } from "../../../song/read-song.ts";
import { AUDIO_RATE } from "../../encode/encoder-settings.ts";
import { decodeSong } from "./decode-song.ts";
import type { SongRequest, SongResponse } from "./messages.ts";

/** A quarter of an hour takes 400 MB; a file that makes the decoder take more is refused. */
const MOST_BYTES = 900e6;
const WATCH_MS = 50;

async function answer({ bytes, part }: SongRequest): Promise<SongResponse> {
  try {
    if (part === undefined) {
      const [mono] = await decodeSong(bytes, { channels: 1, rate: LISTENING_RATE });
      return { kind: "read", reading: readSong(mono!) };
    }
    const [left, right] = await decodeSong(bytes, { channels: 2, rate: AUDIO_RATE, part });
    return { kind: "decoded", sound: { left: left!, right: right! } };
  } catch (error) {
    const known = error instanceof CurtaError ? error.code : "song_broken";
    const code = isMemoryShort(error) ? "memory_short" : known;
    const detail = error instanceof CurtaError ? (error.detail ?? "") : String(error);
    return { kind: "failed", code, detail };
  }
}

setInterval(() => process.memoryUsage.rss() > MOST_BYTES && process.exit(1), WATCH_MS).unref();
const say = (response: SongResponse, after = (): void => undefined): void =>
  void process.send?.(response, after);
process.once("message", (request: SongRequest) => {
  void answer(request).then((response) => say(response, () => process.exit()));
});
say({ kind: "ready" });
// The parent process died or no longer needs this one.
process.on("disconnect", () => process.exit());
// Ctrl-C reaches the whole process group, but the parent decides when to stop.
process.on("SIGINT", () => undefined);

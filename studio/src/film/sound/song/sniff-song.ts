import { CurtaError } from "@curta/contract";

/** FFmpeg's names of the containers that are read. */
export type SongContainer = "mp3" | "aac" | "mov" | "wav" | "ogg";

/** Recognises the container of a song by its first bytes; file names and media types are ignored. @throws CurtaError song_not_audio */
export function sniffSong(bytes: Uint8Array): SongContainer {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString("latin1");
  if (head.startsWith("ID3")) return "mp3";
  if (head.startsWith("RIFF") && head.slice(8) === "WAVE") return "wav";
  if (head.startsWith("OggS")) return "ogg";
  if (head.slice(4, 8) === "ftyp") return "mov";
  const [first = 0, second = 0] = bytes;
  // A frame of MPEG audio begins with eleven ones, then version and layer; layer 0 is AAC in ADTS.
  if (first === 0xff && (second & 0xe0) === 0xe0) return (second & 0x06) === 0 ? "aac" : "mp3";
  throw new CurtaError("song_not_audio", { detail: `starts with ${JSON.stringify(head)}` });
}

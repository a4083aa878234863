import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Lengths and kinds of music files that people have, and the largest that are let in (15 minutes, 30 MB). */
const KINDS: readonly (readonly [kind: string, seconds: number, file: string, args: readonly string[]])[] = [
  ["mp3 of 3 minutes", 180, "short.mp3", ["-b:a", "192k"]],
  ["m4a of 4 minutes", 240, "m4a.m4a", ["-b:a", "256k"]],
  ["wav of 2.5 minutes, 26 MB", 150, "wav.wav", ["-ac", "2", "-ar", "44100"]],
  ["mp3 of 14.9 minutes", 894, "long.mp3", ["-b:a", "192k"]],
  ["ogg of 14.9 minutes", 894, "long.ogg", []],
  ["flac of 2 minutes", 120, "flac.flac", []],
];

/** The nth song of an endless row, of pink noise, made with ffmpeg: every kind in turn. @param folder where files may lie meanwhile */
export async function mixedSong(index: number, folder: string): Promise<{ kind: string; bytes: Buffer }> {
  const [kind, seconds, file, args] = KINDS[index % KINDS.length] ?? ["mp3", 60, "other.mp3", []];
  const path = join(folder, file);
  const noise = ["-f", "lavfi", "-i", "anoisesrc=color=pink", "-t", String(seconds)];
  await promisify(execFile)("ffmpeg", ["-v", "error", "-y", ...noise, ...args, path]);
  return { kind, bytes: await readFile(path) };
}

import { readFile, writeFile } from "node:fs/promises";
import { SAMPLE_RATE, type Stereo } from "../../src/score/stereo.ts";
import { tool } from "../film/probes.ts";

/** Encodes sound with ffmpeg, as the format of the path's name says, and reads the file. */
export async function encodeSong(sound: Stereo, path: string): Promise<Buffer> {
  const samples = new Float32Array(2 * sound.left.length);
  for (let i = 0; i < sound.left.length; i++) {
    samples[2 * i] = sound.left[i]!;
    samples[2 * i + 1] = sound.right[i]!;
  }
  const raw = `${path}.f32`;
  await writeFile(raw, Buffer.from(samples.buffer));
  const form = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2"];
  await tool("ffmpeg", ["-v", "error", "-y", ...form, "-i", raw, "-ar", "44100", path]);
  return readFile(path);
}

/** A file that ffmpeg makes of a description ("anullsrc", "sine=440"), so many seconds long. */
export async function synthesiseSong(
  source: string,
  seconds: number,
  path: string,
  args: readonly string[] = [],
): Promise<Buffer> {
  await tool("ffmpeg", [
    "-v",
    "error",
    "-y",
    "-f",
    "lavfi",
    "-i",
    source,
    "-t",
    String(seconds),
    ...args,
    path,
  ]);
  return readFile(path);
}

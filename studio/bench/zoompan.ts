import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PHOTO_PATH } from "./reference.ts";

const run = promisify(execFile);
/** So many frames are made; all of them take the same time. */
const FRAMES = 60;

/**
 * What a person would do without us: ffmpeg's zoompan on a four times enlarged photo (less, and it jitters).
 * @returns seconds for a film of as many frames, from the time for the first 60; null without ffmpeg
 */
export async function zoompanSeconds(frames: number): Promise<number | null> {
  const zoom = `zoompan=z='1+0.0005*on':d=${frames}:x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':s=1080x1920:fps=30`;
  const crop = "scale=4320:7680:force_original_aspect_ratio=increase,crop=4320:7680";
  const input = ["-v", "error", "-i", PHOTO_PATH, "-vf", `${crop},${zoom},format=yuv420p`];
  const output = ["-c:v", "libx264", "-preset", "veryfast", "-frames:v", String(FRAMES), "-f", "null", "-"];
  const started = performance.now();
  try {
    await run("ffmpeg", [...input, ...output]);
  } catch {
    return null;
  }
  return ((performance.now() - started) / 1000 / FRAMES) * frames;
}

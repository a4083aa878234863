import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PHOTO_PATH } from "./reference.ts";

const run = promisify(execFile);
/** Number of frames that are made; each takes the same time. */
const FRAMES = 60;

/**
 * The alternative without Curta: ffmpeg's zoompan on a photo enlarged four times (with less it jitters).
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

import { readFileSync } from "node:fs";
import { photoPath } from "@curta/photos";
import { compileTimeline } from "../src/direction/compile/compile.ts";
import { readScript } from "../src/direction/plan/script/read-script.ts";
import type { Timeline } from "../src/direction/timeline.ts";
import { filmScene } from "../src/film/render-film.ts";
import type { RenderScene } from "../src/frame/render-scene.ts";
import type { PreparedPhoto } from "../src/studio.ts";

/** The film that all figures are about: 30 s from the 24-megapixel photo of a glass of beer. */
export const REFERENCE = { style: "viral", seconds: 30, seed: 1 } as const;

export const PHOTO_PATH = photoPath("craft-beer.jpg");

export function referencePhoto(): Uint8Array {
  return readFileSync(PHOTO_PATH);
}

/** The reference film's timeline, and the scene that its frames are drawn from. */
export async function prepareReference(
  { picture, reading, script }: PreparedPhoto,
  slots: number,
): Promise<{ timeline: Timeline; scene: RenderScene }> {
  const { storyboard } = readScript(script, { ...REFERENCE, reading });
  const timeline = compileTimeline(storyboard, reading, REFERENCE.seed);
  return { timeline, scene: await filmScene({ picture, reading, timeline }, slots) };
}

import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ProducedFilm, produceFilm, type ProductionWishes } from "../../src/film/produce-film.ts";
import { plainTimeline } from "./timelines.ts";

/** A folder of its own for one test file. */
export function scratchFolder(): { path: (name: string) => string; remove: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), "curta-film-"));
  return {
    path: (name) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Modules that workers load. */
const STRIPES = new URL("moving-stripes.ts", import.meta.url).href;
export const NO_FRAMES = new URL("no-frames.ts", import.meta.url).href;
export const NOISE = new URL("noise.ts", import.meta.url).href;
const STEADY_TUNE = new URL("steady-tune.ts", import.meta.url).href;
export const LOUD_TUNE = new URL("loud-tune.ts", import.meta.url).href;

/** Produces a film of stripes with shots of the given lengths in frames. */
export async function produceStripes(
  out: string,
  lengths: readonly number[],
  wishes: Partial<ProductionWishes> & {
    readonly colours?: readonly number[];
    /** Is told for which shots frames are prepared. */
    readonly onOpen?: (shots: readonly number[]) => void;
  } = {},
): Promise<ProducedFilm> {
  const colours = wishes.colours ?? lengths.map((_, shot) => shot);
  return await produceFilm({
    timeline: plainTimeline(lengths),
    frameModule: STRIPES,
    prepare: async () => ({
      open: async (shots) => {
        wishes.onOpen?.([...shots]);
        return colours;
      },
      pictureKeys: lengths.map((frames, shot) => `stripes ${colours[shot]} ${frames}`),
    }),
    scoreModule: STEADY_TUNE,
    out,
    workers: 2,
    ...wishes,
  });
}

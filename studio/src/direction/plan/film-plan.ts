import type { Box, Reading, Storyboard } from "@curta/contract";
import { compileTimeline } from "../compile/compile.ts";
import { readingWithin } from "../framing/reading-within.ts";
import type { Timeline } from "../timeline.ts";
import { type ReadScript, readScript, type ScriptWishes } from "./read-script.ts";

/** A script worked out for one picture. */
export interface FilmPlan extends ReadScript {
  readonly timeline: Timeline;
  /** The part of the picture that the film is cut from; null where that is all of it. */
  readonly part: Box | null;
  /** What that part holds. */
  readonly reading: Reading;
}

/** Reads a script and works it out: over all of the picture, or inside the key image where the script says so. */
export function planFilm(script: string, wishes: ScriptWishes): FilmPlan {
  const read = readScript(script, wishes);
  const part = partFor(read.storyboard, wishes.reading);
  const reading = part === null ? wishes.reading : readingWithin(wishes.reading, part);
  return { ...read, part, reading, timeline: compileTimeline(read.storyboard, reading, wishes.seed) };
}

function partFor({ insideKeyImage }: Storyboard, { view }: Reading): Box | null {
  return insideKeyImage === true ? view : null;
}

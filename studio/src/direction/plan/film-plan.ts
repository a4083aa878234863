import { type Box, ERRORS, type Reading } from "@curta/contract";
import { chooseSongPart, type SongPart } from "../../song/choose-part.ts";
import { compileTimeline } from "../compile/compile.ts";
import { filmPart, filmReading } from "../framing/part-without.ts";
import type { Timeline } from "../timeline.ts";
import { type ReadScript, readScript, type Remark, type ScriptWishes } from "./script/read-script.ts";
import { REMARKS } from "@curta/contract/remarks";

/** A script worked out for one picture. */
export interface FilmPlan extends ReadScript {
  readonly timeline: Timeline;
  /** The part of the picture that the film is cut from; null where that is all of it. */
  readonly part: Box | null;
  /** What that part holds. */
  readonly reading: Reading;
  /** The part of the user's own music that is heard; null without one, or where it is shorter than the film. */
  readonly song: SongPart | null;
}

/** Reads a script and works it out: over all of the picture, or inside the key image where the script says so. */
export function planFilm(script: string, wishes: ScriptWishes): FilmPlan {
  const read = readScript(script, wishes);
  const song = wishes.song === undefined ? null : chooseSongPart(wishes.song, read.storyboard.seconds);
  if (wishes.song !== undefined) read.warnings.push(...aboutSong(song));
  const part = filmPart(read.storyboard, wishes.reading);
  const reading = filmReading(read.storyboard, wishes.reading);
  return {
    ...read,
    part,
    reading,
    song,
    timeline: compileTimeline(read.storyboard, reading, wishes.seed, song),
  };
}

function aboutSong(song: SongPart | null): Remark[] {
  if (song === null) return [{ text: ERRORS.song_too_short[1], line: null }];
  if (song.beatFrames !== null) return [];
  return [{ text: REMARKS.noBeat, line: null }];
}

import { isWritten } from "./is-written.ts";
import {
  editScript,
  linesOf,
  readScript,
  filmShots,
  writeScript,
  type ReadScript,
  type ScriptWishes,
  type ShotEdit,
  type FilmShots,
} from "@curta/studio/preview";

/** A script to read, and the options for what it does not say; first an edit to make, if there is one. */
export interface ReadRequest {
  readonly script: string;
  readonly wishes: ScriptWishes;
  readonly edit: ShotEdit | null;
}

/** The studio's result for a script, with its own line numbers. */
export interface ScriptNotes {
  /** The script that was read; the edited one after an edit. */
  readonly script: string;
  /** Its lines. */
  readonly lines: readonly string[];
  /** For each shot of the film, the lines that describe it. */
  readonly shotLines: ReadScript["shotLines"];
  /** What was not understood. */
  readonly remarks: ReadScript["warnings"];
  readonly film: FilmShots;
  /** The length in seconds that was chosen when it was read. */
  readonly wishedSeconds: number;
  /** The same film in the exact grammar; null where the script is written in it. */
  readonly understood: string | null;
}

addEventListener("message", ({ data: { script: given, wishes, edit } }: MessageEvent<ReadRequest>) => {
  const script = edit === null ? given : editScript(given, edit, wishes);
  const read = readScript(script, wishes);
  const notes: ScriptNotes = {
    script,
    lines: linesOf(script),
    shotLines: read.shotLines,
    remarks: read.warnings,
    film: filmShots(script, read, wishes.reading),
    wishedSeconds: wishes.seconds,
    understood: isWritten(linesOf(script), read) ? null : writeScript(read.storyboard),
  };
  postMessage(notes);
});

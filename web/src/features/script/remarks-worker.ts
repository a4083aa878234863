import { linesOf, readScript, type ReadScript, type ScriptWishes } from "@curta/studio/preview";

/** A script to be read, and what holds where it is silent. */
export interface ReadRequest {
  readonly script: string;
  readonly wishes: ScriptWishes;
}

/** What the studio made of a script. Its lines count as the studio counts them. */
export interface ScriptNotes {
  /** The lines that were read. */
  readonly lines: readonly string[];
  /** For each shot of the film the lines that say it. */
  readonly shotLines: ReadScript["shotLines"];
  /** What was not understood. */
  readonly remarks: ReadScript["warnings"];
}

addEventListener("message", ({ data: { script, wishes } }: MessageEvent<ReadRequest>) => {
  const { shotLines, warnings } = readScript(script, wishes);
  const notes: ScriptNotes = { lines: linesOf(script), shotLines, remarks: warnings };
  postMessage(notes);
});

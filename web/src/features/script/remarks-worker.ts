import { linesOf, readScript, type ReadScript, type ScriptWishes } from "@curta/studio/preview";

/** A script to read, and the options for what it does not say. */
export interface ReadRequest {
  readonly script: string;
  readonly wishes: ScriptWishes;
}

/** The studio's result for a script, with its own line numbers. */
export interface ScriptNotes {
  /** The lines that were read. */
  readonly lines: readonly string[];
  /** For each shot of the film, the lines that describe it. */
  readonly shotLines: ReadScript["shotLines"];
  /** What was not understood. */
  readonly remarks: ReadScript["warnings"];
}

addEventListener("message", ({ data: { script, wishes } }: MessageEvent<ReadRequest>) => {
  const { shotLines, warnings } = readScript(script, wishes);
  const notes: ScriptNotes = { lines: linesOf(script), shotLines, remarks: warnings };
  postMessage(notes);
});

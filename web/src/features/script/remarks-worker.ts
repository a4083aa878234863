import { readScript, type ScriptWishes } from "@curta/studio/preview";

/** A script to be read, and what holds where it is silent. */
export interface ReadRequest {
  readonly script: string;
  readonly wishes: ScriptWishes;
}

/** What the studio made of it. */
export interface ScriptNotes {
  /** The script that was read. */
  readonly script: string;
  /** What was not understood, in plain sentences. */
  readonly remarks: readonly string[];
  /** How many shots the film will have. */
  readonly shots: number;
}

addEventListener("message", ({ data: { script, wishes } }: MessageEvent<ReadRequest>) => {
  const { storyboard, warnings } = readScript(script, wishes);
  const notes: ScriptNotes = { script, remarks: warnings, shots: storyboard.shots.length };
  postMessage(notes);
});

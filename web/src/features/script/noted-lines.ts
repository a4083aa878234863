import type { ScriptNotes } from "./remarks-worker.ts";
import { followLines } from "./script-lines.ts";

/** What the studio noted, by the lines that stand in the field now: typing goes on while it reads. */
export interface NotedLines {
  readonly remarks: readonly { readonly remark: string; readonly line: number | null }[];
  /** The lines that say a shot; empty where none do, as for what the picture alone directs. */
  linesOf(shot: number): readonly number[];
  /** The first shot that a line says; null for headers, notes and prose. */
  shotAt(line: number): number | null;
}

/** Carries the studio's notes over to the lines of the field. */
export function noteLines(
  { lines: read, shotLines, remarks }: ScriptNotes,
  shown: readonly string[],
): NotedLines {
  const toShown = followLines(read, shown);
  const toRead = followLines(shown, read);
  return {
    remarks: remarks.map(({ text, line }) => ({ remark: text, line: line === null ? null : toShown(line) })),
    linesOf(shot) {
      const said = shotLines[shot] ?? null;
      if (said === null) return [];
      const count = said.to - said.from + 1;
      return Array.from({ length: count }, (_, index) => toShown(said.from + index) ?? []).flat();
    },
    shotAt(line) {
      const at = toRead(line);
      const shot =
        at === null ? -1 : shotLines.findIndex((said) => said !== null && said.from <= at && at <= said.to);
      return shot < 0 ? null : shot;
    },
  };
}

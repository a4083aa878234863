import type { ScriptNotes } from "./script-worker.ts";
import { followLines } from "./script-lines.ts";

/** The studio's notes by the field's current lines, which may have been edited since they were read. */
export interface NotedLines {
  readonly remarks: readonly { readonly remark: string; readonly line: number | null }[];
  /** The lines that describe a shot; empty if none do, because it was planned from the picture. */
  linesOf(shot: number): readonly number[];
  /** The first shot that a line describes; null for headers, notes and prose. */
  shotAt(line: number): number | null;
}

/** Maps the studio's notes to the current lines of the field. */
export function noteLines(
  { lines: read, shotLines, remarks }: Pick<ScriptNotes, "lines" | "shotLines" | "remarks">,
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

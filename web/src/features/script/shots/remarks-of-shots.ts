import type { ScriptNotes } from "../script-worker.ts";

/** For each shot, the remarks about its lines, without the number of the scene before them. */
export function remarksOfShots({
  shotLines,
  remarks,
}: Pick<ScriptNotes, "shotLines" | "remarks">): string[][] {
  return shotLines.map((lines) =>
    lines === null
      ? []
      : remarks
          .filter(({ line }) => line !== null && lines.from <= line && line <= lines.to)
          .map(({ text }) => text.replace(/^Cena \d+: /, "")),
  );
}

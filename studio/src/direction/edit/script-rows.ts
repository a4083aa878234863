import type { ReadScript } from "../plan/script/read-script.ts";
import { readLine } from "../parse/script-line.ts";

/** Lines and the breaks between them, by turns. */
const LINES = /(\r\n|[\n\r\u2028\u2029])/;

/** A line of a script with the break behind it; the last line has none. */
interface Row {
  readonly text: string;
  readonly end: string;
}

/** A script in which every shot has a line of its own with its times, as written scripts have. */
export interface ScriptRows {
  readonly rows: readonly Row[];
  /** For each shot the number of its row. */
  readonly shotRows: readonly number[];
}

/** A script by its rows; null where some shot has no line of its own that says when it begins and ends. */
export function scriptRows(script: string, { shotLines }: Pick<ReadScript, "shotLines">): ScriptRows | null {
  const parts = script.split(LINES);
  const rows = Array.from({ length: Math.ceil(parts.length / 2) }, (_, index) => ({
    text: parts[2 * index] ?? "",
    end: parts[2 * index + 1] ?? "",
  }));
  const shotRows = shotLines.map((lines) => (lines !== null && lines.from === lines.to ? lines.from : -1));
  const isOwn = shotRows.every((row, index) => row > (shotRows[index - 1] ?? -1));
  return isOwn && shotRows.every((row) => timesOf(rows[row]?.text ?? "") !== null)
    ? { rows, shotRows }
    : null;
}

/** When a line says that its shot begins and ends, in seconds; null if it does not say both. */
export function timesOf(line: string): { readonly from: number; readonly to: number } | null {
  const { from, to } = readLine(line).times ?? {};
  return from === undefined || to === undefined ? null : { from, to };
}

export function textOf({ rows }: ScriptRows): string {
  return rows.map(({ text, end }) => text + end).join("");
}

/** The script with the row of a shot at another shot's place; those between move by one. All other rows stay. */
export function movedRow({ rows, shotRows }: ScriptRows, shot: number, to: number): ScriptRows {
  const texts = shotRows.map((row) => rows[row]?.text ?? "");
  const moved = texts.toSpliced(shot, 1).toSpliced(to, 0, texts[shot] ?? "");
  return shotRows.reduce((all, row, index) => withText(all, row, moved[index] ?? ""), { rows, shotRows });
}

/** The script without the row of a shot. */
export function withoutRow({ rows, shotRows }: ScriptRows, shot: number): ScriptRows {
  const gone = shotRows[shot] ?? -1;
  const left = rows.toSpliced(gone, 1);
  const last = left.at(-1);
  const isLast = gone === rows.length - 1 && last !== undefined;
  return {
    rows: isLast ? [...left.slice(0, -1), { ...last, end: "" }] : left,
    shotRows: shotRows.toSpliced(shot, 1).map((row) => (row > gone ? row - 1 : row)),
  };
}

/** The script with the row of a shot twice, the copy below it. */
export function withCopy({ rows, shotRows }: ScriptRows, shot: number): ScriptRows {
  const at = shotRows[shot] ?? -1;
  const { text, end } = rows[at] ?? { text: "", end: "" };
  const usual = rows[0]?.end;
  const first = { text, end: end === "" ? usual || "\n" : end };
  return {
    rows: rows.toSpliced(at, 1, first, { text, end }),
    shotRows: [...shotRows.slice(0, shot + 1), ...shotRows.slice(shot).map((row) => row + 1)],
  };
}

/** The script with another text in a row. */
export function withText({ rows, shotRows }: ScriptRows, row: number, text: string): ScriptRows {
  return { rows: rows.with(row, { end: rows[row]?.end ?? "", text }), shotRows };
}

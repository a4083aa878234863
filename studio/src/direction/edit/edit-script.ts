import type { Storyboard, StoryShot } from "@curta/contract";
import { readScript, type ReadScript, type ScriptWishes } from "../plan/script/read-script.ts";
import { writeScript } from "../plan/script/write-script.ts";
import { recaptioned, retimed, rewritten, withHeader, withOwnHeader } from "./row-edits.ts";
import { movedRow, scriptRows, type ScriptRows, textOf, withCopy, withoutRow } from "./script-rows.ts";
import { editShots, type ShotEdit } from "./shot-edit.ts";

/**
 * The script after an edit of one of its shots. It says the edited film, and nothing else: where every shot has a line of
 * its own with its times, all that the edit does not concern stays byte for byte, times and the header's length apart; any
 * other text becomes a script as the studio writes it.
 */
export function editScript(script: string, edit: ShotEdit, wishes: ScriptWishes): string {
  const read = readScript(script, wishes);
  const wanted = editShots(read.storyboard, edit, wishes);
  if (wanted === read.storyboard) return script;
  const rows = scriptRows(script, read);
  if (rows === null) return writeScript(wanted);
  for (const text of candidates(rows, edit, { before: read.storyboard, wanted, wishes })) {
    if (isSame(readScript(text, wishes).storyboard, wanted)) return text;
  }
  return writeScript(wanted);
}

/** Whether every shot of a script has a line of its own with its times: then an edit leaves the other lines alone. */
export function isShotList(script: string, read: ReadScript): boolean {
  return scriptRows(script, read) !== null;
}

interface Films {
  readonly before: Storyboard;
  readonly wanted: Storyboard;
  readonly wishes: ScriptWishes;
}

/** Texts that may say the wanted film, those that change least first. */
function* candidates(rows: ScriptRows, edit: ShotEdit, films: Films): Generator<string> {
  const { before, wanted } = films;
  const arranged = arrange(rows, edit);
  const shaped = shape(arranged, edit, wanted);
  if (edit.kind === "change") {
    const { caption } = edit.content;
    if (caption !== undefined) yield textOf(recaptioned(rows, edit.shot, caption));
    yield textOf(shaped);
  }
  const timed = retimed(shaped, wanted);
  const headed = withHeader(textOf(timed), before, wanted);
  yield headed;
  yield withOwnHeader(headed, wanted);
  // Lines that leave something open may say something else in another place, or in another film.
  const { storyboard } = readScript(headed, films.wishes);
  const closed = wanted.shots.reduce(
    (all, shot, index) => (isSame(storyboard.shots[index], shot) ? all : rewritten(all, index, wanted)),
    timed,
  );
  const own = withHeader(textOf(closed), before, wanted);
  yield own;
  yield withOwnHeader(own, wanted);
}

function arrange(rows: ScriptRows, edit: ShotEdit): ScriptRows {
  switch (edit.kind) {
    case "change":
    case "length":
      return rows;
    case "move":
      return movedRow(rows, edit.shot, edit.to);
    case "remove":
      return withoutRow(rows, edit.shot);
    case "duplicate":
    case "add-after":
      return withCopy(rows, edit.shot);
  }
  return edit satisfies never;
}

/** The line of a shot that was changed, or is new, as the studio writes it. */
function shape(rows: ScriptRows, { kind, shot }: ShotEdit, film: Storyboard): ScriptRows {
  if (kind === "change") return rewritten(rows, shot, film);
  return kind === "add-after" ? rewritten(rows, shot + 1, film) : rows;
}

/** Whether two films or shots say the same; the order of keys is no matter. */
function isSame(one: Storyboard | StoryShot | undefined, other: Storyboard | StoryShot): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

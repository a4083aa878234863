import type { Storyboard } from "@curta/contract";
import { withHeaderOptions } from "../parse/header-options.ts";
import { replaceTimes } from "../parse/replace-times.ts";
import { readHeader } from "../parse/script-header.ts";
import { quote, takeQuotes } from "../parse/script-text.ts";
import { headerLine, shotLine, shotTimes } from "../plan/script/write-script.ts";
import { fold } from "../words/lexicon/fold.ts";
import { type ScriptRows, timesOf, withText } from "./script-rows.ts";

/** Written times are rounded to hundredths of a second. */
const ROUNDING_SECONDS = 0.011;
/** Stands for a quoted text; no script has it. */
const MARK = "\ue000";

/** With another caption in the line of a shot, in place of what it has in quotes; null takes it out. */
export function recaptioned(rows: ScriptRows, shot: number, caption: string | null): ScriptRows {
  const row = rows.shotRows[shot] ?? -1;
  const line = rows.rows[row]?.text ?? "";
  const { outside, quoted } = takeQuotes(line, MARK);
  const said = caption === null ? "" : ` ${quote(caption)}`;
  if (quoted.length === 0) return withText(rows, row, line.trimEnd() + said);
  const at = outside.indexOf(MARK);
  const after = outside.slice(at + 1);
  const rest = after.includes(MARK) ? "" : after;
  return withText(rows, row, outside.slice(0, at).trimEnd() + said + rest);
}

/** With the line of a shot as the studio writes it, at the time that its line gave. */
export function rewritten(rows: ScriptRows, shot: number, film: Storyboard): ScriptRows {
  const row = rows.shotRows[shot] ?? -1;
  const said = film.shots[shot];
  if (said === undefined) return rows;
  const times = timesOf(rows.rows[row]?.text ?? "") ?? shotTimes(film, shot);
  return withText(rows, row, shotLine(said, times));
}

/** With the times of the film in every line that has others. */
export function retimed(rows: ScriptRows, film: Storyboard): ScriptRows {
  return rows.shotRows.reduce((all, row, shot) => {
    const text = all.rows[row]?.text ?? "";
    const said = timesOf(text);
    const now = shotTimes(film, shot);
    if (said === null) return all;
    const times = [[said.from, now.from] as const, [said.to, now.to] as const].filter(
      ([old, next]) => Math.abs(old - next) > ROUNDING_SECONDS,
    );
    const lines = [text];
    replaceTimes(lines, { from: 0, to: 0 }, times);
    return withText(all, row, lines[0] ?? text);
  }, rows);
}

/** The header's length and tempo, each where it says one. */
export function withHeader(text: string, before: Storyboard, { seconds, bpm }: Storyboard): string {
  if (before.seconds === seconds && before.bpm === bpm) return text;
  return withHeaderOptions(text, { seconds, bpm });
}

/** With a header as the studio writes it, in place of the text's own. */
export function withOwnHeader(text: string, film: Storyboard): string {
  const first = /\S[^\r\n\u2028\u2029]*/.exec(text);
  const [line = "", start = 0] = [first?.[0], first?.index];
  const header = headerLine(film);
  if (readHeader(fold(line)) === null) {
    const end = /\r\n|[\n\r]/.exec(text)?.[0] ?? "\n";
    return `${header}${end}${end}${text}`;
  }
  return text.slice(0, start) + header + text.slice(start + line.length);
}

import { fold } from "../../words/lexicon/fold.ts";

const FIELD = /^([a-z][a-z_]{1,20}): *(.*)$/;
const ITEM = /^\s*- +(.+)$/;
/** Fields of a text, in a file that describes a film and not its scenes one by one. */
const TEXT = /^(?:titulo|subtitulo|headline|subheadline|title|subtitle)$/;
const SCENE = /^(?:cena|scene|shot|take|plano|tomada|slide)/;
const LEAST_FIELDS = 3;
/** The key of a text at the film's end. */
const FINAL_TEXT = /Texto final/;

/**
 * Fields as YAML has them ("camera:" above "- whip pan", "cta: Peça já"): the items of a list on the line of their field, and
 * the call at the film's end as its last text. Keeps the number of lines.
 */
export function withFieldsAsKeys(lines: readonly string[]): readonly string[] {
  const fields = lines.map((line) => FIELD.exec(fold(line)));
  const names = fields.flatMap((field) => field?.[1] ?? []);
  const isYaml = names.length >= LEAST_FIELDS && names.some((name) => TEXT.test(name));
  const areAll = lines.every((line, at) => line.trim() === "" || fields[at] !== null || ITEM.test(line));
  if (!isYaml || !areAll || names.some((name) => SCENE.test(name))) return lines;
  const kept = [...lines];
  let field = -1;
  for (const [at, line] of lines.entries()) {
    const item = ITEM.exec(line)?.[1];
    if (item === undefined) field = at;
    if (item === undefined || field < 0) {
      if (fields[at]?.[1] === "cta") kept[at] = line.replace(/^[^:]*/, FINAL_TEXT.source);
      continue;
    }
    kept[field] = `${kept[field]}${(kept[field] ?? "").trimEnd().endsWith(":") ? " " : ", "}${item}`;
    kept[at] = "";
  }
  return kept;
}

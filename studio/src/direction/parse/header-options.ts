import { DEFAULT_STYLE, type Style, STYLE_TITLES, type TemplateName } from "@curta/contract";
import { fold } from "../words/lexicon/fold.ts";
import { TEMPLATE_TITLES } from "../words/names.ts";
import { BPM, LENGTH, readHeader, STYLES, TEMPLATE } from "./script-header.ts";

/** Options of a film that a script's first line may also give. */
export interface HeaderOptions {
  readonly style?: Style;
  /** Length of the film. */
  readonly seconds?: number;
  readonly template?: TemplateName;
}

/** Options to write into a first line; `template` null removes the one that it names. */
type WrittenOptions = Omit<HeaderOptions, "template"> & {
  readonly template?: TemplateName | null;
  readonly bpm?: number;
};

/** The options that the first line of a script (blank lines ignored) gives; none if it is no header. */
export function headerOptions(script: string): HeaderOptions {
  const { style, seconds, template } = readHeader(fold(firstLine(script).line)) ?? {};
  return {
    ...(style === undefined ? {} : { style }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(template === undefined ? {} : { template }),
  };
}

/**
 * The script with other options in its first line, replacing only those that the line gives; a template is added where
 * the line names none. A new style has templates and tempos of its own, so those of the old style are removed with it.
 */
export function withHeaderOptions(script: string, { style, seconds, template, bpm }: WrittenOptions): string {
  const { line, start } = firstLine(script);
  const folded = fold(line);
  if (readHeader(folded) === null) return script;
  const edits = [
    ...(seconds === undefined ? [] : lengthEdit(folded, seconds)),
    ...(bpm === undefined ? [] : tempoEdit(folded, bpm)),
    ...(style === undefined ? [] : [...styleEdit(folded, style), ...removed(BPM, folded)]),
    ...(style === undefined && template === undefined ? [] : templateEdit(folded, template ?? null)),
  ];
  // From right to left, so that positions of the remaining edits stay valid.
  const written = edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), line.normalize("NFC"));
  return script.slice(0, start) + written + script.slice(start + line.length);
}

/** Characters `from` to `to` (not included) of the line, and what replaces them. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

function lengthEdit(folded: string, seconds: number): Edit[] {
  const match = LENGTH.exec(folded);
  const [all, amount = "", unit = ""] = match ?? [];
  if (match === null || all === undefined) return [];
  const isMinutes = unit.startsWith("min");
  const to = match.index + (isMinutes ? all.length : amount.length);
  return [{ from: match.index, to, by: isMinutes ? `${seconds} segundos` : String(seconds) }];
}

function tempoEdit(folded: string, bpm: number): Edit[] {
  const match = BPM.exec(folded);
  const amount = match?.[1] ?? match?.[2];
  if (match === null || amount === undefined) return [];
  const from = match.index + match[0].indexOf(amount);
  return [{ from, to: from + amount.length, by: String(bpm) }];
}

function styleEdit(folded: string, style: Style): Edit[] {
  const from = STYLES.map(([pattern]) => pattern.exec(folded)?.index).find((index) => index !== undefined);
  if (from === undefined) return [];
  const word = /^[a-z]+/.exec(folded.slice(from))?.[0] ?? "";
  return [{ from, to: from + word.length, by: STYLE_TITLES[style] }];
}

/** Names another template where one is named, else after the style or, without one, after the length. */
function templateEdit(folded: string, template: TemplateName | null): Edit[] {
  if (template === null) return removed(TEMPLATE, folded);
  const by = `modelo ${TEMPLATE_TITLES[template]}`;
  const named = TEMPLATE.exec(folded);
  if (named !== null) return [{ from: named.index, to: named.index + named[0].length, by }];
  const said = [...styleEdit(folded, DEFAULT_STYLE), ...lengthEdit(folded, 0)][0]?.from ?? 0;
  const phrase = /(?:[^,.;]|[.,](?=\d))*/.exec(folded.slice(said))?.[0] ?? "";
  const at = said + phrase.trimEnd().length;
  return [{ from: at, to: at, by: `, ${by}` }];
}

/** Removes what a pattern finds, with the comma before it. */
function removed(pattern: RegExp, folded: string): Edit[] {
  const match = pattern.exec(folded);
  if (match === null) return [];
  const comma = /,? *$/.exec(folded.slice(0, match.index))?.[0] ?? "";
  return [{ from: match.index - comma.length, to: match.index + match[0].length, by: "" }];
}

/** The first line that is not blank, trimmed, and where it starts in the script. */
function firstLine(script: string): { readonly line: string; readonly start: number } {
  const line = /\S[^\n]*/.exec(script);
  return { line: line?.[0].trimEnd() ?? "", start: line?.index ?? 0 };
}

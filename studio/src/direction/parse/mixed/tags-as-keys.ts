import { lineOf } from "./pairs-on-line.ts";

/** "<legenda>Oi</legenda>", on a line of its own. */
const ELEMENT = /^\s*<(\p{L}[\p{L}\d_-]{0,30})(\s[^<>]*)?>([^<>]*)<\/\1>\s*$/u;
/** "<camera from="a porta" to="a janela"/>" */
const EMPTY_ELEMENT = /^\s*<(\p{L}[\p{L}\d_-]{0,30})(\s[^<>]*?)\/?>\s*$/u;
/** "<film>", "</film>", "<?xml ...?>" */
const WRAPPER = /^\s*<[/?]?\p{L}[^<>]*>\s*$/u;
const ATTRIBUTE = /[\p{L}\d_-]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const LEAST_ELEMENTS = 2;

/** Elements of XML, one on each line, as lines with keys; tags around them as empty lines. Keeps the number of lines. */
export function withTagsAsKeys(lines: readonly string[]): readonly string[] {
  const tagged = lines.map(keyed);
  return tagged.filter((line) => line !== null).length < LEAST_ELEMENTS
    ? lines
    : lines.map((line, at) => tagged[at] ?? (WRAPPER.test(line) ? "" : line));
}

function keyed(line: string): string | null {
  const [, name = "", attributes = "", text = ""] = ELEMENT.exec(line) ?? [];
  if (name !== "") return lineOf(name, text.trim() === "" ? valuesOf(attributes) : text.trim());
  const [, empty = "", values = ""] = EMPTY_ELEMENT.exec(line) ?? [];
  return valuesOf(values) === "" ? null : lineOf(empty, valuesOf(values));
}

function valuesOf(attributes: string): string {
  return Array.from(attributes.matchAll(ATTRIBUTE), ([, double, single]) => double ?? single).join(", ");
}

import { fold } from "../../words/lexicon/fold.ts";
import { takeQuotes } from "../script-text.ts";

const PAIR = /^\s*([\p{L}][\p{L}\d _-]{1,24}?) ?[=:] ?(.+?)\s*$/u;
/** Between pairs. A comma stands in values, too, so that it parts only where a key and a sign follow. */
const BETWEEN = / ?[;|] ?|, ?(?=[\p{L}\d_-]{2,20} ?=)/u;
const LEAST_PAIRS = 3;
/** What some forms write for none. */
const NONE = /^(?:off|n[aã]o|no|none|false|nenhum[ao]?|sem|null|-)$/i;
const ENDS: Readonly<Record<string, string>> = {
  inicio: "inicial",
  comeco: "inicial",
  start: "inicial",
  fim: "final",
  end: "final",
};

/**
 * "estilo=luxo; texto_fim=23 de maio; música=violino": settings on one line as a line for each; null if a line is not made of
 * them, but for a number of its own ("SKU 88-120").
 */
export function pairsOnLine(line: string): string[] | null {
  if (!/[=:]/.test(line) || takeQuotes(line).quoted.length > 0) return null;
  const pairs = line.split(BETWEEN).map((part) => PAIR.exec(part));
  const known = pairs.filter((pair) => pair !== null);
  const others = pairs.length - known.length;
  if (known.length < LEAST_PAIRS || others > (line.includes("=") ? 1 : 0)) return null;
  const isSettings = line.includes("=") || known.every(([, key = ""]) => key.split(" ").length <= 2);
  return isSettings ? known.map(([, key = "", value = ""]) => lineOf(key, value)) : null;
}

/** A setting on a line of its own: "texto1=Oi". */
const SETTING = /^\s*(\p{L}[\p{L}\d_-]{1,20}) ?= ?(\S.*?)\s*$/u;

/** Lines of which several are settings with an equals sign, each of these as a line with a key. */
export function withSettingsAsKeys(lines: readonly string[]): readonly string[] {
  const settings = lines.map((line) => SETTING.exec(line));
  if (settings.filter((setting) => setting !== null).length < LEAST_PAIRS) return lines;
  return lines.map((line, at) => {
    const [, key = "", value = ""] = settings[at] ?? [];
    return key === "" ? line : lineOf(key, value);
  });
}

/** A setting as a line with a key; a text in the way that scripts have them. */
export function lineOf(key: string, value: string): string {
  const words = fold(key).split(/[ _-]+/);
  const [name = "", ...rest] = words;
  const last = words.findLast((word) => !/^\d+$/.test(word)) ?? "";
  const isText = [name, last].some((word) =>
    /^(?:texto|text|legenda|caption|frase|titulo|title|headline)s?\d{0,2}$/.test(word),
  );
  if (!isText) return `${key.replaceAll("_", " ")}: ${value.replace(/^(["'])(.*)\1$/, "$2")}`;
  if (NONE.test(value)) return "No text.";
  const end = rest.map((word) => ENDS[word] ?? word).find((word) => word === "inicial" || word === "final");
  return `Texto${end === undefined ? "" : ` ${end}`}: ${value}`;
}

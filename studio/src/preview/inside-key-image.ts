import { readHeader, saysInside } from "../direction/parse/script-header.ts";
import { REQUEST } from "../direction/words/speech/request.ts";
import { fold } from "../direction/words/lexicon/fold.ts";
import { INSIDE_KEY_IMAGE } from "../direction/words/names.ts";

/** A part of a header line, or of a sentence that asks for the film, that says it among other things. */
const PHRASE =
  /[,;]? *\b(?:(?:so|somente|apenas|unicamente|only) (?:[a-z]+ ){0,4}|dentro da |inside the )(?:imagem gerada|imagem-chave|key image|generated image)\b/g;
const LINES = /(\r\n|[\n\r\u2028\u2029])/;
const JSON_START = /^\s*[[{]/;
const JSON_FACT = String.raw`"(?:inside_?key_?image|s[oó][_ ]dentro[_ ]da[_ ]imagem[_ ]gerada)"\s*:\s*true`;
const JSON_SAYS = new RegExp(JSON_FACT, "i");
const JSON_REMOVED = new RegExp(String.raw`,\s*${JSON_FACT}(?=\s*\})|${JSON_FACT}\s*,?\s*`, "gi");

/** True if a script keeps its film inside the key image. Reads lines only, so that a page can ask at every key. */
export function isInsideKeyImage(script: string): boolean {
  if (JSON_START.test(script)) return JSON_SAYS.test(script);
  return script.split(LINES).some((line) => says(fold(line)));
}

/**
 * The script with or without the line that keeps its film inside the key image. Nothing else changes: scripts of
 * `writeScript` stay what it writes, those of users stay theirs, and on and off again gives the same text.
 */
export function withInsideKeyImage(script: string, inside: boolean): string {
  if (isInsideKeyImage(script) === inside) return script;
  if (JSON_START.test(script)) return inside ? addToJson(script) : script.replaceAll(JSON_REMOVED, "");
  return inside ? addLine(script) : removeLines(script);
}

function says(folded: string): boolean {
  if (saysInside(folded.slice(0, 100))) return true;
  const said = readHeader(REQUEST.test(folded) ? `filme ${folded}` : folded);
  return said?.insideKeyImage === true;
}

/** Below the first line that says anything: the header, where there is one. */
function addLine(script: string): string {
  // Lines and the breaks between them, by turns.
  const parts = script.split(LINES);
  const first = parts.findIndex((part, index) => index % 2 === 0 && part.trim() !== "");
  if (first < 0) return script === "" ? INSIDE_KEY_IMAGE : `${INSIDE_KEY_IMAGE}\n${script}`;
  return parts.toSpliced(first + 1, 0, parts[first + 1] ?? "\n", INSIDE_KEY_IMAGE).join("");
}

function removeLines(script: string): string {
  const parts = script.split(LINES);
  for (let index = parts.length - 1; index >= 0; index -= 2) {
    const line = (parts[index] ?? "").normalize("NFC");
    const folded = fold(line);
    if (saysInside(folded.slice(0, 100)))
      parts.splice(index + 1 < parts.length ? index : Math.max(0, index - 1), 2);
    else if (says(folded)) parts[index] = withoutPhrase(line, folded);
  }
  return parts.join("");
}

/** A folded line has the places of its composed text. */
function withoutPhrase(line: string, folded: string): string {
  return [...folded.matchAll(PHRASE)].reduceRight(
    (text, { 0: found, index }) => text.slice(0, index) + text.slice(index + found.length),
    line,
  );
}

/** Into the outermost object; a list of scenes gets one. */
function addToJson(script: string): string {
  const [start = ""] = JSON_START.exec(script) ?? [];
  const fact = '"insideKeyImage": true';
  if (start.endsWith("[")) return `{${fact}, "cenas": ${script.trim()}}`;
  const rest = script.slice(start.length);
  return `${start}${fact}${/^\s*\}/.test(rest) ? "" : ", "}${rest}`;
}

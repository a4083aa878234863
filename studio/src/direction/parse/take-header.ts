import { TEMPLATES } from "@curta/contract";
import { speechOf } from "../words/speech/directing.ts";
import { REQUEST } from "../words/speech/request.ts";
import { headerOf } from "./prose/whole-film/film-in-prose.ts";
import { shotsInProse } from "./prose/shots/shots-in-prose.ts";
import type { Outline } from "./scene.ts";
import { addToHeader, readHeader, TEMPLATE } from "./script-header.ts";
import type { Line } from "./script-line.ts";
import { REMARKS } from "@curta/contract/remarks";

/** A line and its number in the script, from 0. */
export type PlacedLine = Line & { readonly at: number };

const STYLE_LINE = /^(?:estilo|style)\b/;
const UNKNOWN_STYLE = /\b(?:estilo|style) ?:? ?([a-z]{3,30})/;

/** "15s tá ótimo": the film's length, and no scene of so many seconds. */
const ENOUGH =
  /^\W*(?:uns )?\d{1,2} ?(?:s|segs?|segundos?|secs?|seconds?) (?:ja )?(?:ta|e|esta|is) (?:bom|otimo|suficiente|plenty|enough|fine|good|perfect)\W*$/;

/** Takes what a line says about the whole film, also as a request; false if it says nothing about it. */
export function takeHeader(
  { folded, raw, at, marked }: PlacedLine,
  { header, notes, prose, warnings }: Outline,
): boolean {
  const isWish = !marked && REQUEST.test(folded);
  const said = readHeader(isWish || ENOUGH.test(folded) ? `filme ${folded}` : folded);
  const isOfStyle = STYLE_LINE.test(folded);
  const style = said?.style ?? (isOfStyle ? headerOf([folded], true).style : undefined);
  const unknown = style === undefined ? UNKNOWN_STYLE.exec(folded)?.[1] : undefined;
  const isHeader = said !== null || (isOfStyle && (style ?? unknown) !== undefined);
  if (isHeader) addToHeader(header, { ...said, ...(style === undefined ? {} : { style }) }, at);
  if (isWish) notes.push(raw.trim());
  const directs = isHeader && shotsInProse(raw, { from: at, to: at }).length > 0;
  // "estilo trap, câmera tremendo": what stands behind the style directs.
  const behind = isHeader && isOfStyle && raw.includes(",") ? raw.slice(raw.indexOf(",") + 1).trim() : "";
  if (isWish || directs) prose.push({ text: raw.trim(), line: at });
  else if (behind !== "" && speechOf(behind) === "directs") prose.push({ text: behind, line: at });
  if (isHeader && unknown !== undefined) {
    const text = REMARKS.unknownStyle(unknown);
    warnings.push({ text, line: at });
  }
  const template = isHeader ? TEMPLATE.exec(folded)?.[1] : undefined;
  if (template !== undefined && said?.template === undefined) {
    const text = REMARKS.unknownTemplate(template, TEMPLATES.join(", "));
    warnings.push({ text, line: at });
  }
  return isHeader || isWish;
}

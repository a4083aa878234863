import { REMARKS } from "@curta/contract/remarks";
import type { Remark } from "./scene.ts";
import { linesOf } from "./script-text.ts";

/** "{{ $json.titulo }}", "{{nome}}": what a workflow should have filled in. */
const PLACEHOLDER = /\{\{[^{}\n\r]{1,200}\}\}/g;

/** "output: ...": what a workflow calls its answer. */
const ANSWER = /^\s*(?:output|sa[ií]da|response) ?: */i;

/** A text without what a workflow put ahead of it or left unfilled, and a remark on each line that has such a place. */
export function withoutPlaceholders(text: string): { readonly text: string; readonly remarks: Remark[] } {
  const own = text.replace(ANSWER, "");
  if (!own.includes("{{")) return { text: own, remarks: [] };
  const remarks = linesOf(own).flatMap((line, at) => {
    const [left] = line.match(PLACEHOLDER) ?? [];
    return left === undefined ? [] : [{ text: REMARKS.unfilled(left), line: at }];
  });
  return { text: own.replaceAll(PLACEHOLDER, ""), remarks };
}

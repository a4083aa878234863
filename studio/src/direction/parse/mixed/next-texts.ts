import { nextText } from "../prose/listed-texts.ts";
import { takeKey } from "../script-line.ts";

/** "Depois: Tchau", on the line below a text with a key: as a text with a key. Keeps the number of lines. */
export function withNextTexts(lines: readonly string[]): readonly string[] {
  let isText = false;
  return lines.map((line) => {
    const next = isText ? nextText(line.trim()) : null;
    if (line.trim() !== "") isText = next !== null || takeKey(line).key === "caption";
    return next === null ? line : `Texto: ${next}`;
  });
}

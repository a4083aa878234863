import { fold } from "../../words/lexicon/fold.ts";
import { isSeen } from "../../words/speech/acts.ts";
import { speechOf } from "../../words/speech/directing.ts";
import { askedTexts } from "../prose/asked/asked-text.ts";
import { nextText } from "../prose/listed-texts.ts";
import { takeKey } from "../script-line.ts";

/** "e embaixo pequeno até 70% off" */
const BELOW =
  /^(?:e )?(?:em ?baixo|em cima|below)(?: (?:bem )?(?:pequen[oa]|menor|maior|grande|small|smaller))? (?=[^:]+$)/i;

/** "depois troca pra Deus te abençoe": only a capital tells it from "muda pra uma vibe calma". */
const CHANGED =
  /^(?:(?:[Ee] |[Aa][ií] )?(?:[Dd]epois|[Dd]ps|[Dd]pois|[Ee]m seguida|[Tt]hen) )?(?:[Tt]roc|[Mm]ud|[Cc]hang)(?:a|e|ar|es?)? (?:pra|para|to) (?=\p{Lu}[^:]+$)/u;

/** What stands below the text that the line before asks for; null where it is none. */
function lowerText(line: string): string | null {
  const place = BELOW.exec(line)?.[0] ?? CHANGED.exec(line)?.[0];
  if (place === undefined || askedTexts(line).length > 0) return null;
  const text = line.slice(place.length);
  return speechOf(text) === "directs" || isSeen(fold(text)) ? null : text;
}

/** "Depois: Tchau", on the line below a text: as a text with a key. Keeps the number of lines. */
export function withNextTexts(lines: readonly string[]): readonly string[] {
  let before = "";
  return lines.map((line) => {
    const written = line.trim();
    const next = nextText(written) ?? lowerText(written);
    const kept = next !== null && asksForText(before) ? `Texto: ${next}` : line;
    if (written !== "") before = kept;
    return kept;
  });
}

function asksForText(line: string): boolean {
  return takeKey(line).key === "caption" || askedTexts(line).length > 0;
}

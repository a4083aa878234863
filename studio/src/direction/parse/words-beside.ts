import { speechOf } from "../words/speech/directing.ts";
import { isReadable } from "./prose/is-readable.ts";

const BRACKETS = String.raw`[([]([^()[\]]{3,200})[)\]]`;
const AHEAD = new RegExp(String.raw`^\s*${BRACKETS}\s*[:–—-]?\s*(\S.*)$`);
const BEHIND = new RegExp(String.raw`^\s*([^()[\]]{1,300})${BRACKETS}[\s.]*$`);
/** "Bom dia! [0-3s]" */
const TIMES_BEHIND = /\s*[([][\d\s:.,–-]{1,20}(?:s|segs?|segundos?|secs?|seconds?)?[)\]]\s*$/i;

/** What a scene says beside a direction in brackets: "(close no rosto) Bom dia!" is "Bom dia!". Null where it says nothing. */
export function wordsBesideBrackets(text: string): string | null {
  const [, ahead, after] = AHEAD.exec(text) ?? [];
  const [, before, behind] = BEHIND.exec(text) ?? [];
  const direction = ahead ?? behind ?? "";
  const words = (after ?? before ?? "").replace(TIMES_BEHIND, "").trim();
  const isSaid = speechOf(direction) === "directs" && speechOf(words) === "says";
  return isSaid && isReadable(words) ? words : null;
}

import { speechOf } from "../words/speech/directing.ts";
import { isReadable } from "./prose/is-readable.ts";

const BRACKETS = String.raw`[([]([^()[\]]{3,200})[)\]]`;
const AHEAD = new RegExp(String.raw`^\s*${BRACKETS}\s*[:–—-]?\s*(\S.*)$`);
const BEHIND = new RegExp(String.raw`^\s*([^()[\]]{1,300})${BRACKETS}[\s.]*$`);

/** What a scene says beside a direction in brackets: "(close no rosto) Bom dia!" is "Bom dia!". Null where it says nothing. */
export function wordsBesideBrackets(text: string): string | null {
  const [, ahead, after] = AHEAD.exec(text) ?? [];
  const [, before, behind] = BEHIND.exec(text) ?? [];
  const direction = ahead ?? behind ?? "";
  const words = (after ?? before ?? "").trim();
  const isSaid = speechOf(direction) === "directs" && speechOf(words) === "says";
  return isSaid && isReadable(words) ? words : null;
}

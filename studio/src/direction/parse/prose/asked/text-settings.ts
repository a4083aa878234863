import { SETTINGS } from "./tables/text-settings-table.ts";

const SETTING = new RegExp(`(?:,? (?:${SETTINGS})(?![a-z]))+,?`, "y");

/** How many letters of a folded text, from a position on, say only where and how the text stands that they lead to. */
export function settingsAt(folded: string, at: number): number {
  SETTING.lastIndex = at;
  return SETTING.exec(folded)?.[0].length ?? 0;
}

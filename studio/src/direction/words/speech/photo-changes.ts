import { PHOTO_CHANGES } from "./photo-changes-table.ts";

const CHANGE = new RegExp(`(?<![a-z])(?:${Object.values(PHOTO_CHANGES).flat().join("|")})`);
/** "nao troca o fundo", "sem trocar a cor". */
const NOT = /(?<![a-z])(?:nao|n|sem|nunca|not|don't|never|without) (?:[a-z]+ ){0,2}$/;

/** Whether a folded text asks for another photo than the one there is: another ground, a hat, a cartoon, what lies behind. */
export function changesPhoto(folded: string): boolean {
  const change = CHANGE.exec(folded);
  return change !== null && !NOT.test(folded.slice(0, change.index));
}

import type { ShotSize } from "@curta/contract";
import { fold } from "../lexicon/fold.ts";
import { hear } from "./hear.ts";
import { finderOfKinds } from "../lexicon/lexicon.ts";

/** Stands between what two shots show. */
const JOINT = /[,;|()/]|\.(?=\s|$)| (?:e|and|then|depois|ai) /;
const findSizes = finderOfKinds(["size"]);
const CLOSE: ReadonlySet<string> = new Set<ShotSize>(["close-up", "extreme-close-up"]);
const findThings = finderOfKinds(["thing"]);
/** What stands before a part that is looked at: "close na espuma", "detail of the hands". */
const LOOKED_AT = /(?:^|[^a-z])(?:n[oa]s?|d[oa]s?|ao?s?|em|on|of|at|to|the) $/;

/**
 * The parts of the photo that a text wants to see close, and that no network finds: "close na espuma". None where it says what
 * else is to be seen there.
 */
export function unplacedIn(text: string): string[] {
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  let at = 0;
  return folded.split(JOINT).flatMap((piece) => {
    at = folded.indexOf(piece, at);
    const close = findSizes(piece).find(({ phrase }) => CLOSE.has(phrase.name));
    if (close === undefined || hear(piece).said.target !== undefined) return [];
    const found = findThings(piece).find(
      ({ from }) => from > close.to && LOOKED_AT.test(piece.slice(0, from)),
    );
    return found === undefined ? [] : [composed.slice(at + found.from, at + found.to)];
  });
}

/** `npm run cues` learns the weights of words from the building half of the labelled texts, and writes their table. */
import { writeFileSync } from "node:fs";
import { learnedCues } from "./learn-cues.ts";

const HEAD = `/**
 * How much words say that a sentence directs a film (above 0) or is to be read on it (below 0): log odds, learned from
 * the building half of the labelled texts by \`npm run cues\`. Columns: weight | cues, folded (see cues.ts). Not edited by hand.
 */
export const CUES_TABLE = `;

const file = new URL("../../src/direction/words/speech/cues-table.ts", import.meta.url);
writeFileSync(file, `${HEAD}\`\n${learnedCues()}\n\`;\n`);

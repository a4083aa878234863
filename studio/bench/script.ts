/**
 * `npm run bench:script` prints how well free text is told apart into what directs a film and what is to be read on
 * it: precision and recall of "is printed on the film", on the half of the labelled texts that only measures.
 * `npm run bench:script -- build` prints the other half, and its texts that come out wrong. The line "fresh" is of texts
 * that nobody had seen when the lexicon was last changed.
 */
import { labelledTexts } from "../testing/direction/labelled-texts.ts";
import { printedWords, PrintTally } from "../testing/direction/printed-words.ts";

/** On the measuring half, before there was a lexicon: 116 regular expressions in 14 files. */
const BEFORE = "247 texts  precision 0.633  recall 0.885";

const half = process.argv[2] === "build" ? "build" : "measure";
const fresh = new PrintTally();
const tallies = {
  all: new PrintTally(),
  direct: new PrintTally(),
  read: new PrintTally(),
  mixed: new PrintTally(),
};
const texts = labelledTexts();
for (const each of texts.filter((text) => text.half === "fresh")) fresh.add(each, printedWords(each));
for (const each of texts.filter((text) => text.half === half)) {
  const printed = printedWords(each);
  for (const tally of [tallies.all, tallies[each.label]]) tally.add(each, printed);
  const isRight = (printed.isShown || each.label === "direct") && !printed.isSpilt;
  if (half === "build" && !isRight) {
    console.log(
      `${each.label}${printed.isSpilt ? " +" : ""}${printed.isShown ? "" : " -"}: ${JSON.stringify(each.text)}`,
    );
  }
}
for (const [name, tally] of Object.entries(tallies)) console.log(`${half} ${name.padEnd(7)}${tally.line}`);
console.log(`fresh all      ${fresh.line}`);
if (half === "measure") console.log(`before         ${BEFORE}`);

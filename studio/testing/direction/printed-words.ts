import { readScript } from "../../src/direction/plan/script/read-script.ts";
import { fold } from "../../src/direction/words/lexicon/fold.ts";
import type { LabelledText } from "./labelled-texts.ts";
import { BEER } from "./readings.ts";

/** What a text became on the film. */
export interface Printed {
  /** All that must be read is on the screen. */
  readonly isShown: boolean;
  /** Words of the text that nobody asked to be shown are on the screen. */
  readonly isSpilt: boolean;
}

/** A long film, so that its length cuts nothing off. */
const WISHES = { style: "viral", seconds: 60, seed: 1, reading: BEER } as const;

/** Makes a film of a text and compares its captions with what the text's label says. */
export function printedWords({ text, shows }: Pick<LabelledText, "text" | "shows">): Printed {
  const { shots } = readScript(text, WISHES).storyboard;
  const source = wordsIn(text);
  // Texts that stand beside each other are lines of one caption, and need not follow each other where they were asked for.
  const captions = shots
    .flatMap(({ caption }) => (caption ?? "").split("\n").map(wordsIn))
    .filter((words) => words.trim() !== "" && source.includes(words));
  const wanted = shows.map(wordsIn);
  const shown = wordsIn(captions.join(" "));
  return {
    isShown: wanted.every((words) => shown.includes(words)),
    isSpilt: captions.some((words) => !wanted.some((each) => each.includes(words))),
  };
}

/** Folded words with one blank before, between and after. */
function wordsIn(text: string): string {
  return ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

/** Counts of texts: "printed" is what is to be found, in the text or in a part of it. */
export class PrintTally {
  texts = 0;
  private found = 0;
  private missed = 0;
  private wrong = 0;

  add({ label }: Pick<LabelledText, "label">, { isShown, isSpilt }: Printed): void {
    this.texts += 1;
    if (label !== "direct") {
      if (isShown) this.found += 1;
      else this.missed += 1;
    }
    if (isSpilt) this.wrong += 1;
  }

  /** Of the texts of which something was printed, the share in which that was right. */
  get precision(): number {
    return this.found / Math.max(1, this.found + this.wrong);
  }

  /** Of the texts that have something to be read, the share that shows it. */
  get recall(): number {
    return this.found / Math.max(1, this.found + this.missed);
  }

  get line(): string {
    const { texts, precision, recall, missed, wrong } = this;
    const shares = `precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`;
    return `${texts} texts  ${shares}  (${missed} not shown, ${wrong} with words that direct)`;
  }
}

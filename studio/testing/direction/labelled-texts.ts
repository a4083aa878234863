import { readFileSync } from "node:fs";

/** What somebody may write as a script, and what of it a film must show. */
export interface LabelledText {
  /** It only directs; it is only to be read; or it directs and says what is to be read. */
  readonly label: "direct" | "read" | "mixed";
  readonly text: string;
  /** What must be on the screen, and nothing else of the text. */
  readonly shows: readonly string[];
  /**
   * Words and weights are chosen on one half; the other is only counted, and nobody looks at its texts one by one. The
   * fresh ones were written in November 2026 by somebody who knew nothing of the lexicon, and nobody who chose its words
   * has read them: who does makes them part of the building half, and has others written.
   */
  readonly half: "build" | "measure" | "fresh";
}

/** A batch that was split before it was added says its half, so that what was tuned on measures nothing. */
type Labelled = Pick<LabelledText, "label" | "text"> & Partial<Pick<LabelledText, "shows" | "half">>;

/** Texts as people, assistants and workflows write them, in Portuguese and English, typing errors included. */
export function labelledTexts(): LabelledText[] {
  const file = readFileSync(new URL("labelled-texts.jsonl", import.meta.url), "utf8");
  return file
    .trim()
    .split("\n")
    .map((line) => {
      const labelled: Labelled = JSON.parse(line);
      const { label, text, shows, half = isBuildOn(text) ? "build" : "measure" } = labelled;
      const own = label === "direct" ? [] : [text];
      return { label, text, shows: shows ?? own, half };
    });
}

/** The half of a text that does not say it comes from its letters alone: a new text moves no other (FNV-1a, its top bit). */
function isBuildOn(text: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 31 === 0;
}

import { CUES_TABLE } from "./cues-table.ts";

/** Words of this length and below are their own beginning. */
const BEGINNING = 3;
const TOKEN = /[a-z0-9]+|[!?$%#@:]|\.\.\./g;
/** Stands before the first word. */
const START = "^";
/** However long a text is, its words count no more than this. */
const MOST = 4;
/** And each of a short one no more than this: "No carro" may be where somebody was. */
const MOST_OF_A_WORD = 0.75;

const WEIGHTS: ReadonlyMap<string, number> = weightsOf(CUES_TABLE);

/**
 * The cues of a folded text, each once: its words and signs, the words' beginnings ("dev*" for "devagarinho" and "devagar"), and
 * each two that stand side by side.
 */
export function cuesOf(folded: string): Set<string> {
  const cues = new Set<string>();
  let before = START;
  for (const word of folded.match(TOKEN) ?? []) {
    cues.add(word);
    if (word.length > BEGINNING) cues.add(`${word.slice(0, BEGINNING)}*`);
    cues.add(`${before} ${word}`);
    before = word;
  }
  return cues;
}

/**
 * How much the words of a folded text are those of people who direct, or those of texts to be read, as the labelled texts
 * have them: log odds, -4 to 4, 0 where no word is known.
 */
export function cueScore(folded: string): number {
  let sum = 0;
  for (const cue of cuesOf(folded)) sum += WEIGHTS.get(cue) ?? 0;
  const most = Math.min(MOST, MOST_OF_A_WORD * folded.split(" ").length);
  return Math.max(-most, Math.min(most, sum));
}

function weightsOf(table: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const row of table.trim().split("\n")) {
    const [weight = "", cues = ""] = row.split(" | ");
    for (const cue of cues.split(",")) weights.set(cue, Number(weight));
  }
  return weights;
}

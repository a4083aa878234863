import { cuesOf } from "../../src/direction/words/speech/cues.ts";
import { lexiconScore } from "../../src/direction/words/speech/directing.ts";
import { fold } from "../../src/direction/words/lexicon/fold.ts";
import { LEXICON, type Meaning } from "../../src/direction/words/lexicon/lexicon.ts";
import { labelledTexts, type LabelledText } from "./labelled-texts.ts";

/** A sentence, and 1 if it directs, 0 if it is to be read. */
interface Example {
  readonly text: string;
  readonly directs: 0 | 1;
  /** What it counts beside a labelled sentence. */
  readonly share?: number;
}

/** `known` is what the lexicon says already, as log odds: cues learn what it misses. */
type Weighed = Required<Omit<Example, "text">> & {
  readonly cues: readonly string[];
  readonly known: number;
};

const DIRECTING: readonly Meaning["kind"][] = ["size", "move", "place", "join", "effect", "style", "verb"];
const ROUNDS = 60;
const RATE = 0.1;
/** Keeps weights small (L2), so that no single word decides. */
const DECAY = 0.05;
/** Two words side by side count from so many sentences on; a word alone always does. */
const LEAST_PAIRS = 2;
/** Smaller weights are left out. */
const LEAST_WEIGHT = 0.2;
/** A phrase of the vocabulary beside a labelled sentence: together they must not outweigh these. */
const VOCABULARY_SHARE = 0.03;
/** "Plano aberto do copo azul": each phrase of the vocabulary directs, before a thing; there are as many as texts. */
const VOCABULARY: readonly Example[] = LEXICON.filter(({ kind }) => DIRECTING.includes(kind)).map(
  ({ phrase }) => ({
    text: `${phrase} do copo azul`,
    directs: 1,
    share: VOCABULARY_SHARE,
  }),
);
/** A sentence of this score is as likely to direct as to be read; so many points are one of log odds, and no more count. */
const EVEN = 1;
const POINTS = 2;
const MOST_KNOWN = 4;
const SENTENCE = /\n|(?<=[.!?;])\s/;

/**
 * Learns from the building half how much each cue says that a sentence directs: logistic regression with Adagrad steps
 * (Duchi, Hazan and Singer, 2011), as if as many sentences were to be read as direct. The same texts give the same table.
 */
export function learnedCues(): string {
  const texts = labelledTexts().filter(({ half }) => half === "build");
  const labelled = texts.flatMap(examplesOf).map(weighed);
  const counts = new Map<string, number>();
  for (const cue of labelled.flatMap(({ cues }) => cues)) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const directing = labelled.filter(({ directs }) => directs === 1).length;
  const balance = directing / (labelled.length - directing);
  const isKept = (cue: string) => (counts.get(cue) ?? 0) >= (cue.includes(" ") ? LEAST_PAIRS : 1);
  const examples = [...VOCABULARY.map(weighed), ...labelled].map((each) => ({
    ...each,
    cues: each.cues.filter(isKept),
    share: each.directs === 1 ? each.share : each.share * balance,
  }));
  return tableOf(fit(examples));
}

function weighed({ text, directs, share = 1 }: Example): Weighed {
  const folded = fold(text);
  const known = (lexiconScore(folded.replaceAll(/ +/g, " ").trim()) - EVEN) / POINTS;
  return {
    cues: [...cuesOf(folded)],
    known: Math.max(-MOST_KNOWN, Math.min(MOST_KNOWN, known)),
    directs,
    share,
  };
}

/** The sentences of a labelled text; of a mixed one, the words to be read and what stands around them. */
function examplesOf({ label, text, shows }: LabelledText): Example[] {
  if (label !== "mixed")
    return sentencesOf(text).map((each) => ({ text: each, directs: label === "direct" ? 1 : 0 }));
  const around = shows.reduce((left, each) => left.replace(each, "\n"), text);
  return [
    ...shows.map((each): Example => ({ text: each, directs: 0 })),
    ...sentencesOf(around).map((each): Example => ({ text: each, directs: 1 })),
  ];
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE).filter((each) => /\p{L}{2}/u.test(each));
}

function fit(examples: readonly Weighed[]): Map<string, number> {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { cues, known, directs, share } of examples) {
      const sum = cues.reduce((total, cue) => total + (weights.get(cue) ?? 0), known);
      const error = 1 / (1 + Math.exp(-sum)) - directs;
      for (const cue of cues) {
        const weight = weights.get(cue) ?? 0;
        const slope = share * (error + DECAY * weight);
        const square = (squares.get(cue) ?? 0) + slope * slope;
        squares.set(cue, square);
        weights.set(cue, weight - (RATE * slope) / Math.sqrt(square));
      }
    }
  }
  return weights;
}

/** A row for each weight in tenths, the strongest directions first: "0.7 | faz,^ mostra". */
function tableOf(weights: ReadonlyMap<string, number>): string {
  const rows = new Map<string, string[]>();
  for (const [cue, weight] of weights) {
    if (Math.abs(weight) < LEAST_WEIGHT) continue;
    const rounded = weight.toFixed(1);
    rows.set(rounded, [...(rows.get(rounded) ?? []), cue]);
  }
  return [...rows]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([weight, cues]) => `${weight} | ${cues.toSorted().join(",")}`)
    .join("\n");
}

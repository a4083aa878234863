import { expect, test } from "vitest";
import { labelledTexts } from "../../../../testing/direction/labelled-texts.ts";
import { printedWords, PrintTally } from "../../../../testing/direction/printed-words.ts";
import { directingScore, speechOf } from "../speech/directing.ts";
import { fold } from "./fold.ts";
import { LEXICON, type Meaning } from "./lexicon.ts";
import { matchWords } from "../shot/match-words.ts";
import { corrected } from "./misspelled.ts";

const DIRECTING: readonly Meaning["kind"][] = ["size", "move", "place", "join", "effect", "style", "verb"];
const VOCABULARY = LEXICON.filter(({ kind }) => DIRECTING.includes(kind));

test("every phrase of the vocabulary before a thing is a direction", () => {
  expect(VOCABULARY.length).toBeGreaterThan(437);
  const said = VOCABULARY.filter(({ phrase }) => speechOf(`${phrase} do copo azul`) !== "directs");
  expect(said.map(({ phrase }) => phrase)).toEqual([]);
});

test("the matcher hears each phrase of a shot as the lexicon means it", () => {
  for (const { kind, name, phrase } of LEXICON) {
    const { size, move, transition, target, effects } = matchWords(phrase);
    const heard: Partial<Record<Meaning["kind"], unknown>> = {
      size,
      move,
      join: transition,
      place: target?.kind,
      effect: effects[0],
    };
    if (kind in heard) expect([phrase, heard[kind]]).toEqual([phrase, name]);
  }
});

test("the speller leaves words of the lexicon alone", () => {
  for (const { phrase } of LEXICON) {
    if (!phrase.startsWith("camera")) expect(corrected(phrase)).toBe(phrase);
  }
});

test("the lexicon is folded, trimmed and says each thing once", () => {
  const keys = LEXICON.map(({ kind, name, phrase, language }) => `${kind} ${name} ${language} ${phrase}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  for (const { phrase, strength } of LEXICON) {
    expect(phrase).toBe(fold(phrase).trim());
    expect(Math.abs(strength)).toBeLessThanOrEqual(3);
  }
});

test("words to a viewer make a sentence read that would direct", () => {
  expect(speechOf("Mostre o copo")).toBe("directs");
  expect(speechOf("Mostre ao mundo quem você é")).toBe("says");
  expect(directingScore("Close")).toBeGreaterThan(directingScore("Close, só R$ 20"));
});

test("a denial directs where only a film has what is denied", () => {
  expect(speechOf("nada de tela dividida")).toBe("directs");
  expect(speechOf("Nada de recorte, tudo costurado à mão")).not.toBe("directs");
  expect(speechOf("Parcele sem cartão, sem juros")).not.toBe("directs");
});

test("of texts that nobody tuned on, nearly all that is printed is meant to be, and nearly all of that is", () => {
  const tally = new PrintTally();
  const texts = labelledTexts();
  expect(texts.length).toBeGreaterThanOrEqual(400);
  for (const each of texts.filter(({ half }) => half === "measure")) tally.add(each, printedWords(each));
  expect(tally.precision).toBeGreaterThanOrEqual(0.97);
  expect(tally.recall).toBeGreaterThanOrEqual(0.95);
});

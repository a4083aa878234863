import type { Target } from "@curta/contract";
import { mentionsIn } from "../../nouns/mentions.ts";
import { journeyIn } from "./journeys.ts";
import { matchWords, type Said } from "./match-words.ts";
import { corrected } from "./misspelled.ts";

/** Nobody writes longer pieces in a shot list; in longer ones a word is hardly a misspelled one of ours. */
const MOST_CORRECTED_WORDS = 6;

/** What a piece of text says about a shot, the people and things that it names included. */
export interface Heard {
  readonly said: Said;
  /** What of it is said with words of the camera and of places alone. */
  readonly plain: Said;
  /** It names people or things and says nothing else. */
  readonly isNameAlone: boolean;
  /** It says which of several it names. */
  readonly isCertain: boolean;
}

/** Hears a folded piece of text. What is looked at is what is named first. */
export function hear(piece: string): Heard {
  const text = piece.replaceAll(/ +/g, " ");
  const plain = heardWords(text);
  const named = journeyIn(text) ?? mentionsIn(text)[0];
  if (named === undefined || matchWords(text.slice(0, named.from)).target !== undefined) {
    return { said: plain, plain, isNameAlone: false, isCertain: false };
  }
  const rest = `${text.slice(0, named.from)} , ${text.slice(named.to)}`;
  const aim: { target: Target; until?: Target } = { target: named.target };
  if ("until" in named) aim.until = named.until;
  const isCertain = "which" in named.target && named.target.which !== 1;
  return { said: { ...heardWords(rest), ...aim }, plain, isNameAlone: !/[a-z]{3}/.test(rest), isCertain };
}

function heardWords(text: string): Said {
  const isShort = text.trim().split(" ").length <= MOST_CORRECTED_WORDS;
  return matchWords(isShort ? corrected(text) : text);
}

/** Who asks for the whole photo asks for a wide shot. */
export function withSize(said: Said): Said {
  return said.target?.kind === "whole" && said.size === undefined ? { ...said, size: "wide" } : said;
}

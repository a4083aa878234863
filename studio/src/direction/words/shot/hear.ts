import type { Target } from "@curta/contract";
import { mentionsIn } from "../../../nouns/mentions.ts";
import { ownMoves } from "../speech/acts.ts";
import { journeyIn } from "./journeys.ts";
import { matchWords, type Said } from "./match-words.ts";
import { corrected } from "../lexicon/misspelled.ts";

/** Spelling is corrected only in pieces of at most this many words: longer ones are rarely directions. */
const MOST_CORRECTED_WORDS = 6;

/** "a mesa inteira", "the whole table": all of what is named. */
const ALL_OF_IT =
  /^\W*((?:[oa] )?[a-z]+(?: d[oa] [a-z]+)?) (?:inteir[oa]|tod[oa]|complet[oa])\W*$|^\W*(?:the )?(?:whole|entire) ([a-z]+)\W*$/;

/** "(começa na) tesoura inteira": what stands behind the name of what is shown whole. */
const WHOLE = /^ (?:por )?(?:inteir|complet)[oa]s?\b/;

/** "copo bem de perto", "rosto em close": a name without its article, and how large it is shown. */
const NAME_AHEAD =
  /^\W*(?:(?:depois|primeiro|then|first) )?([a-z]{3,20}(?: d[aeo] [a-z]{3,20})?) ([a-z-]{2,12}(?: [a-z-]{2,12}){0,2})\W*$/;

const LONGEST_NAME = 60;

/** What a piece of text says about a shot. */
export interface Heard {
  readonly said: Said;
  /** The same without the people and things that it names. */
  readonly plain: Said;
  /** It only names people or things. */
  readonly isNameAlone: boolean;
  /** It says which one of several is meant. */
  readonly isCertain: boolean;
}

/** Reads a folded piece of text. Its target is what it names first. */
export function hear(piece: string): Heard {
  const [, name, named = name] = ALL_OF_IT.exec(piece.slice(0, LONGEST_NAME)) ?? [];
  const whole = named === undefined ? undefined : heardIn(named);
  return whole?.isNameAlone === true
    ? { ...whole, said: { size: "wide", ...whole.said } }
    : (heardNameAhead(piece) ?? heardIn(piece));
}

function heardNameAhead(piece: string): Heard | undefined {
  const [, name = "", rest = ""] = NAME_AHEAD.exec(piece) ?? [];
  const plain = heardWords(rest);
  if (plain.size === undefined || plain.target !== undefined) return undefined;
  const { said, isNameAlone, isCertain } = heardIn(name);
  if (!isNameAlone || said.target === undefined) return undefined;
  return { said: { ...plain, target: said.target }, plain, isNameAlone: false, isCertain };
}

function heardIn(piece: string): Heard {
  const text = withoutOwnMoves(piece.replaceAll(/ +/g, " "));
  const plain = heardWords(text);
  const named = journeyIn(text) ?? (plain.target?.kind === "polaroid" ? undefined : mentionsIn(text)[0]);
  if (named === undefined || matchWords(text.slice(0, named.from)).target !== undefined) {
    return { said: plain, plain, isNameAlone: false, isCertain: false };
  }
  const rest = `${text.slice(0, named.from)} , ${text.slice(named.to)}`;
  const aim: { target: Target; until?: Target } = { target: named.target };
  if ("until" in named) aim.until = named.until;
  const isCertain = "which" in named.target && named.target.which !== 1;
  const around = heardWords(rest);
  // "para no copo": a move whose last word is the name's first.
  const move = around.move ?? plain.move;
  const said = {
    ...(WHOLE.test(text.slice(named.to)) ? { size: "wide" as const } : {}),
    ...around,
    ...(move === undefined ? {} : { move }),
    ...aim,
  };
  return { said, plain, isNameAlone: !/[a-z]{3}/.test(rest), isCertain };
}

/** "Vapor subindo" says nothing of the camera. */
function withoutOwnMoves(text: string): string {
  return ownMoves(text).reduceRight((left, { from, to }) => `${left.slice(0, from)}${left.slice(to)}`, text);
}

function heardWords(text: string): Said {
  const isShort = text.trim().split(" ").length <= MOST_CORRECTED_WORDS;
  return matchWords(isShort ? corrected(text) : text);
}

/** A shot of the whole photo, bare or as a print, is a wide shot, if no other size is given. */
export function withSize(said: Said): Said {
  const isWhole = said.target?.kind === "whole" || said.target?.kind === "polaroid";
  return isWhole && said.size === undefined ? { ...said, size: "wide" } : said;
}

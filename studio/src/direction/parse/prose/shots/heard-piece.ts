import type { Effect, Target } from "@curta/contract";
import { hear, withSize } from "../../../words/shot/hear.ts";
import type { Said } from "../../../words/shot/match-words.ts";
import {
  ALL,
  ANOTHER,
  AT_FIRST,
  CLOSES_IN,
  FOCUSES,
  IN_MIDDLE,
  LAST,
  LIST,
  LISTED,
  NEXT,
  OF_OTHERS,
  OF_WORDS,
  ON_NAMED,
  OPENED_OUT,
  SHOWS,
  UNWANTED,
  WHOLE,
} from "./shot-patterns.ts";
import { isNextInList, isShot, type WishedShot } from "./wished-shot.ts";

const SIDES: ReadonlySet<Target["kind"]> = new Set(["top", "bottom", "left", "right", "center"]);
const OBJECTS: ReadonlySet<Target["kind"]> = new Set(["person", "thing", "face"]);
const TIMED: ReadonlySet<Effect> = new Set(["slow", "fast", "freeze", "flash", "shake", "strobe", "ramp"]);

interface Heard {
  readonly said: Said;
  /** Whether it begins a shot. */
  readonly opens: boolean;
  /** Whether it is one like the shot before it, of something else. */
  readonly isAlike?: boolean;
}

/** What a piece says, and whether it begins a shot. Naming a person or thing does so only where a list continues. */
export function heard(piece: string, current?: Said): Heard {
  const { plain, isNameAlone, isCertain, ...heardOfIt } = hear(piece);
  const isOnlyPlace =
    isInMiddle(piece, heardOfIt.said) ||
    OF_WORDS.test(piece) ||
    isInPanels(heardOfIt.said) ||
    isInPanels(current);
  const shown = isOnlyPlace ? withoutSide(heardOfIt.said) : heardOfIt.said;
  const said = UNWANTED.test(piece) ? { ...shown, effects: [] } : shown;
  if (piece.includes(OPENED_OUT))
    return { said: { ...said, move: "pull-out", until: { kind: "whole" } }, opens: true };
  const isNext =
    (isNameAlone && isCertain) ||
    NEXT.test(piece) ||
    LAST.test(piece) ||
    SHOWS.test(piece) ||
    LIST.test(piece) ||
    said.until !== undefined;
  const all: Said = ALL.test(piece) ? { ...said, target: { kind: "whole" } } : said;
  const sized: Said = WHOLE.test(piece) ? { size: "wide", ...all } : withSize(all);
  const isClosing = CLOSES_IN.test(piece) && !isShot(sized);
  const whole: Said = isClosing ? { ...sized, size: "close-up" } : sized;
  const isSized = whole.size !== undefined;
  // "câmera lenta no final", "congela no copo": an effect where the film ends, or on what is named.
  const isOnNamed = said.target !== undefined && plain.target === undefined && !OF_OTHERS.test(piece);
  const isEffect =
    said.effects.length > 0 &&
    (LAST.test(piece) || AT_FIRST.test(piece) || isOnNamed || isInMiddle(piece, heardOfIt.said));
  // "deixa a menina no meio da tela": she is shown.
  const isPlain = isShot(isOnlyPlace && said.target === undefined ? withoutSide(plain) : plain);
  return { said: whole, opens: isSized || isPlain || isEffect || (isNext && isShot(said)) };
}

/** "close no rosto e nas mãos", where nobody knows where hands are. */
export function isSizedBefore(before: WishedShot | undefined, piece: string): boolean {
  return before?.size !== undefined && before.until === undefined && ON_NAMED.test(piece);
}

/** A piece, and what comes before it. */
interface Place {
  readonly piece: string;
  readonly before: string;
  readonly shot: WishedShot | undefined;
  /** Whether "e" or "and" stands before it. */
  readonly isAnd: boolean;
}

/** "close no copo e na garrafa": what such a piece names is seen in a shot of its own, as what is named before it. */
export function alike(heardOfIt: Heard, { piece, before, shot, isAnd }: Place): Heard {
  const { said } = heardOfIt;
  if (shot === undefined || said.size !== undefined || said.move !== undefined) return heardOfIt;
  const isPlaced = OBJECTS.has(shot.target?.kind ?? "all") || shot.unplaced === true;
  const isOfObjects = isPlaced && OBJECTS.has(said.target?.kind ?? "all");
  const isListed = ON_NAMED.test(piece) || (isAnd && LISTED.test(piece));
  const isAnother = ANOTHER.test(piece) && said.target !== undefined;
  const isNext = isAnother || (isListed && isOfObjects && isNextInList(said, shot));
  const { size, move, until } = shot;
  const isLookedAt =
    size !== undefined || move !== undefined || shot.effects.includes("pop") || FOCUSES.test(before);
  if (!isNext || !isLookedAt || until !== undefined) return heardOfIt;
  const view = { ...(size === undefined ? {} : { size }), ...(move === undefined ? {} : { move }) };
  return { said: { ...said, ...view }, opens: true, isAlike: true };
}

/** "divide a tela em duas: o copo em cima": a place on the screen. */
function isInPanels(said: Said | undefined): boolean {
  return said?.effects.some((effect) => effect === "two-panels" || effect === "three-panels") === true;
}

function withoutSide({ target, ...said }: Said): Said {
  return target === undefined || SIDES.has(target.kind) ? said : { ...said, target };
}

/** "acelera no meio": an effect, and no place of the picture. */
export function isInMiddle(piece: string, { size, move, effects }: Said): boolean {
  const isTimed = effects.some((effect) => TIMED.has(effect));
  return isTimed && size === undefined && move === undefined && IN_MIDDLE.test(piece);
}

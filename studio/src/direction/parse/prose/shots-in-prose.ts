import type { Effect, Target } from "@curta/contract";
import { fold } from "../../words/lexicon/fold.ts";
import { mentionsIn } from "../../../nouns/mentions.ts";
import { hear, withSize } from "../../words/shot/hear.ts";
import { keepTogether } from "../../words/shot/journeys.ts";
import { type PhotoPart, shownPart } from "../../words/shot/unplaced.ts";
import { isNews, merge, type Said } from "../../words/shot/match-words.ts";
import { secondIn, takeSecond } from "./asked/text-place.ts";
import type { Lines, Scene } from "../scene.ts";
import {
  ALL,
  ALTERNATES,
  AT_FIRST,
  BLACK_AND_WHITE,
  CLOSES_IN,
  EACH,
  ENTRY,
  FOCUSES,
  HEADED,
  IN_MIDDLE,
  JOINT,
  LAST,
  LEADS,
  LENGTH_AHEAD,
  LENGTH_BEHIND,
  LENGTH_ALONE,
  LIST,
  LISTED,
  LISTED_NEXT,
  MANY_QUICK,
  MIDDLE_AHEAD,
  NAMED_ALONE,
  NEVER,
  NEXT,
  OF_EACH,
  OF_FILM,
  OF_OTHERS,
  OF_WORDS,
  ON_NAMED,
  ONE_BY_ONE,
  OPENED_OUT,
  OPENS_OUT,
  QUICK,
  QUICK_TURNS,
  SAME_NAME,
  SHOWS,
  TURNS,
  UNWANTED,
  WHOLE,
} from "./shot-patterns.ts";
import { withoutHidden } from "../../words/speech/hides.ts";
import { countIn, lengthWithin } from "../script-time.ts";

const ALL_OF_IT: Omit<Said, "effects"> = { size: "wide", target: { kind: "all" } };
const SIDES: ReadonlySet<Target["kind"]> = new Set(["top", "bottom", "left", "right", "center"]);
const OBJECTS: ReadonlySet<Target["kind"]> = new Set(["person", "thing", "face"]);
const TIMED: ReadonlySet<Effect> = new Set(["slow", "fast", "freeze", "flash", "shake", "strobe", "ramp"]);
/** Longer sentences are cut here, so that parsing stays fast. */
const LONGEST_SENTENCE = 1_000;

/** A shot that prose asks for. */
export interface WishedShot extends Scene {
  /** The second of the film at which it begins, or its middle, where the text says so. */
  at?: number | "middle";
  /** It stands for several quick shots. */
  many?: boolean;
  /** So many of them, where the text says so. */
  quick?: number;
  /** It stands for a shot of each thing of its name: "close em cada copo". */
  each?: boolean;
  /** It comes in turn with the others of its sentence, again and again. */
  alternates?: boolean;
  /** What it is to show is no thing that can be found in a photo: "mostra a fachada". */
  unplaced?: boolean;
}

/**
 * The shots in a sentence that gives directions, in order. Pieces complete the current shot; another size or move, or
 * a word like "then", begins the next. Empty if the sentence names no size, move or target.
 */
export function shotsInProse(sentence: string, lines: Lines): WishedShot[] {
  const shots: WishedShot[] = [];
  let pending: Said = { effects: [] };
  let pendingLength: number | undefined;
  let pendingAt: WishedShot["at"];
  let before = "";
  let isList = false;
  let isInTurn = false;
  let isHeaded = false;
  const folded = withoutHidden(fold(sentence.slice(0, LONGEST_SENTENCE)))
    .replace(QUICK_TURNS, (words, at: number, text: string) =>
      isNamedNext(text.slice(at + words.length)) ? "alternate between " : words,
    )
    .replace(TURNS, "$1 e ")
    .replace(HEADED, "$&,")
    .replace(SAME_NAME, "$1 $2 $3$4$5 $1 $2 $6")
    .replaceAll(OF_EACH, (whole, noun: string) => (isName(noun) ? `${EACH}no ` : whole))
    .replaceAll(OF_FILM, " ")
    .replaceAll(BLACK_AND_WHITE, "p&b")
    .replaceAll(OPENS_OUT, `, ${OPENED_OUT}$<far>$<near>,`);
  for (const whole of keepTogether(folded).split(JOINT)) {
    const { second, length: span, rest } = takeSecond(whole);
    const { piece, length: ownLength = span } = withoutLength(rest.replace(MIDDLE_AHEAD, ""));
    pendingAt = second ?? (MIDDLE_AHEAD.test(rest) ? "middle" : pendingAt);
    if (NEVER.test(piece)) continue;
    const current = shots.at(-1);
    const {
      said: saidInWords,
      opens,
      isAlike = false,
    } = alike(heard(piece, current ?? pending), {
      piece,
      before,
      shot: current,
    });
    before = piece;
    const part: PhotoPart | null = isShot(saidInWords)
      ? null
      : shownPart(piece, isList || current?.unplaced === true || isSizedToo(current, piece, folded));
    const said: Said = part?.target === undefined ? saidInWords : { ...saidInWords, target: part.target };
    const many = MANY_QUICK.test(piece);
    const length = ownLength ?? lengthOf(piece) ?? pendingLength;
    pendingLength = undefined;
    const isEntered = pending.transition !== undefined;
    const isNamed: boolean = LISTED.test(piece) || ((isInTurn || isHeaded) && NAMED_ALONE.test(piece));
    if (isInTurn && isNamed && shots.length > 0 && !isNews(said)) {
      // "alterna entre o copo e o fundo": of what has no name that is known, all of the photo is shown.
      shots.push({ ...ALL_OF_IT, effects: [], prose: "", lines, alternates: true });
      continue;
    }
    isHeaded ||= HEADED.test(piece);
    const isItem = isHeaded && NAMED_ALONE.test(piece) && isShot(said);
    const isListed: boolean = isItem || part !== null || (isList && isNamed && isNextInList(said, current));
    const isTimed = second !== undefined && isShot(said);
    if (
      current !== undefined &&
      !many &&
      !isEntered &&
      !isListed &&
      !isAlike &&
      !isTimed &&
      continues(said, current, piece, length)
    ) {
      Object.assign(current, merge(current, said), length === undefined ? {} : { length });
      if (LAST.test(piece)) current.last = true;
      continue;
    }
    const isEnd = current !== undefined && LAST.test(piece) && !isShot(said) && part === null;
    // "mostra o rosto e no fim congela": the end shows the same.
    pending = merge(isEnd ? { ...viewOf(current), ...said } : said, pending);
    if (!many && !opens && !isListed) {
      // "nos primeiros 3 segundos, o rosto"
      if (LEADS.test(piece)) pendingLength = length;
      continue;
    }
    const at = pendingAt ?? (isInMiddle(piece, said) ? "middle" : secondIn(piece));
    const shot = shotOf(piece, pending, { length, many, at, lines });
    pending = { effects: [] };
    pendingAt = undefined;
    isInTurn = ALTERNATES.test(piece) || (isInTurn && !NEXT.test(piece) && !LAST.test(piece));
    if (isInTurn) shot.alternates = true;
    if (part !== null && part.target === undefined) shot.unplaced = true;
    shots.push(shot);
    isHeaded = HEADED.test(piece) || (isHeaded && isListed);
    const goesOn: boolean = isList && LISTED.test(piece.replace(LISTED_NEXT, ""));
    isList = isListed || goesOn || LIST.test(piece) || ALTERNATES.test(piece);
  }
  return shots;
}

interface ShotOfPiece {
  readonly length: number | undefined;
  readonly many: boolean;
  readonly at: WishedShot["at"];
  readonly lines: Lines;
}

/** The shot that a piece begins. */
function shotOf(piece: string, said: Said, { length, many, at, lines }: ShotOfPiece): WishedShot {
  // Of its own: shots of one line are told apart by it.
  const shot: WishedShot = { ...said, effects: [...said.effects], prose: "", lines: { ...lines } };
  if (LAST.test(piece)) shot.last = true;
  if (many) shot.many = true;
  const quick = many ? countIn(QUICK.exec(piece)?.[1]) : undefined;
  if (quick !== undefined) shot.quick = quick;
  if (piece.includes(EACH) || ONE_BY_ONE.test(piece)) shot.each = true;
  if (length !== undefined) shot.length = length;
  if (at !== undefined) shot.at = at;
  return shot;
}

interface Heard {
  readonly said: Said;
  /** Whether it begins a shot. */
  readonly opens: boolean;
  /** Whether it is one like the shot before it, of something else. */
  readonly isAlike?: boolean;
}

/** What a piece says, and whether it begins a shot. Naming a person or thing does so only where a list continues. */
function heard(piece: string, current?: Said): Heard {
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
function isSizedToo(before: WishedShot | undefined, piece: string, folded: string): boolean {
  if (before?.size === undefined || before.until !== undefined || !ON_NAMED.test(piece)) return false;
  return folded.includes(` e${piece}`) || folded.includes(` and${piece}`);
}

/** A piece, and what comes before it. */
interface Place {
  readonly piece: string;
  readonly before: string;
  readonly shot: WishedShot | undefined;
}

/** "close no copo e na garrafa": what such a piece names is seen in a shot of its own, as what is named before it. */
function alike(heardOfIt: Heard, { piece, before, shot }: Place): Heard {
  const { said } = heardOfIt;
  if (shot === undefined || said.size !== undefined || said.move !== undefined) return heardOfIt;
  const isOfObjects = [said.target, shot.target].every((target) => OBJECTS.has(target?.kind ?? "all"));
  const isNext = isOfObjects && isOther(said.target, shot.target) && ON_NAMED.test(piece);
  const { size, move, until } = shot;
  const isLookedAt = size !== undefined || move !== undefined || FOCUSES.test(before);
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
function isInMiddle(piece: string, { size, move, effects }: Said): boolean {
  const isTimed = effects.some((effect) => TIMED.has(effect));
  return isTimed && size === undefined && move === undefined && IN_MIDDLE.test(piece);
}

/** Whether the first of what follows is somebody or something by name. */
function isNamedNext(folded: string): boolean {
  const [first = ""] = folded.split(/[,.;]| and | e /);
  return hear(first).said.target !== undefined;
}

function isName(noun: string): boolean {
  return mentionsIn(`no ${noun}`).length > 0;
}

/** A piece that names what is to be seen, without how long: "no copo 3 segundos", "3 segundos no copo". */
function withoutLength(piece: string): { readonly piece: string; readonly length?: number } {
  const [, ahead, on = ""] = LENGTH_AHEAD.exec(piece) ?? [];
  if (ahead !== undefined) return { piece: `foca ${on}`, length: numberOf(ahead) };
  const [, shown = "", behind] = LENGTH_BEHIND.exec(piece) ?? [];
  return behind === undefined || !isShot(hear(shown).said)
    ? { piece }
    : { piece: shown, length: numberOf(behind) };
}

function numberOf(written: string): number {
  return Number(written.replace(",", "."));
}

function lengthOf(piece: string): number | undefined {
  const alone = LENGTH_ALONE.exec(piece)?.[1];
  return alone === undefined ? lengthWithin(piece) : numberOf(alone);
}

/** Whether somebody or something is named that the shot before does not show. */
export function isOther(named: Target | undefined, before: Target | undefined): boolean {
  return named !== undefined && before !== undefined && JSON.stringify(named) !== JSON.stringify(before);
}

function isNextInList({ target }: Said, before: WishedShot | undefined): boolean {
  return before?.unplaced === true ? target !== undefined : isOther(target, before?.target);
}

function viewOf({ size, target }: Said): Partial<Said> {
  return { ...(size === undefined ? {} : { size }), ...(target === undefined ? {} : { target }) };
}

function isShot({ size, move, target }: Said): boolean {
  return size !== undefined || move !== undefined || target !== undefined;
}

function continues(said: Said, shot: WishedShot, piece: string, length: number | undefined): boolean {
  if (!isNews(said) && length === undefined) return false;
  const isTaken =
    (said.size !== undefined && shot.size !== undefined) ||
    (said.move !== undefined && shot.move !== undefined);
  const isEntry = ENTRY.test(piece) && said.transition !== undefined && !isShot(said);
  const isShown = SHOWS.test(piece) && shot.target !== undefined && said.target !== undefined;
  // "passa pela foto toda e para no copo": a move of its own, to something else.
  const isElsewhere =
    said.move !== undefined && shot.target?.kind !== "subject" && isOther(said.target, shot.target);
  const isLast = LAST.test(piece) && (isShot(said) || said.effects.length > 0);
  const isNext = NEXT.test(piece) || isShown || isElsewhere || isLast;
  return !isTaken && !isEntry && !isNext && shot.many !== true;
}

import { fold } from "../../../words/lexicon/fold.ts";
import { mentionsIn } from "../../../../nouns/mentions.ts";
import { hear } from "../../../words/shot/hear.ts";
import { keepTogether } from "../../../words/shot/journeys.ts";
import { type PhotoPart, shownPart } from "../../../words/shot/unplaced.ts";
import { isNews, merge, type Said } from "../../../words/shot/match-words.ts";
import { secondIn, takeSecond } from "../asked/text-place.ts";
import type { Lines } from "../../scene.ts";
import {
  ALTERNATES,
  BLACK_AND_WHITE,
  EACH,
  ENTRY,
  HEADED,
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
  ONE_BY_ONE,
  OPENED_OUT,
  OPENS_OUT,
  PANELLED,
  QUICK,
  QUICK_TURNS,
  SAME_NAME,
  SHOWS,
  TURNS,
} from "./shot-patterns.ts";
import { alike, heard, isInMiddle, isSizedBefore } from "./heard-piece.ts";
import { isNextInList, isOther, isShot, type WishedShot } from "./wished-shot.ts";
import { withoutHidden } from "../../../words/speech/hides.ts";
import { countIn, lengthWithin } from "../../script-time.ts";

const ALL_OF_IT: Omit<Said, "effects"> = { size: "wide", target: { kind: "all" } };
/** Longer sentences are cut here, so that parsing stays fast. */
const LONGEST_SENTENCE = 1_000;

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
    const isMidst = MIDDLE_AHEAD.test(rest) && !PANELLED.test(folded);
    const { piece, length: ownLength = span } = withoutLength(
      isMidst ? rest.replace(MIDDLE_AHEAD, "") : rest,
    );
    pendingAt = second ?? (isMidst ? "middle" : pendingAt);
    if (NEVER.test(piece)) continue;
    const current = shots.at(-1);
    const isAnd = [" e", " and"].some((and) => folded.includes(`${and}${piece}`));
    const {
      said: saidInWords,
      opens,
      isAlike = false,
    } = alike(heard(piece, current ?? pending), { piece, before, shot: current, isAnd });
    const part: PhotoPart | null = isShot(saidInWords)
      ? null
      : shownPart(piece, isList || current?.unplaced === true || (isAnd && isSizedBefore(current, piece)));
    if (part !== null || isNews(saidInWords)) before = piece;
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
    const isInMidst = isMidst && LISTED.test(piece) && isShot(said);
    const isListed: boolean =
      isItem || isInMidst || part !== null || (isList && isNamed && isNextInList(said, current));
    const isTimed = (second !== undefined || isMidst) && isShot(said);
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

/** Whether the first of what follows is somebody or something by name. */
function isNamedNext(folded: string): boolean {
  const [first = ""] = folded.split(/[,.;]| and | e /);
  return hear(first).said.target !== undefined;
}

function isName(noun: string): boolean {
  return mentionsIn(`no ${noun}`).length > 0 || hear(`no ${noun}`).said.target?.kind === "face";
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

function viewOf({ size, target }: Said): Partial<Said> {
  return { ...(size === undefined ? {} : { size }), ...(target === undefined ? {} : { target }) };
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

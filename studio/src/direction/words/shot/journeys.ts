import type { Target } from "@curta/contract";
import { NAMED, readName } from "../../../nouns/mentions.ts";
import { areTwoPeople } from "../../../nouns/people-words.ts";
import { LEXICON } from "../lexicon/lexicon.ts";
import { readView, VIEW } from "./view-words.ts";

/** A travel of the camera in a folded text: its two targets, and its position in the text. */
export interface Journey {
  readonly target: Target;
  readonly until: Target;
  readonly from: number;
  readonly to: number;
}

const ARTICLES = /^(?:(?:[dn]|pr|pel)?[oa]s?|ao|em|como|com|uma?|on|at|the) /;
/** Places of the lexicon without their articles: "no alto" is "alto" behind "do". */
const PLACES: ReadonlyMap<string, Target> = new Map(
  LEXICON.flatMap((each) =>
    each.kind === "place" ? [[each.phrase.replace(ARTICLES, ""), { kind: each.name }]] : [],
  ),
);
const SIDES: ReadonlySet<string> = new Set(["alto", "topo", "base", "esquerda", "direita", "centro"]);
const POINT = "ponto [1-9](?![0-9])";
const LONGEST_FIRST = [...PLACES.keys()].toSorted((a, b) => b.length - a.length);
const PLACE = `(?:(?:${LONGEST_FIRST.join("|")})(?![a-z0-9]|-[a-z]))`;
/** Words for another one of the same name. */
const SECOND =
  "(?:(?:d[oa] |o da |a da )(?:esquerda|direita|meio|centro)|outr[oa]|(?:the )?(?:left|right|other|middle|second) one|the other(?: one)?)(?![a-z0-9])";
/** Inserted before words inside a travel that would otherwise separate two shots (see `keepTogether`). */
const KEPT = "\ue001";
const GOES = `(?: (?:${KEPT}?e )?(?:vai|va|segue|siga|anda|ande|passa|passe|chega|chegue|desliza|goes|moves))?`;
const BETWEEN = `(?: -+>? ?|${GOES} (?:${KEPT}?ate|para|pra|pro|ao?|to|until|over to|across to) )(?:(?:[oa]s?|the|uma?|an?) )?`;
const FROM =
  "(?:(?:comec(?:a|e|ando)|part(?:e|indo)|sai|saindo|starts?|starting|begins?) (?:n[oa]s? |d[oa]s? |on (?:the )?)|d[oa]s? |de (?:uma? )?|from (?:the |an? )?)";
const JOURNEY = new RegExp(
  `(?<![a-z0-9-])${FROM}(${NAMED}|${PLACE}|${POINT}|${VIEW})(${BETWEEN})(${SECOND}|${NAMED}|${PLACE}|${POINT}|${VIEW})`,
  "g",
);

/**
 * The first travel in a folded text. From one side to the other with "para" instead of "até" is a camera move, not a
 * travel.
 */
export function journeyIn(text: string): Journey | null {
  for (const found of text.matchAll(JOURNEY)) {
    const [whole, first = "", between = "", second = ""] = found;
    const isMove = [first, second].every((end) => SIDES.has(end)) && !/ate |until /.test(between);
    const start = isMove ? null : endOf(first);
    const end =
      start === null ? null : (otherPerson(first, second) ?? endOf(second) ?? another(second, start));
    if (start === null || end === null || isOnePlace(first, second)) continue;
    // "de pai pra filho": a saying.
    if (/^de (?!uma? )/.test(whole) && start.kind === "person" && !first.startsWith("pessoa")) continue;
    const isOne = isFirstOfTwo(first, second, start) || otherPerson(first, second) !== null;
    const target = isOne ? { ...start, which: "left" as const } : start;
    return { target, until: end, from: found.index, to: found.index + whole.length };
  }
  return null;
}

/** Marks the travels in a folded text, so that they are not split into two shots. */
export function keepTogether(text: string): string {
  return text.replaceAll(JOURNEY, (whole) => whole.replaceAll(/ (ate|e)(?= )/g, ` ${KEPT}$1`));
}

function endOf(words: string): Target | null {
  const place = PLACES.get(words);
  if (place !== undefined) return { ...place };
  const point = /^ponto ([1-9])$/.exec(words)?.[1];
  if (point !== undefined) return { kind: "point", index: Number(point) };
  if (words.startsWith("quadro de ")) return readView(words);
  return readName(words)?.target ?? null;
}

/** "da noiva até o noivo": two people, of whom nobody says who is where. */
function otherPerson(first: string, second: string): Target | null {
  const [one, other] = [readName(first), readName(second)];
  const isUnsure = one !== null && other !== null && !one.isCertain && !other.isCertain;
  return isUnsure && areTwoPeople(one.noun, other.noun) ? { kind: "person", which: "right" } : null;
}

function another(words: string, first: Target): Target | null {
  if (first.kind !== "person" && first.kind !== "thing") return null;
  const which = /esquerda|left/.test(words) ? "left" : /meio|centro|middle/.test(words) ? "middle" : "right";
  return { ...first, which };
}

/** Whether a travel goes from one of two to the other: "de uma pessoa à outra" starts at the left one. */
function isFirstOfTwo(
  first: string,
  second: string,
  start: Target,
): start is Extract<Target, { kind: "person" | "thing" }> {
  const isOther = /^(?:outr[oa]|the other|.*other one)/.test(second);
  return (
    isOther && (start.kind === "person" || start.kind === "thing") && !/\d|esq|dir|left|right/.test(first)
  );
}

/** "dos olhos até a boca": both are the face. */
function isOnePlace(first: string, second: string): boolean {
  return first !== second && PLACES.has(first) && PLACES.get(first)?.kind === PLACES.get(second)?.kind;
}

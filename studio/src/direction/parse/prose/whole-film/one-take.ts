import type { Move, Target } from "@curta/contract";
import { isOther, type WishedShot } from "../shots/wished-shot.ts";

/** Words for a film of one shot. "Sem cortes bruscos" allows others. */
const ONE_TAKE =
  /\b(?:plano[- ]sequencia|plano continuo|(?:take|plano|tomada|cena) unic[oa]|uma? (?:take|plano|tomada|cena) so(?! (?:d[oae]|n[oa])s?\b)|(?:unic[oa]|so uma?|apenas uma?|somente uma?) (?:take|plano|tomada)|sem (?:nenhum )?cortes?(?! (?:rapid|brusc|sec|demais|muito|de\b))|(?:so|apenas|somente) (?:com )?um (?:[a-z]+ ){0,2}zoom\b(?! (?:[a-z]+ ){0,3}n[oa] (?:final|fim|comeco|inicio|ultima|primeira))|(?:just|only) (?:a|one) (?:[a-z]+ ){0,2}zoom\b(?! (?:[a-z]+ ){0,3}at the)|(?:one|single|continuous)[- ]take|(?:single|continuous) shot|(?:no|without(?: any)?) cuts)\b/;

/** Whether a folded sentence asks for a film of one shot. */
export function asksForOneTake(folded: string): boolean {
  return ONE_TAKE.test(folded);
}

/** The shots of a text as one: it begins with the first, and the camera goes on to what the last one shows. */
export function oneTake(shots: readonly WishedShot[]): WishedShot {
  const [first] = shots;
  if (first === undefined) return { effects: [], prose: "", lines: { from: 0, to: 0 }, move: "push-in" };
  const { many: _many, last: _last, length: _length, ...take } = first;
  const said = shots.find((shot) => shot.move !== undefined)?.move;
  const end = shots.at(-1)?.until ?? shots.at(-1)?.target;
  if (end === undefined || take.target === undefined || !isOther(end, take.target))
    return { ...take, move: said ?? "push-in" };
  return { ...take, move: said ?? moveBetween(take.target, end), until: end };
}

/** The move of a camera that goes from one target to another. */
export function moveBetween(start: Target, end: Target): Move {
  if (isAll(end)) return "pull-out";
  return isAll(start) ? "push-in" : "drift";
}

function isAll({ kind }: Target): boolean {
  return kind === "all" || kind === "whole" || kind === "polaroid";
}

import type { Target } from "@curta/contract";
import { mentionsIn, NAMED, readName } from "../../nouns/mentions.ts";
import { withDefinite } from "../../nouns/phrases.ts";

/** The people or things that a prompt wants the picture to be about, and where the plain text names them. */
export interface About {
  readonly target: Target;
  readonly from: number;
  readonly to: number;
}

const WHOLE =
  /(?<![a-z])(?:(?:foto|imagem) (?:inteira|toda|completa)|(?:whole|entire|full) (?:photo|picture|image))(?![a-z])/g;
/** In a prompt these words say where the subject should be, not which one is meant. */
const PLACED = / (?:ao?|n[oa]) (?=(?:esquerda|direita|centro|meio)(?![a-z]))/g;

/**
 * All that a plain text asks the picture to be about, in order: "o gato", "a pessoa da esquerda", "as duas pessoas",
 * "a foto inteira". A noun with an indefinite article ("um gato") is description, not a wish.
 */
export function aboutsIn(text: string): About[] {
  const apart = text.replaceAll(PLACED, (words) => " ,".padEnd(words.length));
  const named = mentionsIn(apart).filter(
    ({ isDefinite, from, to }) => isDefinite && isWished(apart, from, to),
  );
  const whole = Array.from(text.matchAll(WHOLE), (found): About => ({
    target: { kind: "whole" },
    from: found.index,
    to: found.index + found[0].length,
  }));
  return [...named, ...whole].toSorted((a, b) => a.from - b.from);
}

/** Someone or something, and a place behind: "um gato dormindo no sofá". A bare name counts where a clause begins. */
const SOMEWHERE = new RegExp(
  `(?<![a-z-])(?:(?:uma?|an?) |(?<=^|[.,;:] ?))(${NAMED})(?= (?:[a-z-]+ ){0,2}(?:(?:n[oa]s?|on the|in the) ${NAMED}))`,
  "g",
);

/** Who or what a plain text puts somewhere, the cat of "um gato no sofá": no wish, but it is expected to be there. */
export function placedIn(text: string): About[] {
  return Array.from(text.matchAll(SOMEWHERE)).flatMap(({ 0: whole, 1: name = "", index: from }) => {
    const said = readName(name);
    return said === null ? [] : [{ target: said.target, from, to: from + whole.length }];
  });
}

/** Whether a name in a prompt is a wish: a noun alone, without article or position, is not. */
function isWished(text: string, from: number, to: number): boolean {
  return text.slice(from, to).includes(" ");
}

/** How a prompt asks for it in words; empty if it cannot be asked for. */
export function describeAbout(target: Target | null): string {
  if (target?.kind === "person") return withDefinite("person", target.which);
  if (target?.kind === "thing") return withDefinite(target.label, target.which);
  if (target?.kind === "whole") return "foto inteira";
  return target?.kind === "all" ? "todas as pessoas" : "";
}

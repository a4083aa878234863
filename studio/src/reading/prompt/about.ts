import type { Target } from "@curta/contract";
import { mentionsIn } from "../../nouns/mentions.ts";
import { withDefinite } from "../../nouns/phrases.ts";

/** What a picture is asked to be about, and where the plain text says it. */
export interface About {
  readonly target: Target;
  readonly from: number;
  readonly to: number;
}

const WHOLE =
  /(?<![a-z])(?:(?:foto|imagem) (?:inteira|toda|completa)|(?:whole|entire|full) (?:photo|picture|image))(?![a-z])/g;
/** In a prompt these say where somebody is to stand, not which one is meant. */
const PLACED = / (?:ao?|n[oa]) (?=(?:esquerda|direita|centro|meio)(?![a-z]))/g;

/**
 * All that a plain text asks the picture to be about, in its order: "o gato", "a pessoa da esquerda", "as duas pessoas",
 * "a foto inteira". What has an indefinite article ("um gato") describes the picture and asks for nothing.
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

/** A noun alone, without any article, is a heading. */
function isWished(text: string, from: number, to: number): boolean {
  return text.slice(from, to).includes(" ");
}

/** The words that ask for it; empty where nothing is asked for in words of its own. */
export function describeAbout(target: Target | null): string {
  if (target?.kind === "person") return withDefinite("person", target.which);
  if (target?.kind === "thing") return withDefinite(target.label, target.which);
  if (target?.kind === "whole") return "foto inteira";
  return target?.kind === "all" ? "todas as pessoas" : "";
}

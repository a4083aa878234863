import { aboutsIn } from "./about.ts";
import type { Look } from "./look.ts";
import { PLAIN_LOOK } from "./look.ts";
import { plain } from "./plain.ts";
import { type TextPiece, typedPlaces } from "./typed-places.ts";
import type { Term } from "./vocabulary.ts";
import { DEGREES, VOCABULARY } from "./vocabulary.ts";

/** Words that may stand between a degree ("muito") and its term ("mais claro"). */
const FILLERS = new Set([
  "mais",
  "more",
  "de",
  "tom",
  "cor",
  "cores",
  "luz",
  "imagem",
  "foto",
  "em",
  "in",
  "o",
  "a",
  "e",
  "com",
]);
/** The style in a prompt ("estilo suave") is not a wish for the picture. */
const STYLE_NAMES = /estilo (?:viral|cinematografico|suave)/g;

/**
 * The look that a positive prompt asks for, from words of the vocabulary, in Portuguese or English, with or without
 * accents. All other words are description and change nothing; any text is accepted.
 */
export function readPrompt(text: string): Look {
  return read(text).look;
}

/** The words of a prompt that its look comes from, in their order: where each stands in the text as it was typed. */
export function understoodInPrompt(text: string): TextPiece[] {
  const { words } = read(text.normalize("NFC"));
  return words.toSorted((one, other) => one.from - other.from).map(typedPlaces(text));
}

function read(text: string): { readonly look: Look; readonly words: readonly TextPiece[] } {
  // Spaces as many as the name has letters: places stay those of the text.
  let rest = plain(text).replaceAll(STYLE_NAMES, (name) => " ".repeat(name.length));
  let look = PLAIN_LOOK;
  const words: TextPiece[] = [];
  for (const { target, from, to } of aboutsIn(rest)) {
    const degree = degreeBefore(rest.slice(0, from));
    if (degree > 0) words.push({ from, to });
    if (look.about === null && degree > 0) look = { ...look, about: target };
    rest = rest.slice(0, from) + "|".repeat(to - from) + rest.slice(to);
  }
  for (const { pattern, effect } of PATTERNS) {
    rest = rest.replace(pattern, (match: string, offset: number) => {
      const degree = degreeBefore(rest.slice(0, offset));
      if (degree !== 0) words.push({ from: offset, to: offset + match.length });
      look = withEffect(look, effect, degree);
      return "|".repeat(match.length);
    });
  }
  return { look, words };
}

interface Pattern {
  readonly pattern: RegExp;
  readonly effect: Term["effect"];
}

/** One pattern per word, longest first: "contraste baixo" is read before "contraste". */
const PATTERNS: readonly Pattern[] = VOCABULARY.flatMap(({ words, effect }) =>
  words.map((word) => ({ word, effect })),
)
  .toSorted((one, other) => other.word.length - one.word.length)
  .map(({ word, effect }) => ({
    pattern: new RegExp(`(?<![\\w-])${word.replaceAll("*", "\\w*")}(?![\\w-])`, "g"),
    effect,
  }));

/** Strength of a term, from the words directly before it. */
function degreeBefore(text: string): number {
  const clause = text.split(/[.,;:!?\n|]/).at(-1) ?? "";
  const words = clause.trim().split(/\s+/).slice(-4);
  while (words.length > 0 && FILLERS.has(words.at(-1) ?? "")) words.pop();
  const before = ` ${words.join(" ")}`;
  const degree = DEGREES.find(({ words: names }) => names.some((name) => before.endsWith(` ${name}`)));
  return degree?.factor ?? 1;
}

function withEffect(look: Look, effect: Term["effect"], factor: number): Look {
  const sum = (now: number, change = 0, least = -1) => Math.min(1, Math.max(least, now + change * factor));
  return {
    light: sum(look.light, effect.light),
    contrast: sum(look.contrast, effect.contrast),
    saturation: sum(look.saturation, effect.saturation),
    warmth: sum(look.warmth, effect.warmth),
    fade: sum(look.fade, effect.fade, 0),
    vignette: sum(look.vignette, effect.vignette, 0),
    grain: sum(look.grain, effect.grain, 0),
    sharpness: sum(look.sharpness, effect.sharpness),
    closeness: sum(look.closeness, effect.closeness),
    tone: factor > 0 ? (effect.tone ?? look.tone) : look.tone,
    place: factor > 0 ? (effect.place ?? look.place) : look.place,
    about: look.about,
  };
}

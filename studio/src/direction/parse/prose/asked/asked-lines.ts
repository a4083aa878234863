import { fold } from "../../../words/lexicon/fold.ts";
import { askedTexts } from "./asked-text.ts";
import { placeAround, type TextPlace } from "./text-place.ts";
import type { Outline, Prose, Scene } from "../../scene.ts";
import { takeQuotes } from "../../script-text.ts";

/** Words for the screen, and the end of the film where they are to stand. */
interface PlacedWords {
  readonly text: string;
  readonly place: TextPlace;
}

/** Placeholder of a quoted text while the place around it is looked for. */
const QUOTE = "\ue000";
/** "no fim da cena": a place in a scene, not in the film. */
const OF_SCENE =
  /(?:fim|final|comeco|inicio|end|beginning|start) (?:d[ao]|dess[ae]|dest[ae]|of (?:the|this)) (?:cena|plano|take|tomada|trecho|parte|shot|scene)/;

/**
 * Lines between or below the scenes that ask for words on the screen ("no fim aparece o nome da loja: Café Aurora")
 * give them to the scene that they mean, and are no prose any more. A scene's own caption is kept.
 */
export function placeAskedLines({ scenes, prose }: Outline): void {
  for (const line of prose.slice()) {
    const asked = wordsWithPlace(line.text) ?? askedTexts(line.text)[0];
    const scene = asked === undefined ? undefined : sceneFor(asked.place, line, scenes);
    if (asked === undefined || scene?.caption !== undefined || scene === undefined) continue;
    scene.caption = asked.text;
    prose.splice(prose.indexOf(line), 1);
  }
}

/** The words that a line asks for at the film's beginning or end: 'No começo aparece "Oi"'. Null if it asks for none there. */
export function wordsWithPlace(line: string): PlacedWords | null {
  if (OF_SCENE.test(fold(line))) return null;
  const { outside, quoted } = takeQuotes(line, QUOTE);
  const at = outside.indexOf(QUOTE);
  const [asked] = at < 0 ? askedTexts(line) : [];
  const text = asked?.text ?? (quoted.length === 1 ? quoted[0] : undefined);
  const place = at < 0 ? asked?.place : placeAround(outside, 0, at, at + QUOTE.length);
  return text === undefined || place === undefined ? null : { text, place };
}

/** The first, middle or last scene where the line says so, else the one above it. */
function sceneFor(
  place: TextPlace | undefined,
  { line }: Prose,
  scenes: readonly Scene[],
): Scene | undefined {
  if (place === "first") return scenes[0];
  if (place === "middle") return scenes[Math.floor(scenes.length / 2)];
  if (place === "last" || line === null) return scenes.at(-1);
  return scenes.findLast(({ lines }) => lines !== null && lines.from < line) ?? scenes[0];
}

import { fold } from "../../words/lexicon/fold.ts";
import type { Outline } from "../scene.ts";
import {
  CAPTION_KEYS,
  type Fields,
  IGNORED_KEYS,
  isFields,
  isInside,
  jsonIn,
  keyOf,
  LENGTH_KEYS,
  spelt,
  VOICE_KEYS,
} from "./script-json.ts";
import { INSIDE_KEY_IMAGE } from "../../words/names.ts";
import { outline } from "../script-outline.ts";

/**
 * A film described by one object of a workflow ("video_description": "..."), read as prose; null if the text is none.
 */
export function outlineOfWish(text: string): Outline | null {
  const fields = wishIn(jsonIn(text)?.value);
  if (fields === null) return null;
  const { header, scenes, notes, prose, warnings } = outline(linesOfField("", fields).join("\n"));
  return {
    header: { ...header, line: {} },
    scenes: scenes.map((scene) => ({ ...scene, lines: null })),
    notes,
    prose: prose.map((each) => ({ ...each, line: null })),
    warnings: warnings.map((remark) => ({ ...remark, line: null })),
  };
}

/** Fields within fields are looked at so deeply. */
const DEEPEST = 4;
const VISUAL_KEYS = /^(?:efeito|effect|camera|movimento|movement|grade|color|cor$|cores$|lente|lens|transi)/;
/** What workflows call the object that describes the film, beside others about themselves. */
const FILM_KEYS = /^(?:script|roteiro|video|film|filme|reels?|direction|direcao|briefing|content|conteudo)/;

/** The innermost object that describes the film: workflows wrap theirs in others. */
function wishIn(value: unknown): Fields | null {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isFields(only)) return null;
  const inner = Object.entries(only).filter(([, each]) => isFields(each) || isFields(onlyOf(each)));
  const film = inner.find(([key]) => FILM_KEYS.test(fold(key)));
  if (film !== undefined) return wishIn(film[1]);
  const isText = Object.values(only).some((each) => typeof each === "string");
  return isText || inner.length !== 1 ? only : wishIn(inner[0]?.[1]);
}

function onlyOf(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : undefined;
}

/** A field as lines of a script: one for each of a list of texts, and for each field within it. */
function linesOfField(key: string, value: unknown, depth = 0): string[] {
  if (isFields(value))
    return depth >= DEEPEST
      ? []
      : Object.entries(value).flatMap(([name, inner]) => linesOfField(keyOf(name), inner, depth + 1));
  if (!Array.isArray(value)) return lineOf(key, value);
  const texts = value.filter((each) => typeof each === "string");
  if (CAPTION_KEYS.test(key) && value.length === 0) return ["No text."];
  if (CAPTION_KEYS.test(key) || VOICE_KEYS.test(key)) return texts.flatMap((each) => lineOf(key, each));
  return texts.length === 0 ? [] : lineOf(key, texts.join(", "));
}

/** A field as a line of a script. */
function lineOf(key: string, value: unknown): string[] {
  if (isInside(key, value)) return [INSIDE_KEY_IMAGE];
  if ((typeof value !== "string" && typeof value !== "number") || IGNORED_KEYS.test(key)) return [];
  const text = String(value).trim();
  if (CAPTION_KEYS.test(key)) return [`Legenda: ${text}`];
  if (VOICE_KEYS.test(key)) return [`Narração: ${text}`];
  if (LENGTH_KEYS.test(key)) return [`Filme de ${Number.parseFloat(text) || ""} segundos`];
  if (/^(?:estilo|style)/.test(key)) return [`Filme, estilo ${text}`];
  if (typeof value === "number") return [];
  const words = spelt(text);
  return [VISUAL_KEYS.test(key) || words !== text ? `Visual: ${words}` : text];
}

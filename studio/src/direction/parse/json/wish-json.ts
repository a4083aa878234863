import { fold } from "../../words/lexicon/fold.ts";
import type { Outline } from "../scene.ts";
import {
  CAPTION_KEYS,
  type Fields,
  IGNORED_KEYS,
  isFields,
  isInside,
  jsonIn,
  LENGTH_KEYS,
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
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    lineOf(fold(name).replaceAll(/[- ]/g, "_"), value),
  );
  const { header, scenes, notes, prose, warnings } = outline(lines.join("\n"));
  return {
    header: { ...header, line: {} },
    scenes: scenes.map((scene) => ({ ...scene, lines: null })),
    notes,
    prose: prose.map((each) => ({ ...each, line: null })),
    warnings: warnings.map((remark) => ({ ...remark, line: null })),
  };
}

/** The innermost object with only plain values: workflows wrap theirs in others. */
function wishIn(value: unknown): Fields | null {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isFields(only)) return null;
  const inner = Object.values(only).filter((each) => typeof each === "object" && each !== null);
  const isText = Object.values(only).some((each) => typeof each === "string");
  return isText || inner.length !== 1 ? only : wishIn(inner[0]);
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
  return [text];
}

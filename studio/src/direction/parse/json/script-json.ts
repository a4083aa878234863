import { type Target, targetSchema } from "@curta/contract";
import { asksForNoText } from "../prose/is-readable.ts";
import { fold } from "../../words/lexicon/fold.ts";
import { linesOfObjects } from "./json-lines.ts";
import { merge } from "../../words/shot/match-words.ts";
import { INSIDE_KEY_IMAGE } from "../../words/names.ts";
import { readHeader } from "../script-header.ts";
import { readLine } from "../script-line.ts";
import type { Lines, Outline, Scene } from "../scene.ts";
import { linesOf } from "../script-text.ts";
import { takeTimes } from "../script-time.ts";

const LIST_KEYS = /cena|scene|shot|plano|tomada|roteiro|script|storyboard|take|segment|frame|clip/;
export const CAPTION_KEYS =
  /^(?:texto|legenda|caption|text|overlay|frase|(?:sub)?titulo|(?:sub)?title|(?:sub)?headline|footer|rodape|tagline|chamada|slogan|cta$|on_?screen_?text|texto_?na_?tela|lettering)/;
export const VOICE_KEYS = /narra|locu|voz|voice|fala|speech|dialog/;
export const LENGTH_KEYS = /^(?:dura|length|segundos|seconds|tempo$|time$)/;
const FROM_KEYS = /^(?:inicio|start|from|de$|begin|t$)/;
const TO_KEYS = /^(?:fim|end|to|ate$)/;
export const IGNORED_KEYS = /music|trilha|som|sound|audio|hashtag|^id$|numero|number|^n$|index/;
const INSIDE_KEYS = /^(?:inside_?key_?image|so_?(?:dentro_?da_?)?imagem_?gerada|dentro_?da_?imagem_?gerada)$/;
const TARGET_KEYS = /^(?:target|alvo|de$|from|onde|where)/;
const UNTIL_KEYS = /^(?:until|ate$|to$|destino)/;
const DEEPEST = 6;

/** The JSON in a text, parsed; null if there is none. */
export function jsonIn(
  text: string,
): { readonly json: string; readonly start: number; readonly value: unknown } | null {
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf("]"), text.lastIndexOf("}"));
  if (start < 0 || end <= start) return null;
  const json = text.slice(start, end + 1);
  return { json, start, value: parse(json) };
}

/** Scenes of a script that is or contains JSON; null if there is none. */
export function outlineOfJson(text: string): Outline | null {
  const found = jsonIn(text);
  if (found === null) return null;
  const { json, start, value } = found;
  const list = findList(value, DEEPEST);
  if (list === null) return null;
  const header = readHeader(fold(`filme ${facts(value)}`)) ?? {};
  const lines = linesOfObjects(json, value, linesOf(text.slice(0, start)).length - 1);
  return {
    header: { ...header, line: {} },
    scenes: list.map((fields) => sceneOfFields(fields, lines.get(fields) ?? null)),
    notes: [],
    prose: [],
    warnings: [],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first list of objects under one of the usual names, or at the top level. */
function findList(value: unknown, depth: number): Fields[] | null {
  if (Array.isArray(value)) {
    const fields = value.filter(isFields).map(withoutWrapper);
    if (fields.length > 1 || (fields.length === 1 && depth < DEEPEST)) return fields;
    return fields[0] === undefined ? null : findList(fields[0], depth - 1);
  }
  if (!isFields(value) || depth === 0) return null;
  const entries = Object.entries(value);
  const telling = entries.filter(([key]) => LIST_KEYS.test(fold(key)));
  for (const [, inner] of [...telling, ...entries]) {
    const list = typeof inner === "object" ? findList(inner, depth - 1) : null;
    if (list !== null) return list;
  }
  return null;
}

/** {"json": {"cena": 1}}: an item of n8n without what it is wrapped in. */
function withoutWrapper(fields: Fields): Fields {
  const [only, ...others] = Object.values(fields);
  return others.length === 0 && isFields(only) ? only : fields;
}

/** The plain values of the top level, as lines of a header. */
function facts(value: unknown): string {
  if (!isFields(value)) return "";
  return Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, isInside(key, inner) ? INSIDE_KEY_IMAGE : inner])
    .filter(([, inner]) => typeof inner === "string" || typeof inner === "number")
    .map(
      ([key, inner]) =>
        `${key} ${String(inner).slice(0, 40)}${/dura|segund|second/.test(fold(key)) ? " s" : ""}`,
    )
    .join(", ");
}

/** A field's name, however it is spelt: "On-Screen Text". */
export function keyOf(name: string): string {
  return fold(name).replaceAll(/[- ]/g, "_");
}

/** "insideKeyImage": true */
export function isInside(key: string, value: unknown): boolean {
  return value === true && INSIDE_KEYS.test(fold(key));
}

/** The scene that named values say: an object of JSON, or a row of a table. */
export function sceneOfFields(fields: Fields, lines: Lines | null): Scene {
  const scene: Scene = { effects: [], prose: "", lines };
  let voice: string | undefined;
  let said: ReturnType<typeof readLine>["said"] = { effects: [] };
  for (const [name, value] of Object.entries(withType(fields))) {
    const key = keyOf(name);
    const aim = TARGET_KEYS.test(key) || UNTIL_KEYS.test(key) ? aimOf(value) : null;
    if (aim !== null) {
      if (UNTIL_KEYS.test(key)) scene.until ??= aim;
      else scene.target ??= aim;
      continue;
    }
    if (IGNORED_KEYS.test(key) || (typeof value !== "string" && typeof value !== "number")) continue;
    const line = readLine(spelt(String(value)).replaceAll(/\s+/g, " "));
    if (CAPTION_KEYS.test(key))
      scene.caption ??= value !== "" && asksForNoText(String(value)) ? null : String(value);
    else if (VOICE_KEYS.test(key)) voice ??= String(value);
    else if (LENGTH_KEYS.test(key)) {
      // "0-10": two numbers under such a key are times, without a unit too.
      const times = line.times ?? takeTimes(fold(`[${String(value)}]`)).times;
      Object.assign(scene, times?.to === undefined ? { length: amount(value) } : times);
    } else if (FROM_KEYS.test(key)) scene.from = line.times?.from ?? amount(value);
    else if (TO_KEYS.test(key)) scene.to = line.times?.from ?? amount(value);
    else if (typeof value === "string") {
      said = merge(said, line.said);
      if (line.leftOut.length > 0) scene.leftOut = [...(scene.leftOut ?? []), ...line.leftOut];
      if (scene.prose === "") scene.prose = line.text;
    }
  }
  if (scene.caption === undefined && voice !== undefined) scene.caption = voice;
  else if (voice !== undefined) scene.unspoken = true;
  return { ...said, ...scene, effects: [...said.effects] };
}

const TYPE_KEYS = /^(?:tipo|type|kind)$/;
const VALUE_KEYS = /^(?:valor|value|content|conteudo)$/;

/** {"tipo": "texto", "valor": "Oi"} as {"texto": "Oi"}. */
function withType(fields: Fields): Fields {
  const entries = Object.entries(fields);
  const type = entries.find(([key]) => TYPE_KEYS.test(fold(key)))?.[1];
  const value = entries.find(([key]) => VALUE_KEYS.test(fold(key)))?.[1];
  if (typeof type !== "string" || typeof value !== "string") return fields;
  const others = entries.filter(([key]) => !TYPE_KEYS.test(fold(key)) && !VALUE_KEYS.test(fold(key)));
  return { ...Object.fromEntries(others), [type]: value };
}

/** "tilt_up", "dolly_in, pan": names of a workflow's own as words. */
export function spelt(value: string): string {
  return /^[\w, ]*_[\w, ]*$/.test(value) ? value.replaceAll("_", " ") : value;
}

/** The target in a value: as data or by name; null if it is neither. */
function aimOf(value: unknown): Target | null {
  if (typeof value !== "string") return targetSchema.safeParse(value).data ?? null;
  const line = readLine(value.replaceAll(/\s+/g, " "));
  return line.times === null ? (line.said.target ?? null) : null;
}

/** The number at the beginning of a value; 0 if there is none. */
function amount(value: string | number): number {
  const found = Number(/\d{1,6}(?:[.,]\d{1,3})?/.exec(String(value))?.[0].replace(",", ".") ?? 0);
  return Number.isFinite(found) ? found : 0;
}

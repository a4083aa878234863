import { useSyncExternalStore } from "react";
import type { Texts } from "../texts/pt.ts";
import { keepLanguage, keptLanguage, type Language, LOCALES } from "./language.ts";

const CATALOGUES: Readonly<Record<Language, () => Promise<Texts>>> = {
  pt: async () => (await import("../texts/pt.ts")).pt,
  en: async () => (await import("../texts/en.ts")).en,
  es: async () => (await import("../texts/es.ts")).es,
};

const CHANGED = "curta-language-changed";
const changes = new EventTarget();
let shown: Language = keptLanguage() ?? "pt";

/**
 * Every text that the page shows, in the language chosen; only that catalogue is loaded. Another language is put into
 * the same objects, so a part of them may be given a shorter name at the top of a file; a single text may not, since it
 * would stay in the language that it was read in.
 */
export const text: Texts = copyOf(await CATALOGUES[shown]());

/** Shows the page in another language, without losing anything that is on it. @throws Error if it does not load */
export async function changeLanguage(language: Language): Promise<void> {
  fill(text, await CATALOGUES[language]());
  shown = language;
  document.documentElement.lang = LOCALES[language];
  keepLanguage(language);
  changes.dispatchEvent(new Event(CHANGED));
}

/** The page's language; who uses it is drawn again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener(CHANGED, onChange);
  return () => changes.removeEventListener(CHANGED, onChange);
}

/** Gives what `make` makes for the page's language, made once for each. */
export function perLanguage<T>(make: (locale: string) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const known = made.get(shown) ?? make(LOCALES[shown]);
    made.set(shown, known);
    return known;
  };
}

function copyOf<T extends object>(source: T): T {
  const copy = {};
  fill(copy, source);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has just been given all that T has
  return copy as T;
}

/** Makes `target` equal to `source`; the objects in it stay the same ones. */
function fill(target: object, source: object): void {
  for (const key of Object.keys(target)) if (!(key in source)) Reflect.deleteProperty(target, key);
  for (const [key, value] of Object.entries(source) as [string, unknown][]) {
    const there: unknown = Reflect.get(target, key);
    if (isGroup(value) && isGroup(there)) fill(there, value);
    else Reflect.set(target, key, isGroup(value) ? copyOf(value) : value);
  }
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

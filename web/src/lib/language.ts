/** The languages of the page. Portuguese is the product's own: it stands until the user chooses another. */
export const LANGUAGES = ["pt", "en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  pt: "Português",
  en: "English",
  es: "Español",
};

/** BCP 47 tags, for the document, dates and numbers. Spanish is that of Latin America. */
export const LOCALES: Readonly<Record<Language, string>> = { pt: "pt-BR", en: "en", es: "es-419" };

/** Of what studio and server write, whatever the page's language: scripts, remarks, certificates. */
export const STUDIO_LOCALE = LOCALES.pt;

const KEY = "curta-language";

/** The language that was chosen in this browser; null before any was. */
export function keptLanguage(): Language | null {
  try {
    return languageOf(localStorage.getItem(KEY) ?? "");
  } catch {
    // Storage can be blocked, and tests in Node have none.
    return null;
  }
}

/** Remembers the language for this browser. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Then the choice lasts until the page is closed.
  }
}

/** The language that the browser's user prefers, if the page has it and nobody has chosen yet; else null. */
export function languageToOffer([first = ""] = navigator.languages): Exclude<Language, "pt"> | null {
  const preferred = languageOf(first.slice(0, 2).toLowerCase());
  return keptLanguage() === null && preferred !== "pt" ? preferred : null;
}

function languageOf(name: string): Language | null {
  return LANGUAGES.find((language) => language === name) ?? null;
}

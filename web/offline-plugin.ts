import type { Plugin } from "vite";
import { LANGUAGES, LOCALES, type Language } from "./src/lib/language.ts";
import { en } from "./src/texts/en.ts";
import { es } from "./src/texts/es.ts";
import { pt, type Texts } from "./src/texts/pt.ts";

const TEXTS: Readonly<Record<Language, Texts>> = { pt, en, es };

/**
 * Writes offline.html, which public/service-worker.js shows without a connection. It holds every language, because nothing
 * can be fetched then; public/offline.js shows the one that was chosen.
 */
export function offlinePlugin(): Plugin {
  return {
    name: "curta-offline",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: writeOfflinePage() });
    },
  };
}

function writeOfflinePage(): string {
  const parts = LANGUAGES.map((language) => writePart(language, TEXTS[language].offline));
  return `<!doctype html>
<html lang="${LOCALES.pt}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>${pt.offline.documentTitle}</title>
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    ${parts.join("\n    ")}
    <script src="/offline.js"></script>
  </body>
</html>
`;
}

function writePart(language: Language, offline: Texts["offline"]): string {
  const hidden = language === "pt" ? "" : " hidden";
  return `<main lang="${LOCALES[language]}" data-language="${language}" data-title="${offline.documentTitle}"${hidden}>
      <svg viewBox="0 0 20 32" aria-hidden="true">
        <rect width="20" height="32" rx="5" />
        <path d="M7 11.2v9.6a1 1 0 0 0 1.500.9l7-4.800a1 1 0 0 0 0-1.700l-7-4.800a1 1 0 0 0-1.500.8z" />
      </svg>
      <h1>${offline.title}</h1>
      <p>${offline.check}</p>
      <p>${offline.kept}</p>
      <a href="">${offline.again}</a>
    </main>`;
}

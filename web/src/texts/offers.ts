/** A browser in another language is told of it in that language, while the page itself is still Portuguese. */
export const OFFERS = {
  en: { say: "Curta speaks English.", yes: "Use English", no: "No, keep Portuguese" },
  es: { say: "Curta habla español.", yes: "Usar español", no: "No, seguir en portugués" },
} as const;

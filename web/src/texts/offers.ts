/** A browser in another language is told of it in that language, while the page itself is still Portuguese. */
export const OFFERS = {
  en: { say: "Curta speaks English, too.", yes: "Use English", no: "No, keep Portuguese" },
  es: { say: "Curta también habla español.", yes: "Usar español", no: "No, seguir en portugués" },
} as const;

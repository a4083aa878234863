/** Control characters other than tab and line breaks (Unicode category Cc): no text has them, and PostgreSQL takes no NUL. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** Whether a text has only what belongs in one: no control characters, no halves of surrogate pairs. */
export function isCleanText(text: string): boolean {
  return text.search(CONTROL) < 0 && text.isWellFormed();
}

/** The text without what does not belong in one. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(CONTROL, "");
}

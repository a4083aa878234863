import { CurtaError } from "./errors.ts";

/** Control characters other than tab and line breaks (Unicode category Cc): no text has them, and PostgreSQL takes no NUL. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** Whether a text has only what belongs in one: no control characters, no halves of surrogate pairs. */
function isCleanText(text: string): boolean {
  return text.search(CONTROL) < 0 && text.isWellFormed();
}

/** The text without what does not belong in one. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(CONTROL, "");
}

/**
 * Looks at every text in a parsed value, however deep, names of fields too.
 * @throws CurtaError unclean_text
 */
export function assertCleanText(value: unknown): void {
  // A list of what is left to do instead of recursion: 256 kB of brackets would exceed the stack.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === "string") {
      if (!isCleanText(one)) throw new CurtaError("unclean_text");
    } else if (Array.isArray(one)) for (const item of one) left.push(item);
    else if (typeof one === "object" && one !== null && !ArrayBuffer.isView(one)) {
      for (const [name, field] of Object.entries(one)) left.push(name, field);
    }
  }
}

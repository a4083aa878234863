import { text } from "./text.ts";

/**
 * What an error says in the page's language: the server's own sentence in Portuguese, in another language the page's
 * for its code. A code that the page does not know keeps the sentence that came.
 */
export function errorSentence<Sentence extends string | undefined>(
  code: unknown,
  sentence: Sentence,
): Sentence | string {
  const own = new Map<unknown, string>(Object.entries(text.names.errors));
  return own.get(code) ?? sentence;
}

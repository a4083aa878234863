import { errorSentence } from "../error-sentence.ts";

/**
 * What a refusal says. Our own server answers with code and sentence: the sentence alone is for people. Anything else
 * is shown as it came.
 */
export function refusalOf(body: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return body;
  }
  return isOurs(answer) ? errorSentence(answer.code, answer.message) : body;
}

function isOurs(answer: unknown): answer is { readonly code: unknown; readonly message: string } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "code" in answer &&
    "request_id" in answer &&
    "message" in answer &&
    typeof answer.message === "string"
  );
}

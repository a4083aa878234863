import { isAuthRetryableFetchError, type AuthError } from "@supabase/auth-js";
import { networkProblem } from "../browser/network/network-problem.ts";
import { errorSentence } from "../error-sentence.ts";

/** The identity service has names of its own for some of our codes. */
const OUR_CODES = new Map([
  ["over_request_rate_limit", "too_many_requests"],
  ["session_not_found", "session_ended"],
  ["bad_jwt", "session_ended"],
]);

/** The service's own message, if there is one; network errors have none. */
export function problemOf(error: AuthError, fallback: string): string {
  if (isAuthRetryableFetchError(error) && !error.status) return networkProblem();
  // The client uses the whole answer if it finds no message in it.
  const sentence = error.message === "" || error.message.startsWith("{") ? fallback : error.message;
  return errorSentence(OUR_CODES.get(error.code ?? "") ?? error.code, sentence);
}

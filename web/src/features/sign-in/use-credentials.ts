import { isAuthRetryableFetchError, type AuthError } from "@supabase/auth-js";
import { useState } from "react";
import type { Services } from "../../lib/services/services.ts";
import { networkProblem } from "../../lib/browser/network-problem.ts";
import { errorSentence } from "../../lib/error-sentence.ts";
import { text } from "../../lib/text.ts";

interface CredentialsState {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly notice: string | null;
}

const IDLE: CredentialsState = { busy: false, problem: null, notice: null };

/** Signs in with the form's e-mail and password, or creates the account. The session provider sees the session. */
export function useCredentials(auth: Services["auth"], purpose: "enter" | "create") {
  const [state, setState] = useState(IDLE);
  const submit = async (form: FormData) => {
    if (state.busy) return;
    const credentials = { email: field(form, "email"), password: field(form, "password") };
    setState({ ...IDLE, busy: true });
    if (purpose === "enter") {
      const { error } = await auth.signInWithPassword(credentials);
      setState({ ...IDLE, problem: error && problemOf(error, text.signIn.failed) });
      return;
    }
    const { data, error } = await auth.signUp(credentials);
    const notice = error || data.session ? null : text.signIn.confirmEmail;
    setState({ ...IDLE, problem: error && problemOf(error, text.signIn.signUpFailed), notice });
  };
  return { state, submit, forget: () => setState(IDLE) };
}

/** The service's own message, if there is one; network errors have none. */
export function problemOf(error: AuthError, fallback: string): string {
  if (isAuthRetryableFetchError(error) && !error.status) return networkProblem();
  // The client uses the whole answer if it finds no message in it.
  const sentence = error.message === "" || error.message.startsWith("{") ? fallback : error.message;
  return errorSentence(error.code, sentence);
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

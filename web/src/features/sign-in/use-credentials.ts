import { useState } from "react";
import type { Services } from "../../lib/services/services.ts";
import { formText } from "../../lib/form-text.ts";
import { problemOf } from "../../lib/services/auth-problem.ts";
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
    const credentials = { email: formText(form, "email"), password: formText(form, "password") };
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

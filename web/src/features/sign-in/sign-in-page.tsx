import { MIN_PASSWORD_CHARS } from "@curta/contract";
import { useState } from "react";
import { useServices } from "../../lib/services/services-context.tsx";
import { useScreenStands } from "../../lib/browser/prerendered.ts";
import { useArrivalFocus } from "../../lib/browser/window/use-arrival-focus.ts";
import { useDocumentTitle } from "../../lib/browser/window/use-document-title.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { text } from "../../lib/text.ts";
import { SampleFilm } from "../../ui/sample/sample-film.tsx";
import { ownWords } from "../../ui/fields/own-words.ts";
import { OfflineNote } from "../../ui/messages/offline-note.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import "./sign-in.css";
import { useCredentials } from "./use-credentials.ts";

const texts = text.signIn;

/** The sign-in form. It can also create an account if the operator allows it. */
export function SignInPage() {
  const { auth, config } = useServices();
  const [creates, setCreates] = useState(false);
  const { state, submit, forget } = useCredentials(auth, creates ? "create" : "enter");
  const heading = useArrivalFocus();
  useDocumentTitle(texts.documentTitle);
  useScreenStands();
  const toggle = () => {
    forget();
    setCreates(!creates);
  };
  return (
    <main className="sign-in" id="conteudo">
      <div className="sign-in-card">
        <h1 ref={heading} tabIndex={-1}>
          {creates ? texts.signUpTitle : texts.title}
        </h1>
        <p className="hint">{texts.lead}</p>
        <OfflineNote words={text.messages.offline} />
        <form
          className="sign-in-form"
          onSubmit={(event) => {
            event.preventDefault();
            void submit(new FormData(event.currentTarget));
          }}
        >
          <div className="field">
            <label htmlFor="email">{texts.email}</label>
            <input id="email" name="email" type="email" autoComplete="username" required {...ownWords} />
          </div>
          <PasswordField
            label={texts.password}
            name="password"
            isNew={creates}
            minLength={creates ? MIN_PASSWORD_CHARS : undefined}
          />
          {state.problem && <FormError problem={state.problem} />}
          {state.notice && <output className="sign-in-notice">{state.notice}</output>}
          <SubmitButton creates={creates} busy={state.busy} />
        </form>
        {config.signup === "open" && (
          <p className="sign-in-switch">
            {creates ? texts.knownHere : texts.newHere}{" "}
            <Button look="link" onClick={toggle}>
              {creates ? texts.toSignIn : texts.toSignUp}
            </Button>
          </p>
        )}
      </div>
      <SampleFilm />
    </main>
  );
}

function SubmitButton({ creates, busy }: { creates: boolean; busy: boolean }) {
  const [idle, working] = creates
    ? [texts.signUpSubmit, texts.signUpSubmitting]
    : [texts.submit, texts.submitting];
  return (
    <Button type="submit" look="primary" busy={busy}>
      {busy ? working : idle}
    </Button>
  );
}

import { MIN_PASSWORD_CHARS } from "@curta/contract";
import { useState, type FormEvent } from "react";
import { formText } from "../../lib/form-text.ts";
import { problemOf } from "../../lib/services/auth-problem.ts";
import { useServices } from "../../lib/services/services-context.tsx";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";

const texts = text.myData.security;

interface PasswordFormProps {
  readonly email: string;
  readonly onChanged: () => void;
  /** The server has written down a wrong current password. */
  readonly onRefused: () => void;
}

/** Changes the password of who knows the current one. The user's other sessions end with it. */
export function PasswordForm({ email, onChanged, onRefused }: PasswordFormProps) {
  const { auth } = useServices();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    setBusy(true);
    setProblem(null);
    const { error } = await auth.updateUser({
      password: formText(typed, "new"),
      current_password: formText(typed, "current"),
    });
    setBusy(false);
    if (error) {
      setProblem(problemOf(error, texts.failed));
      onRefused();
      return;
    }
    form.reset();
    onChanged();
  };
  return (
    <form className="password-form" onSubmit={(event) => void submit(event)}>
      {/* Password managers ask whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={texts.current} name="current" isNew={false} />
      <PasswordField label={texts.new} name="new" isNew minLength={MIN_PASSWORD_CHARS} />
      {problem && <FormError problem={problem} />}
      <Button type="submit" busy={busy}>
        {busy ? texts.changing : texts.change}
      </Button>
    </form>
  );
}

import { useId, useState } from "react";
import { text } from "../../lib/text.ts";
import "./field.css";
import { ownWords } from "./own-words.ts";

const texts = text.signIn;

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  /** True for a password that is chosen here: managers offer one, and the rule stands below it. */
  readonly isNew: boolean;
  readonly minLength?: number | undefined;
}

/** A password, with a button that shows what was typed. */
export function PasswordField({ label, name, isNew, minLength }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const hint = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          minLength={minLength}
          aria-describedby={isNew ? hint : undefined}
          required
          {...ownWords}
        />
        <button
          type="button"
          className="password-toggle"
          aria-label={shown ? texts.hidePasswordLabel : texts.showPasswordLabel}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hidePassword : texts.showPassword}
        </button>
      </div>
      {isNew && (
        <p id={hint} className="hint">
          {texts.passwordHint}
        </p>
      )}
    </div>
  );
}

import { useState } from "react";
import { text } from "../../lib/text.ts";

const texts = text.signIn;

/** Senha, with a button that shows what was typed. */
export function PasswordField({ isNew, minLength }: { isNew: boolean; minLength: number | undefined }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor="password">{texts.password}</label>
      <div className="password">
        <input
          id="password"
          name="password"
          type={shown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          minLength={minLength}
          aria-describedby={isNew ? "password-hint" : undefined}
          required
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
        <p id="password-hint" className="hint">
          {texts.passwordHint}
        </p>
      )}
    </div>
  );
}

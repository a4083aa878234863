import type { InvalidEvent, InputEvent } from "react";
import { text } from "../../lib/text.ts";

/**
 * Handlers with which a field says in the page's language what is wrong with it: browsers say so in theirs. For `input`
 * elements whose rules are in their attributes.
 */
export const ownWords = {
  onInvalid({ currentTarget: field }: InvalidEvent<HTMLInputElement>): void {
    field.setCustomValidity("");
    field.setCustomValidity(wordsFor(field));
  },
  /** While it has words of its own a field counts as wrong. */
  onInput({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
    field.setCustomValidity("");
  },
};

function wordsFor({ validity, type }: HTMLInputElement): string {
  const { valueMissing, typeMismatch, tooShort } = validity;
  const texts = text.signIn.refused;
  if (valueMissing) return type === "email" ? texts.noEmail : texts.noPassword;
  if (typeMismatch) return texts.notAnEmail;
  return tooShort ? texts.shortPassword : "";
}

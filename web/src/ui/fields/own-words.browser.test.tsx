import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { ownWords } from "./own-words.ts";
import { PasswordField } from "./password-field.tsx";

function Form({ onSubmit }: { onSubmit: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label>
        E-mail <input name="email" type="email" required {...ownWords} />
      </label>
      <PasswordField label="Senha" name="password" isNew minLength={8} />
      <button type="submit">Enviar</button>
    </form>
  );
}

test.each([
  ["nothing is typed", "", "", ["Escreva o seu e-mail.", "Escreva a senha."]],
  ["an e-mail is half typed", "ana", "girassol-azul", [/^Falta algo neste e-mail/, ""]],
  ["a new password is short", "ana@exemplo.com", "girasol", ["", /pelo menos 8 caracteres/]],
])("a form says in the page's language why it is not sent: %s", async (_case, email, password, said) => {
  let sent = 0;
  const page = await render(<Form onSubmit={() => (sent += 1)} />);
  const fields = [page.getByLabelText("E-mail"), page.getByLabelText("Senha", { exact: true })];
  const [first, second] = fields;
  if (email !== "") await userEvent.type(first!, email);
  if (password !== "") await userEvent.type(second!, password);
  await page.getByRole("button", { name: "Enviar" }).click();
  for (const [index, words] of said.entries()) {
    const { validationMessage } = fields[index]!.element() as HTMLInputElement;
    expect(validationMessage).toMatch(words === "" ? /^$/ : words);
  }
  expect(sent).toBe(0);
  // What is mended is taken.
  await userEvent.fill(first!, "ana@exemplo.com");
  await userEvent.fill(second!, "girassol-azul");
  await page.getByRole("button", { name: "Enviar" }).click();
  expect(sent).toBe(1);
});

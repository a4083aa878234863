import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { PREVIEW } from "../../../testing/preview.ts";
import { PromptField } from "./prompt-field.tsx";

function Page() {
  const [prompt, setPrompt] = useState("Um gato. Mais perto. Remova as pessoas.");
  const props = { prompt, madePrompt: "", preview: PREVIEW, hint: "", aside: null };
  return <PromptField {...props} onTyped={setPrompt} onPrompt={setPrompt} />;
}

const copied = (selector: string) =>
  Array.from(document.querySelectorAll(`.text-area-marked ${selector}`), (part) =>
    part.getAttribute("data-copy"),
  );

/** A development server first builds the studio for the worker. */
async function untilUnderstood(...words: string[]): Promise<void> {
  await vi.waitFor(() => expect(copied("mark.prompt-understood")).toEqual(words), { timeout: 30_000 });
}

/** Collects what `look` sees in each frame that is painted from now on. */
function watchFrames<Seen>(look: () => Seen): Seen[] {
  const seen: Seen[] = [];
  const watch = () => {
    seen.push(look());
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  return seen;
}

test("the field marks what was understood and what cannot be done, and no letter is off while one types", async () => {
  const page = await render(<Page />);
  const field = page.getByLabelText("Prompt Positivo");
  await untilUnderstood("Mais perto");
  expect(copied("mark.prompt-unclear")).toEqual(["Remova as pessoas"]);

  const area = field.element() as HTMLTextAreaElement;
  const frames = watchFrames(() => [copied("[data-copy]").join(""), `${area.value}\n`]);
  area.focus();
  area.setSelectionRange(0, 0);
  await userEvent.keyboard("Mais quente. ");
  expect(area.value).toBe("Mais quente. Um gato. Mais perto. Remova as pessoas.");
  expect(copied("mark.prompt-understood")).toContain("Mais perto");
  await untilUnderstood("quente", "Mais perto");
  for (const [copy, value] of frames) expect(copy).toBe(value);
  await expect.element(page.getByText("Entendi: quente, mais perto.")).toBeVisible();
  await expect.element(page.getByText("Não muda a imagem: Um gato.")).toBeVisible();
});

import { expect } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { button, makeKeyImage, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

test("common wishes are added to the prompt and taken out, what was understood is told, and the next image follows", async ({
  page,
}) => {
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  const prompt = page.getByLabel("Prompt Positivo");
  const made = await prompt.inputValue();
  await button(page, "Preto e branco").click();
  await expect(prompt).toHaveValue(`${made} Preto e branco.`);
  await expect(button(page, "Preto e branco")).toHaveAttribute("aria-pressed", "true");
  await button(page, "Mais longe").click();
  await expect(page.getByText(/^Entendi: .*preto e branco, mais longe\.$/)).toBeVisible();
  await expectNoAxeFindings(page);
  await button(page, "Mais longe").click();
  await expect(prompt).toHaveValue(`${made} Preto e branco.`);
  await expect(page.getByText(/^Entendi: .*preto e branco\.$/)).toBeVisible();

  const sent = page.waitForRequest("**/webhook/gerarShorts");
  await button(page, "Gerar Nova Imagem").click();
  expect((await sent).postDataJSON()).toMatchObject({ positive_prompt: `${made} Preto e branco.` });
  const image = page.getByRole("img", { name: "Imagem gerada, vertical, 9 por 16" });
  const colourOf = () =>
    image.evaluate((shown: HTMLImageElement) => {
      const small = new OffscreenCanvas(9, 16).getContext("2d");
      small?.drawImage(shown, 0, 0, 9, 16);
      const data = small?.getImageData(0, 0, 9, 16).data ?? new Uint8ClampedArray();
      return Math.max(...data.map((value, at) => (at % 4 === 0 ? Math.abs(value - (data[at + 2] ?? 0)) : 0)));
    });
  await expect.poll(colourOf, { timeout: 60_000 }).toBeLessThan(8);
});

test("the field marks words that were understood and words that were not, in forced colours too", async ({
  page,
  openDraft,
}) => {
  await openDraft(smallPhoto("sleeping-cat.jpg"));
  const field = page.getByLabel("Prompt Positivo");
  await field.fill("Mais perto do gato. Remova a poltrona.");
  const box = page.locator(".text-area-box", { has: field });
  await expect(box.locator("mark.prompt-understood")).toHaveCount(2);
  await expect(box.locator("mark.prompt-unclear")).toHaveAttribute("data-copy", "Remova a poltrona");
  await expect(field).toHaveAccessibleName("Prompt Positivo");
  await page.emulateMedia({ forcedColors: "active" });
  const marked = await box.screenshot();
  for (const mark of await box.locator("mark.prompt-understood").all()) {
    await mark.evaluate((word) => word.style.setProperty("text-decoration", "none"));
  }
  expect(marked.equals(await box.screenshot())).toBe(false);
});

import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { button, choosePhoto, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

const LINE = "Café Aurora, pão na chapa até as 11h";

/** The next key image request's body. */
async function bodyOf(page: Page, press: () => Promise<void>): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest("**/webhook/gerarShorts");
  await press();
  return (await sent).postDataJSON() as Record<string, unknown>;
}

test("what the photo is about goes along and becomes captions; after a reload it is still there", async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByLabel("Sobre o quê?")).toBeHidden();
  await choosePhoto(page, photoPath("coffee.png"));
  await page.getByLabel("Sobre o quê?").fill(LINE);
  await expectNoAxeFindings(page);
  const first = await bodyOf(page, () => button(page, "Gerar Imagem").click());
  expect(first["assunto"]).toBe(LINE);
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
  const script = page.getByLabel("Descrição do Vídeo");
  await expect(script).toHaveValue(/"Café Aurora"[^]*"Pão na chapa até as 11h"[^]*Nota: Sobre: Café Aurora/);

  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await button(page, "Cancelar").click();
  await expect(page.getByRole("heading", { name: "Vídeo Cancelado" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Sobre o quê?")).toHaveValue(LINE);

  await page.getByLabel("Sobre o quê?").fill("Padaria Estrela");
  const second = await bodyOf(page, () => button(page, "Gerar Nova Imagem").click());
  expect(second["assunto"]).toBe("Padaria Estrela");
  await expect(script).toHaveValue(/"Padaria Estrela"/, { timeout: 60_000 });
});

test("another photo starts without the last one's topic", async ({ page }) => {
  await signIn(page);
  await choosePhoto(page, photoPath("coffee.png"));
  await page.getByLabel("Sobre o quê?").fill(LINE);
  await page.getByText("Escolher outra").click();
  await choosePhoto(page, smallPhoto("sleeping-cat.jpg"));
  await expect(page.getByLabel("Sobre o quê?")).toHaveValue("");
});

import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { button, choosePhoto, makeKeyImage, sampleOf, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

const cat = (): string => smallPhoto("sleeping-cat.jpg");

function template(page: Page, name: string): Locator {
  return page.getByRole("group", { name: "Modelo" }).getByRole("radio", { name, exact: true });
}

function script(page: Page): Locator {
  return page.getByLabel("Descrição do Vídeo");
}

async function headerOf(page: Page): Promise<string> {
  return (await script(page).inputValue()).split("\n")[0] ?? "";
}

/** What stands below the first line. */
function scenesOf(text: string): string {
  return text.slice(text.indexOf("\n"));
}

/** `opcoes` of the next request. */
async function optionsOf(page: Page, press: () => Promise<void>): Promise<unknown> {
  const sent = page.waitForRequest("**/webhook/gerarShorts");
  await press();
  return ((await sent).postDataJSON() as Record<string, unknown>)["opcoes"];
}

test("a template is chosen before the image or after it, and stands in the script's first line", async ({
  page,
}) => {
  await signIn(page);
  await choosePhoto(page, cat());
  await expect(template(page, "Automático")).toBeChecked();
  await expect(page.locator(".template-sample")).toHaveCount(0);
  await template(page, "Contagem").check();
  const asked = await optionsOf(page, () => button(page, "Gerar Imagem").click());
  expect(asked).toEqual({ estilo: "viral", duracao: 30, modelo: "contagem" });
  await expect(script(page)).toHaveValue(/^Filme de 30 segundos, estilo viral, modelo contagem, /, {
    timeout: 60_000,
  });

  const planned = await script(page).inputValue();
  await template(page, "Vitrine").check();
  await expect(script(page)).toHaveValue(/^Filme de 30 segundos, estilo viral, modelo vitrine, \d+ BPM\n/);
  await expect.poll(async () => scenesOf(await script(page).inputValue())).not.toBe(scenesOf(planned));
  await page.getByRole("radio", { name: "Suave" }).check();
  await expect(template(page, "Automático")).toBeChecked();
  await expect(template(page, "Diário")).toBeVisible();
  await expect(template(page, "Vitrine")).toHaveCount(0);
  await expectNoAxeFindings(page);

  await button(page, "Desfazer").click();
  await expect(template(page, "Vitrine")).toBeChecked();
  await expect(page.getByText("Tudo guardado")).toBeVisible();
  await page.reload();
  await expect(template(page, "Vitrine")).toBeChecked();
  expect(await headerOf(page)).toContain("modelo vitrine");
});

test("without a choice requests are as specified; a template typed into the script is chosen, and an edited script is asked about", async ({
  page,
}) => {
  await signIn(page);
  await choosePhoto(page, cat());
  expect(await optionsOf(page, () => button(page, "Gerar Imagem").click())).toEqual({
    estilo: "viral",
    duracao: 30,
  });
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Para esta foto: /)).toBeVisible();

  const made = await script(page).inputValue();
  const [, named = ""] = /modelo ([^,]+),/.exec(made) ?? [];
  const [typed, title] = named === "ricochete" ? ["batida", "Batida"] : ["ricochete", "Ricochete"];
  await script(page).fill(made.replace(`modelo ${named}`, `modelo ${typed}`));
  await expect(template(page, title)).toBeChecked();
  await button(page, "Desfazer edição").click();
  await expect(template(page, "Automático")).toBeChecked();

  await script(page).fill(made.replace(/"[^"]*"/, '"Minha frase"'));
  await template(page, title).check();
  await button(page, `Refazer o roteiro com o modelo ${typed}`).click();
  await expect(script(page)).not.toHaveValue(/Minha frase/);
  expect(await headerOf(page)).toContain(`modelo ${typed}`);
});

test("samples show the user's photo; the focused one moves, and none for who wants less motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signIn(page);
  await makeKeyImage(page, cat());
  await page.getByRole("group", { name: "Modelo" }).scrollIntoViewIfNeeded();
  for (const name of ["Batida", "Contagem"]) {
    await expect.poll(() => sampleOf(page, name), { timeout: 30_000 }).not.toBe("");
  }
  const still = await sampleOf(page, "Contagem");
  await template(page, "Automático").focus();
  await page.keyboard.press("ArrowDown");
  await expect(template(page, "Batida")).toBeChecked();
  const first = await sampleOf(page, "Batida");
  await expect.poll(() => sampleOf(page, "Batida")).not.toBe(first);
  expect(await sampleOf(page, "Contagem")).toBe(still);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await template(page, "Contagem").focus();
  await page.waitForTimeout(1_000);
  expect(await sampleOf(page, "Contagem")).toBe(still);
});

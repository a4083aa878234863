import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { photoPath } from "@curta/photos";
import { button, makeKeyImage, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

function keyImage(page: Page): Locator {
  return page.getByRole("img", { name: "Imagem gerada, vertical, 9 por 16" });
}

/** A film asked for and canceled: from then on the page comes back to it. */
async function leaveFilm(page: Page): Promise<void> {
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await button(page, "Cancelar").click();
  await expect(page.getByRole("heading", { name: "Vídeo Cancelado" })).toBeVisible();
}

test("in another browser 'Gerar Nova Imagem' makes another take of the photo that the server kept", async ({
  page: earlier,
  browser,
}) => {
  await signIn(earlier);
  await makeKeyImage(earlier, smallPhoto("sleeping-cat.jpg"));
  const prompt = await earlier.getByLabel("Prompt Positivo").inputValue();
  const script = await earlier.getByLabel("Descrição do Vídeo").inputValue();
  const first = await keyImage(earlier).getAttribute("src");
  await leaveFilm(earlier);

  const page = await (await browser.newContext()).newPage();
  await signIn(page);
  await expect(keyImage(page)).toHaveAttribute("src", String(first));
  await expect(page.getByLabel("Prompt Positivo")).toHaveValue(prompt);
  await expect(page.getByLabel("Descrição do Vídeo")).toHaveValue(script);
  await expect(page.getByText("Para gerar outra imagem, escolha a foto de novo.")).toBeHidden();

  const sent = page.waitForRequest("**/webhook/gerarShorts");
  await button(page, "Gerar Nova Imagem").click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(Object.keys(body).toSorted()).toEqual(
    ["generation_type", "imagem_nome", "key_image", "opcoes", "user_id"].toSorted(),
  );
  expect(body).toMatchObject({ generation_type: "imagem", key_image: first });
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
  await expect(keyImage(page)).not.toHaveAttribute("src", String(first));
  await expect
    .poll(() => keyImage(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1080);

  // A take of a take, and the film and the preview of it.
  const second = await keyImage(page).getAttribute("src");
  await page.getByLabel("Prompt Positivo").fill("mais perto do gato, preto e branco");
  await button(page, "Gerar Nova Imagem").click();
  await expect(keyImage(page)).not.toHaveAttribute("src", String(second), { timeout: 60_000 });
  await button(page, "Prévia").click();
  await expect(page.getByText(/^Cena \d+ de \d+$/)).toBeVisible({ timeout: 30_000 });
  await leaveFilm(page);
  await page.context().close();
});

test("the preview gets a picture that a phone can hold, of all that the photo shows", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signIn(page);
  const picture = page.waitForResponse(/\/preview\.jpg\?key=/);
  await makeKeyImage(page, photoPath("craft-beer.jpg"));
  const { size, width, height } = await page.evaluate(
    async (url) => {
      const file = await (await fetch(url)).blob();
      const bitmap = await createImageBitmap(file);
      return { size: file.size, width: bitmap.width, height: bitmap.height };
    },
    (await picture).url(),
  );
  expect(size).toBeLessThan(1_000_000);
  expect(width * height).toBeLessThanOrEqual(2_510_000);
  expect(width / height).toBeCloseTo(1.5, 2);
  await expect(page.getByText(/^Cena \d+ de \d+$/)).toBeVisible({ timeout: 30_000 });
});

test("what the prompt asks for and cannot be done is said below it", async ({ page }) => {
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  const title = page.getByRole("heading", { name: "O que não dá para fazer com esta foto" });
  await expect(title).toBeHidden();
  await page.getByLabel("Prompt Positivo").fill("luz dourada, adicione um chapéu vermelho");
  await expect(title).toBeVisible();
  await expect(page.getByText("Não sei pôr um chapéu vermelho")).toBeVisible();
  await expectNoAxeFindings(page);
  await button(page, "Desfazer edição").click();
  await expect(title).toBeHidden();
});

import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { signInCaller } from "../product/caller.ts";
import { button, choosePhoto, makeKeyImage, productUrl, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

const script = (page: Page) => page.getByLabel("Descrição do Vídeo");
const keyImage = (page: Page) => page.getByRole("img", { name: "Imagem gerada, vertical, 9 por 16" });
const shelf = (page: Page) => page.getByRole("region", { name: "Rascunhos" });

/** Waits until the server has everything. */
async function kept(page: Page): Promise<void> {
  await expect(page.getByText("Tudo guardado")).toBeVisible();
}

/** Signs in, makes an image with a script, and waits until the server has all of it. */
async function beginDraft(page: Page, written: string): Promise<void> {
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  await script(page).fill(written);
  await kept(page);
}

async function openShelf(page: Page): Promise<Locator> {
  await page.goto(productUrl("/videos"));
  await expect(shelf(page)).toBeVisible();
  return shelf(page);
}

test("drafts stand on the shelf: one that was put away is taken up again, one is deleted and comes back with undo", async ({
  page,
}) => {
  await beginDraft(page, 'Close no gato. "SONECA"');
  await page.getByText("Escolher outra").click();
  await makeKeyImage(page, photoPath("coffee.png"));
  await script(page).fill('Close na xícara. "Café?"');
  await kept(page);

  await page.getByRole("link", { name: /Seus vídeos/ }).click();
  const shelved = page.getByRole("region", { name: "Rascunhos" });
  await expect(shelved.getByRole("link")).toHaveCount(2);
  await expectNoAxeFindings(page);
  await shelved.getByRole("link", { name: /^Continuar SONECA/ }).click();
  await expect(script(page)).toHaveValue('Close no gato. "SONECA"');
  await expect(keyImage(page)).toBeVisible();
  await expect(page).toHaveURL(/gerar-shorts$/);
  await button(page, "Desfazer").click();
  await expect(script(page)).not.toHaveValue(/SONECA/);
  await button(page, "Refazer").click();
  await kept(page);
  await page.reload();
  await expect(script(page)).toHaveValue('Close no gato. "SONECA"');

  await page.getByRole("link", { name: /Seus vídeos/ }).click();
  await shelved.getByRole("button", { name: "Apagar o rascunho Café?" }).click();
  await expect(shelved.getByRole("link")).toHaveCount(1);
  await button(page, "Desfazer").click();
  await expect(shelved.getByRole("link")).toHaveCount(2);
  await shelved.getByRole("button", { name: "Apagar o rascunho Café?" }).click();
  const removed = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await button(page, "Fechar mensagem").click();
  expect((await removed).ok()).toBe(true);
  await page.reload();
  await expect(shelved.getByRole("link")).toHaveCount(1);
});

test("a draft gets a name by the keyboard; it outlives the next edit, and Escape leaves it as it was", async ({
  page,
}) => {
  await beginDraft(page, 'Close no gato. "SONECA"');
  const drafts = await openShelf(page);
  const rename = drafts.getByRole("button", { name: "Renomear o rascunho SONECA" });
  await rename.focus();
  await page.keyboard.press("Enter");
  const field = drafts.getByLabel("Novo nome");
  await expect(field).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(rename).toBeFocused();
  await page.keyboard.press("Enter");
  await field.fill("Gato da Bia");
  await page.keyboard.press("Enter");
  await expect(drafts.getByRole("button", { name: "Renomear o rascunho Gato da Bia" })).toBeFocused();
  await drafts.getByRole("link", { name: /^Continuar Gato da Bia/ }).click();
  await script(page).fill('Close no gato. "ACORDOU"');
  await kept(page);
  await expect((await openShelf(page)).getByRole("link", { name: /^Continuar Gato da Bia/ })).toHaveCount(1);
});

test("drafts are searched, also those that are not shown yet; where there is no film yet, nothing says that all is empty", async ({
  page,
}) => {
  await beginDraft(page, 'Close no gato. "SONECA"');
  const { call } = await signInCaller({ url: productUrl("/").slice(0, -1) });
  const { draft } = (await call("GET", "/drafts/current")) as { draft: Record<string, unknown> };
  for (let day = 1; day <= 26; day++) {
    const title = day === 1 ? "Almoço de domingo" : `Dia ${day}`;
    const edited_at = new Date(Date.UTC(2020, 0, day)).toISOString();
    await call("PUT", `/drafts/${randomUUID()}`, { ...draft, version: 0, title, edited_at });
  }
  const drafts = await openShelf(page);
  await expect(drafts.getByRole("link")).toHaveCount(24);
  await expect(page.getByText("Ainda não há vídeos aqui")).toBeHidden();
  const search = page.getByRole("searchbox", { name: "Buscar no nome e no roteiro" });
  await search.fill("almoco");
  await expect(drafts.getByRole("link")).toHaveCount(1);
  await expect(drafts.getByRole("link", { name: /^Continuar Almoço de domingo/ })).toBeVisible();
  await search.fill("praia");
  await expect(drafts).toBeHidden();
  await expect(page.getByText("Nenhum vídeo com essas palavras")).toBeVisible();
  await search.fill("");
  await expect(drafts.getByRole("link")).toHaveCount(24);
  await button(page, "Mostrar mais rascunhos").click();
  await expect(drafts.getByRole("link")).toHaveCount(27);
});

test("a draft is duplicated: its copy opens with its undo history, and what becomes of it leaves the draft alone", async ({
  page,
}) => {
  await beginDraft(page, 'Close no gato. "SONECA"');
  const copy = (await openShelf(page)).getByRole("button", { name: "Duplicar o rascunho SONECA" });
  await copy.dblclick();
  await expect(script(page)).toHaveValue('Close no gato. "SONECA"');
  await expect(keyImage(page)).toBeVisible();
  await button(page, "Desfazer").click();
  await expect(script(page)).not.toHaveValue(/SONECA/);
  await script(page).fill('Close no gato. "OUTRO"');
  await kept(page);
  const drafts = await openShelf(page);
  await expect(drafts.getByRole("link")).toHaveCount(2);
  await expect(drafts.getByRole("link", { name: /^Continuar Cópia de SONECA/ })).toBeVisible();
  await drafts.getByRole("link", { name: /^Continuar SONECA/ }).click();
  await expect(script(page)).toHaveValue('Close no gato. "SONECA"');
});

test("a photo of which nothing was made yet is duplicated too, and named", async ({ page }) => {
  await signIn(page);
  await choosePhoto(page, smallPhoto("sleeping-cat.jpg"));
  await expect(page.getByText("sleeping-cat.jpg")).toBeVisible();
  const { call } = await signInCaller({ url: productUrl("/").slice(0, -1) });
  const listed = expect.poll(() => call("GET", "/drafts"), { timeout: 30_000 });
  await listed.toMatchObject({ drafts: [{ image_url: "" }] });
  const drafts = await openShelf(page);
  await drafts.getByRole("button", { name: "Renomear o rascunho sleeping-cat.jpg" }).click();
  await drafts.getByLabel("Novo nome").fill("Mel");
  await button(page, "Salvar").click();
  await drafts.getByRole("button", { name: "Duplicar o rascunho Mel" }).click();
  await expect(page.getByRole("img", { name: /^Imagem escolhida/ })).toBeVisible();
  await expect(page).toHaveURL(/gerar-shorts$/);
  await expect((await openShelf(page)).getByRole("link")).toHaveCount(2);
});

test("the image of a draft moves while it is looked at, by pointer or keyboard, and never under reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await beginDraft(page, 'Close no gato. "SONECA"');
  const link = (await openShelf(page)).getByRole("link");
  const moves = () => link.locator("img").evaluate((image) => image.getAnimations().length);
  expect(await moves()).toBe(0);
  await link.hover();
  await expect.poll(moves).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(moves).toBe(0);
  await page.getByRole("button", { name: /^Renomear o rascunho/ }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeFocused();
  await expect.poll(moves).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moves).toBe(0);
});

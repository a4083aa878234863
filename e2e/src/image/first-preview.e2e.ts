import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { button, choosePhoto, makeKeyImage, signIn } from "../page-objects.ts";
import { MOVING, test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

test.use(MOVING);

test("the first image begins to move by itself, once and without sound; another one is shown as it is", async ({
  page,
}) => {
  await signIn(page);
  await choosePhoto(page, smallPhoto("sleeping-cat.jpg"));
  await page.getByLabel("Duração em segundos").fill("5");
  await button(page, "Gerar Imagem").click();
  await expect(button(page, "Pausar")).toBeVisible({ timeout: 60_000 });
  await expect(button(page, "Ligar o som")).toBeVisible();
  await expect(page.getByRole("img", { name: "Imagem gerada" })).toBeVisible();
  const position = page.getByRole("slider", { name: "Posição na prévia" });
  await expect.poll(() => position.inputValue()).not.toBe("0");
  await expect(button(page, "Tocar")).toBeVisible();
  await expect(position).toHaveValue("0");

  await button(page, "Gerar Nova Imagem").click();
  await expect(page.getByRole("link", { name: "Abrir em tamanho real" })).toBeVisible();
  await expect(button(page, "Gerar Nova Imagem")).toBeVisible({ timeout: 60_000 });
  await expect(button(page, "Prévia")).toBeVisible();
  await expect(button(page, "Pausar")).toBeHidden();
});

/** How many workers of that name the page has. */
function workersOf(page: Page, name: string): number {
  return page.workers().filter((worker) => worker.url().includes(name)).length;
}

test("the preview's worker waits before the image is asked for, nothing else works until it shows, nor music unheard", async ({
  page,
}) => {
  await signIn(page);
  const kernel = page.waitForResponse(/own-[^/]*\.wasm$/);
  await choosePhoto(page, smallPhoto("sleeping-cat.jpg"));
  await kernel;
  expect(workersOf(page, "preview-worker")).toBe(1);

  const gate = Promise.withResolvers<void>();
  await page.route("**/preview.jpg*", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await button(page, "Gerar Imagem").click();
  await expect(page.getByLabel("Descrição do Vídeo")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Preparando a prévia...")).toBeVisible();
  expect([workersOf(page, "script-worker"), workersOf(page, "sample-worker")]).toEqual([0, 0]);
  gate.resolve();
  await expect(page.getByRole("button", { name: /^Cena 1 de / })).toBeVisible();
  expect(workersOf(page, "preview-worker")).toBe(1);
  await button(page, "Ligar o som").click();
  await expect(page.getByText("Compondo a música...")).toBeVisible();
  await expect(page.getByText("Compondo a música...")).toBeHidden();
});

test("nothing moves by itself for who wants less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  await expect(page.getByRole("link", { name: "Abrir em tamanho real" })).toBeVisible();
  await expect(button(page, "Prévia")).toBeVisible();
});

test("a preview that began by itself makes room for the film, one that is used stays", async ({ page }) => {
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  await expect(button(page, "Ver imagem")).toBeVisible();
  await button(page, "Gerar Vídeo").click();
  await expect(button(page, "Prévia")).toBeVisible();
  await button(page, "Cancelar").click();
  await button(page, "Escolher outra").click();

  await makeKeyImage(page, photoPath("denali.webp"));
  await button(page, "Ligar o som").click();
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await expect(button(page, "Desligar o som")).toBeVisible();

  // It stays in view below its place, and makes room where its place is still to come. In a window of less height the
  // place leaves it wholly, however long the page is.
  await page.setViewportSize({ width: 1280, height: 640 });
  const docked = page.locator(".preview[data-docked]");
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await scrollTo(0);
  await page.getByLabel("Descrição do Vídeo").evaluate((field) => field.focus({ preventScroll: true }));
  await scrollTo(99_999);
  await expect(docked).toBeVisible();
  await scrollTo(0);
  await expect(docked).toBeHidden();
});

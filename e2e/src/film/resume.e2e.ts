import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { button, choosePhoto, makeKeyImage, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

/** Drops a file on the drop zone as a drag from the desktop does. */
async function dropFile(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name: fileName, type: fileType, base64 }) => {
      const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const dropped = new DataTransfer();
      dropped.items.add(new File([data], fileName, { type: fileType }));
      return dropped;
    },
    { name, type, base64: bytes.toString("base64") },
  );
  const zone = page.getByText("Até 10MB");
  await zone.dispatchEvent("dragover", { dataTransfer: transfer });
  await zone.dispatchEvent("drop", { dataTransfer: transfer });
}

test("a film in the making is still there after a reload, and two tabs agree", async ({ page, context }) => {
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Imagem Gerada" })).toBeVisible();

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await button(second, "Cancelar").click();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeHidden();
  await expect(button(page, "Tentar de novo")).toBeVisible();
});

test("a HEIC photo gets a preview and becomes a key image", async ({ page }) => {
  await signIn(page);
  await choosePhoto(page, photoPath("phone.heic"));
  const preview = page.getByRole("img", { name: /phone\.heic|selecionada|escolhida/i });
  await expect(preview).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(100);
  await button(page, "Gerar Imagem").click();
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
});

test("a dropped file that is no image is silently ignored", async ({ page }) => {
  await signIn(page);
  await dropFile(page, "nota.txt", "text/plain", Buffer.from("olá"));
  await expect(page.getByText("Até 10MB")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a dropped photo over 10MB is made to fit before it is sent", async ({ page }) => {
  await signIn(page);
  // Decoders ignore bytes after a JPEG's end, so this makes the same real photo too large to send.
  const large = Buffer.concat([
    readFileSync(photoPath("book-beside-flowers.jpg")),
    Buffer.alloc(11 * 1024 * 1024),
  ]);
  const sent = page.waitForRequest("**/webhook/gerarShorts");
  await dropFile(page, "grande.jpg", "image/jpeg", large);
  await button(page, "Gerar Imagem").click({ timeout: 30_000 });
  const body = (await sent).postDataJSON() as { imagem_base64: string };
  expect((body.imagem_base64.length * 3) / 4).toBeLessThanOrEqual(10 * 1024 * 1024);
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
});

test("signing out leads back to /login and forgets the session", async ({ page }) => {
  await signIn(page);
  await button(page, "Sair").click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(page.url().replace("/login", "/gerar-shorts"));
  await expect(page).toHaveURL(/\/login$/);
});

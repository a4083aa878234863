import { expect } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { button, choosePhoto, signIn } from "../page-objects.ts";
import { ADMIN } from "../start-product.ts";
import { test } from "../test.ts";

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("is never wider than its screen, with the options open and with an image", async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await signIn(page);
    await choosePhoto(page, photoPath("denali.webp"));
    await expect(page.getByRole("group", { name: "Modelo" })).toBeVisible();
    expect(await width()).toBe(390);
    await button(page, "Gerar Imagem").click();
    await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
    expect(await width()).toBe(390);
  });

  test("has the whole address in its header, and the product's name leads home", async ({ page }) => {
    await signIn(page);
    const address = page.getByText(ADMIN.email, { exact: true });
    expect(await address.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByRole("link", { name: "Seus vídeos" }).click();
    await page.getByRole("link", { name: "Meus dados" }).click();
    await page.getByRole("link", { name: "Curta", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Gerar Short Viral" })).toBeVisible();
  });
});

import { expect } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { button, choosePhoto, signIn } from "../page-objects.ts";
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
});

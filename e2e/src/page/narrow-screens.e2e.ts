import { expect } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { button, choosePhoto, signIn } from "../page-objects.ts";
import { account } from "../product/accounts.ts";
import { boxOf, openScript, openShot } from "../script/strip-page.ts";
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
    const address = page.getByText(account.email, { exact: true });
    expect(await address.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByRole("link", { name: "Seus vídeos" }).click();
    await page.getByRole("link", { name: "Meus dados" }).click();
    await page.getByRole("link", { name: "Curta", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Gerar Short Viral" })).toBeVisible();
  });
});

test.describe("a window of a computer whose letters are twice as large", () => {
  test.use({ viewport: { width: 640, height: 450 } });

  test("shows a shot's tools above its buttons, and all of them can be pressed", async ({
    page,
    openDraft,
  }) => {
    await openScript(page, openDraft);
    await openShot(page, 2, "Quadro");
    const boxes = await Promise.all(
      [".tool-panel", ".shot-actions"].map((part) => boxOf(page.locator(part))),
    );
    const [panel = { y: 0, height: 0 }, actions = { y: 0, height: 0 }] = boxes;
    expect(panel.y + panel.height).toBeLessThanOrEqual(actions.y);
    await expect(page.locator(".shot-editor-picture")).toBeHidden();
    for (const name of ["Mais perto", "Mais longe"]) {
      const press = page.locator(".framing-zoom").getByRole("button", { name });
      await expect(press).toBeInViewport({ ratio: 1 });
    }
  });
});

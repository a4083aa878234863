import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { account } from "../product/accounts.ts";
import { button, choosePhoto, productUrl, signIn } from "../page-objects.ts";
import { test } from "../test.ts";

const WIDTHS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(WIDTHS)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test("axe finds nothing from sign-in to a film in the making, and nothing overflows", async ({
        page,
      }) => {
        await page.goto(productUrl("/login"));
        await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
        await expectNoAxeFindings(page);

        await signIn(page);
        // It comes in once it is known what there is to go on with.
        await expect(page.getByRole("heading", { name: "Imagem base" })).toBeVisible();
        await expectNoAxeFindings(page);
        await choosePhoto(page, photoPath("denali.webp"));
        await expect(button(page, "Gerar Imagem")).toBeVisible();
        await expectNoAxeFindings(page);

        await button(page, "Gerar Imagem").click();
        await expect(page.getByRole("heading", { name: "Imagem Gerada" })).toBeVisible({ timeout: 60_000 });
        await expectNoAxeFindings(page);

        await button(page, "Gerar Vídeo").click();
        await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
        await expectNoAxeFindings(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);

        await button(page, "Cancelar").click();
        await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeHidden();
        await expectNoAxeFindings(page);
      });
    });
  }
}

test("the whole way to a key image can be walked with the keyboard alone", async ({ page }) => {
  await page.goto(productUrl("/login"));
  await page.locator('input[type="email"]').focus();
  await page.keyboard.type(account.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Gerar Short Viral" })).toBeVisible();

  const chooser = page.waitForEvent("filechooser");
  await tabUntil(page, "drop zone", (focused) => focused.includes("Até 10MB"));
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(photoPath("denali.webp"));
  await tabUntil(page, "Gerar Imagem", (focused) => focused.startsWith("Gerar Imagem"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Imagem Gerada" })).toBeVisible({ timeout: 60_000 });
  const focused = await page.evaluate(() => document.activeElement?.textContent ?? "");
  expect(focused).toContain("Imagem Gerada");
});

/** Presses Tab until the focused element's name satisfies `accept`. */
async function tabUntil(page: Page, what: string, accept: (name: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? "";
      return element instanceof HTMLButtonElement ? (element.textContent?.trim() ?? "") : "";
    });
    if (accept(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach: ${what}`);
}

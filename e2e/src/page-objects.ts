import { expect, type Locator, type Page } from "@playwright/test";
import { account } from "./product/accounts.ts";
import { signInCaller } from "./product/caller.ts";
import { sharedProduct } from "./product/start-product.ts";

export function productUrl(route: string): string {
  return new URL(route, sharedProduct().url).href;
}

/** Fills in the form of the sign-in screen that is shown, and sends it. */
export async function submitSignIn(page: Page, email = account.email): Promise<void> {
  await page.locator('input[type="email"]').fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

/** Opens an address of a product and signs in on the way there. */
export async function openSignedIn(page: Page, address: string, email = account.email): Promise<void> {
  await page.goto(address);
  await submitSignIn(page, email);
  await expect(page).toHaveURL(address);
}

/** Opens the page as somebody who signed in before: tests of the form fill it in. */
export async function signIn(page: Page): Promise<void> {
  const { session } = await signInCaller(sharedProduct());
  await page.goto(productUrl("/health"));
  await page.evaluate((kept) => localStorage.setItem("curta-session", kept), JSON.stringify(session));
  await page.goto(productUrl("/gerar-shorts"));
  await expect(page.getByRole("heading", { name: "Gerar Short Viral" })).toBeVisible();
}

/** Selects a photo as a click on the drop zone does. */
export async function choosePhoto(page: Page, file: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file);
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** A photo chosen and its key image made. */
export async function makeKeyImage(page: Page, file: string): Promise<void> {
  await choosePhoto(page, file);
  await button(page, "Gerar Imagem").click();
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
}

/** What the sample of a template shows, as text that differs where the picture does; empty until it is drawn. */
export async function sampleOf(page: Page, name: string): Promise<string> {
  return page
    .locator("label.template", { has: page.getByRole("radio", { name, exact: true }) })
    .evaluate((label) => {
      const small = new OffscreenCanvas(18, 32).getContext("2d");
      const sample = label.querySelector("canvas");
      if (small === null || sample === null) return "";
      small.drawImage(sample, 0, 0, 18, 32);
      const { data } = small.getImageData(0, 0, 18, 32);
      return data.every((value, at) => at % 4 === 3 || value === 0) ? "" : data.join();
    });
}

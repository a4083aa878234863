import { expect } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { button, productUrl, signIn } from "../page-objects.ts";
import { test } from "../test.ts";

test("a key for a program is made, shown once, used, and ended", async ({ page, request }) => {
  await signIn(page);
  await page.getByRole("link", { name: /Seus vídeos/ }).click();
  await page.getByRole("link", { name: "Meus dados" }).click();
  await page.getByLabel("Nome da chave").fill("n8n");
  await button(page, "Criar chave").click();
  await expect(page.getByText("Ainda não usada")).toBeVisible();
  const key = (await page.locator(".made-key code").textContent()) ?? "";
  await expectNoAxeFindings(page);

  const me = () => request.get(productUrl("/me"), { headers: { authorization: `Bearer ${key}` } });
  expect((await me()).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Usada: hoje/)).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole("button", { name: "Acabar com a chave n8n" }).click();
  await expect(page.getByText("A chave “n8n” não vale mais.")).toBeVisible();
  expect((await me()).status()).toBe(401);
  await expect(page.getByText("Ainda não usada")).toBeHidden();

  await page.getByRole("link", { name: "Como usar" }).click();
  await expect(page).toHaveURL(productUrl("/docs"));
  await expectNoAxeFindings(page);
});

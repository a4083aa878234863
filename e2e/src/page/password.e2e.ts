import { expect, test, type Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { submitSignIn } from "../page-objects.ts";
import { ADMIN, startProduct, type Product } from "../product/start-product.ts";

const NEW_PASSWORD = "girassol-azul-77-xyz";

// Of its own: another password ends the sessions of the product that the other tests share.
let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
});
test.afterAll(async () => {
  await product.stop();
});

/** With the keyboard alone: from field to field, past the buttons that show what was typed. */
async function change(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel("Senha atual").focus();
  await page.keyboard.type(current);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(next);
  await page.keyboard.press("Enter");
}

test("the password is changed by who knows the current one, and every try stands in the list", async ({
  page,
  request,
}) => {
  await page.goto(`${product.url}/meus-dados`);
  await submitSignIn(page);
  const list = page.getByRole("listitem");
  await expect(list.filter({ hasText: "Entrou" }).first()).toContainText("desta rede");

  await change(page, "palpite-errado", NEW_PASSWORD);
  await expect(page.getByRole("alert")).toHaveText(/A senha atual está incorreta/);
  await expect(list.filter({ hasText: "Errou a senha atual" })).toHaveCount(1);
  await expectNoAxeFindings(page);
  await page.getByLabel("Senha atual").fill("");
  await page.getByLabel("Senha nova").fill("");
  await change(page, ADMIN.password, "12345678");
  await expect(page.getByRole("alert")).toHaveText(/fácil de adivinhar/);

  await page.getByLabel("Senha atual").fill("");
  await page.getByLabel("Senha nova").fill("");
  await change(page, ADMIN.password, NEW_PASSWORD);
  await expect(page.getByText("Senha trocada.")).toBeVisible();
  await expect(page.getByLabel("Senha atual")).toHaveValue("");
  await expect(list.filter({ hasText: "Trocou a senha" })).toHaveCount(1);
  const enter = (password: string) =>
    request.post(`${product.url}/auth/v1/token?grant_type=password`, {
      data: { email: ADMIN.email, password },
    });
  expect([(await enter(NEW_PASSWORD)).status(), (await enter(ADMIN.password)).status()]).toEqual([200, 400]);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Meus dados" })).toBeVisible();
});

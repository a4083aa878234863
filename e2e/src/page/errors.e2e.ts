import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { button, choosePhoto, makeKeyImage, productUrl, signIn } from "../page-objects.ts";
import { test } from "../test.ts";

const WEBHOOK = "**/webhook/gerarShorts";

async function expectError(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
}

test("a wrong password shows the service's message in Portuguese", async ({ page }) => {
  await page.goto(productUrl("/login"));
  await page.locator('input[type="email"]').fill("ana@curta.example");
  await page.getByLabel("Senha", { exact: true }).fill("errada-errada");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expectError(page, "senha");
});

test("a sign-in failure without a message shows 'Erro ao fazer login'", async ({ page }) => {
  await page.route("**/auth/v1/token?grant_type=password", (route) =>
    route.fulfill({ status: 400, contentType: "application/json", body: '{"message":"","msg":""}' }),
  );
  await page.goto(productUrl("/login"));
  await page.locator('input[type="email"]').fill("ana@curta.example");
  await page.getByLabel("Senha", { exact: true }).fill("qualquer-coisa");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expectError(page, "Erro ao fazer login");
});

test("without a connection sign-in and Meus dados say so before anything is tried", async ({
  page,
  context,
}) => {
  const said = page.getByRole("status").filter({ hasText: /sem (conexão|internet)/ });
  await page.goto(productUrl("/login"));
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await expect(said).toHaveCount(0);

  await signIn(page);
  await page.goto(productUrl("/meus-dados"));
  await expect(page.getByRole("heading", { name: "O que está guardado" })).toBeVisible();
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
});

test.describe("on the generator", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test("a chosen file that is no image", async ({ page }) => {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("olá") });
    await expectError(page, "Por favor, selecione apenas arquivos de imagem");
  });

  test("a chosen file over 10MB", async ({ page }) => {
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
    await page.locator('input[type="file"]').setInputFiles({ name: "g.jpg", mimeType: "image/jpeg", buffer });
    await expectError(page, "A imagem deve ter no máximo 10MB");
  });

  test("a webhook answer that is not ok", async ({ page }) => {
    await page.route(WEBHOOK, (route) => route.fulfill({ status: 502, body: "sem rota" }));
    await choosePhoto(page, photoPath("denali.webp"));
    await button(page, "Gerar Imagem").click();
    await expectError(page, "API call failed: 502 Bad Gateway - sem rota");
  });

  test("a network failure", async ({ page }) => {
    await page.route(WEBHOOK, (route) => route.abort("connectionrefused"));
    await choosePhoto(page, photoPath("denali.webp"));
    await button(page, "Gerar Imagem").click();
    await expectError(
      page,
      "Não foi possível conectar ao servidor. Verifique se o serviço está rodando e se há problemas de CORS.",
    );
  });

  test("no connection is called that, before the specified sentence", async ({ page }) => {
    await choosePhoto(page, photoPath("denali.webp"));
    await page.context().setOffline(true);
    await button(page, "Gerar Imagem").click();
    await expectError(page, "Você está sem conexão com a internet.");
    await expectError(page, "Não foi possível conectar ao servidor.");
  });

  test("a refusal of our own server is a sentence, not JSON", async ({ page }) => {
    await choosePhoto(page, photoPath("denali.webp"));
    const small = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 40);
      canvas.getContext("2d")?.fillRect(0, 0, 40, 40);
      return Array.from(new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer()));
    });
    await button(page, "Escolher outra").click();
    const photo = { name: "p.png", mimeType: "image/png", buffer: Buffer.from(small) };
    await page.locator('input[type="file"]').setInputFiles(photo);
    await expect(page.getByText("Esta imagem é pequena demais")).toBeVisible();
    await button(page, "Gerar Imagem").click();
    await expectError(page, "API call failed: 422 Unprocessable Entity - A imagem é pequena demais");
    await expect(page.getByRole("alert")).not.toContainText("request_id");
  });

  test("a file that cannot be opened is called that at once, and can be exchanged", async ({ page }) => {
    const buffer = Buffer.from("isto não é uma imagem");
    await page.locator('input[type="file"]').setInputFiles({ name: "g.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.getByText("ele está danificado ou não é uma imagem")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await button(page, "Escolher outra").click();
    await choosePhoto(page, photoPath("denali.webp"));
    await expect(page.getByRole("img", { name: /^Imagem escolhida/ })).toBeVisible();
  });

  for (const body of ["[]", "{}", "não é json"]) {
    test(`an image answer that is not a non-empty array: ${body}`, async ({ page }) => {
      await page.route(WEBHOOK, (route) => route.fulfill({ status: 200, body }));
      await choosePhoto(page, photoPath("denali.webp"));
      await button(page, "Gerar Imagem").click();
      await expectError(page, "Resposta inesperada do servidor");
    });
  }

  test("an image request that fails without a message", async ({ page }) => {
    await choosePhoto(page, photoPath("denali.webp"));
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new Error(""));
    });
    await button(page, "Gerar Imagem").click();
    await expectError(page, "Erro ao gerar imagem. Tente novamente.");
  });

  test("a video request that fails without a message", async ({ page }) => {
    await makeKeyImage(page, photoPath("denali.webp"));
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new Error(""));
    });
    await button(page, "Gerar Vídeo").click();
    await expectError(page, "Erro ao gerar vídeo. Tente novamente.");
  });

  for (const [message, shown] of [
    ["O disco encheu. Tente mais tarde.", "O disco encheu. Tente mais tarde."],
    [null, "Erro ao gerar vídeo"],
  ] as const) {
    test(`a row with status error and error_message ${message}`, async ({ page }) => {
      await makeKeyImage(page, photoPath("denali.webp"));
      await page.route(WEBHOOK, (route) => route.fulfill({ status: 202, body: "{}" }));
      await page.route("**/rest/v1/shorts_generation?*", (route) =>
        route.fulfill({
          status: 200,
          contentType: "application/vnd.pgrst.object+json",
          body: JSON.stringify({ status: "error", video_url: null, error_message: message }),
        }),
      );
      await button(page, "Gerar Vídeo").click();
      await expectError(page, shown);
    });
  }

  test("a film that is still pending after ten minutes", async ({ page }) => {
    await makeKeyImage(page, photoPath("denali.webp"));
    await page.clock.install();
    await page.route(WEBHOOK, (route) => route.fulfill({ status: 202, body: "{}" }));
    await page.route("**/rest/v1/shorts_generation?*", (route) =>
      route.fulfill({
        status: 200,
        contentType: "application/vnd.pgrst.object+json",
        body: JSON.stringify({ status: "processing", video_url: null, error_message: null }),
      }),
    );
    await button(page, "Gerar Vídeo").click();
    await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
    await page.clock.fastForward(600_000);
    await expectError(page, "Tempo esgotado. O vídeo pode ainda estar sendo processado.");
  });
});

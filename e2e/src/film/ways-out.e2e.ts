import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { signInCaller } from "../product/caller.ts";
import { makeRealFilm } from "../product/film-rows.ts";
import { button, productUrl, signIn, submitSignIn } from "../page-objects.ts";
import { test } from "../test.ts";

async function openWithFilm(page: Page): Promise<void> {
  const caller = await signInCaller({ url: productUrl("/").slice(0, -1) });
  await makeRealFilm(caller, readFileSync(photoPath("denali.webp")));
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible();
}

test("a film goes to the phone by a code, and to everybody by a link that can be taken back", async ({
  page,
  browser,
}) => {
  await openWithFilm(page);

  // The product of these tests listens on this computer only.
  await button(page, "Ver no celular").click();
  await expect(page.getByRole("alert")).toContainText("CURTA_HOST=0.0.0.0");
  await button(page, "Ver no celular").click();
  const asked: unknown[] = [];
  await page.route("**/generations/*/phone-link", async (route) => {
    asked.push(route.request().postDataJSON());
    const addresses = ["http://192.168.0.7:3000/celular/abc", "http://10.0.0.2:3000/celular/abc"];
    await route.fulfill({ json: { addresses, expires_at: new Date(Date.now() + 9e5).toISOString() } });
  });
  await button(page, "Ver no celular").click();
  const code = page.getByRole("img", { name: "Código QR que abre o vídeo no celular" });
  const first = await code.innerHTML();
  await button(page, "10.0.0.2:3000").click();
  await expect.poll(() => code.innerHTML()).not.toBe(first);
  expect(asked).toEqual([{ post_text: expect.stringContaining("#") }]);

  await button(page, "Criar link público").click();
  const link = page.getByRole("region", { name: "Link público" }).getByRole("link");
  const address = (await link.getAttribute("href")) ?? "";
  await expectNoAxeFindings(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeFindings(stranger);
  await expect
    .poll(() => stranger.locator("video").evaluate((video) => (video as HTMLVideoElement).videoWidth))
    .toBe(1080);
  await page.reload();
  await expect(link).toHaveAttribute("href", address);
  await button(page, "Remover link público").click();
  await expect(button(page, "Criar link público")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText("Este vídeo não está mais aqui.")).toBeVisible();
  await stranger.context().close();
});

test("a film is shared from its card on the shelf with the text to post it with, and downloaded there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  await openWithFilm(page);
  const region = page.getByRole("region", { name: "Texto para postar" });
  await expect(region).toContainText("#");
  const post = (await region.locator("p").allTextContents()).join("\n\n");
  await page.goto(productUrl("/videos"));
  await page.getByRole("button", { name: /^Ações de/ }).click();
  const menu = page.getByRole("list", { name: /^Ações de/ });
  await menu.getByRole("button", { name: "Compartilhar" }).click();
  const shared = () =>
    page.evaluate(() =>
      (window as unknown as { shared: ShareData[] }).shared.map(({ text, files }) => [files?.length, text]),
    );
  await expect.poll(shared).toEqual([[1, post]]);
  const download = page.waitForEvent("download");
  await menu.getByRole("link", { name: "Baixar" }).click();
  expect((await download).suggestedFilename()).toMatch(/^curta.*\.mp4$/);
});

/** Waits until the page's service worker answers for it. */
async function untilControlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("without a connection a page says so, and opens by itself when it is back", async ({
  page,
  context,
}) => {
  await page.goto(productUrl("/login"));
  await untilControlled(page);
  await context.setOffline(true);
  await page.goto(productUrl("/gerar-shorts"));
  await expect(page.getByRole("heading", { name: "Sem conexão com a Curta" })).toBeVisible();
  await expectNoAxeFindings(page);
  // In the language chosen: nothing is fetched for it.
  await page.evaluate(() => localStorage.setItem("curta-language", "es"));
  await page.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Sin conexión con Curta" })).toBeVisible();
  await expect(page).toHaveTitle("Sin conexión · Curta");
  await expectNoAxeFindings(page);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Inicia sesión en Curta" })).toBeVisible();
});

/** Shares a photo as the system does with the installed app: by a form. */
async function sharePhoto(page: Page, file: string): Promise<void> {
  const bytes = [...readFileSync(photoPath(file))];
  await page.evaluate(
    ({ content, name }) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/compartilhar", enctype: "multipart/form-data" });
      const input = document.createElement("input");
      Object.assign(input, { type: "file", name: "foto" });
      const files = new DataTransfer();
      files.items.add(
        new File([new Uint8Array(content)], name, { type: `image/${name.split(".").at(-1) ?? ""}` }),
      );
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { content: bytes, name: file },
  );
}

test("a photo shared to the app is chosen, after signing in where that is needed", async ({ page }) => {
  await page.goto(productUrl("/login"));
  await untilControlled(page);
  await sharePhoto(page, "denali.webp");
  await submitSignIn(page);
  await expect(page.getByRole("img", { name: "Imagem escolhida: denali.webp" })).toBeVisible();
  await expect(button(page, "Gerar Imagem")).toBeVisible();

  // Another one takes its place, also where the page was left and opens with the first.
  await sharePhoto(page, "coffee.png");
  await expect(page.getByRole("img", { name: "Imagem escolhida: coffee.png" })).toBeVisible();
});

test("a shared photo that no service worker kept is asked for again", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "pt-BR" });
  const page = await context.newPage();
  await page.goto(productUrl("/login"));
  await sharePhoto(page, "denali.webp");
  await submitSignIn(page);
  await expect(page.getByText("Não recebemos a foto que você compartilhou. Escolha-a aqui.")).toBeVisible();
  await expect(page).toHaveURL(productUrl("/gerar-shorts"));
  await context.close();
});

test("the sample film begins by itself, can be stopped, and stands still for who wants stillness", async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(productUrl("/login"));
  const isPaused = () => page.locator("video").evaluate((video) => (video as HTMLVideoElement).paused);
  await expect.poll(isPaused).toBe(false);
  await button(page, "Pausar o vídeo de exemplo").click();
  await expect.poll(isPaused).toBe(true);
  const still = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await still.goto(productUrl("/login"), { waitUntil: "networkidle" });
  await expect(button(still, "Tocar o vídeo de exemplo")).toBeVisible();
  await expect(still.locator("video")).toHaveCount(0);
  await still.context().close();
});

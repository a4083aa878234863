import { expect, type Page } from "@playwright/test";
import { account } from "../product/accounts.ts";
import { button, choosePhoto, makeKeyImage, productUrl, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

const bar = (page: Page) => page.locator(".message-bar");
const WIDTHS = [320, 390, 704, 1056, 1280, 1600];

test("a success goes after five seconds, but not while it is pointed at or has the focus; an error stays", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await makeKeyImage(page, smallPhoto("craft-beer.jpg"));
  await bar(page).hover();
  await page.clock.runFor(20_000);
  await expect(bar(page)).toContainText("Imagem gerada com sucesso!");
  await page.mouse.move(600, 100);
  await bar(page).getByRole("button").focus();
  await page.clock.runFor(20_000);
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole("button").blur();
  await page.clock.runFor(4_000);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(bar(page)).toHaveCount(0);

  await page.route("**/webhook/**", (route) => route.abort());
  await button(page, "Gerar Nova Imagem").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole("alert")).toBeVisible();
});

test("no message hides a control: what is sticky stands above it, what has the focus is clear of it", async ({
  page,
}) => {
  await signIn(page);
  await makeKeyImage(page, smallPhoto("craft-beer.jpg"));
  await page.route("**/webhook/**", (route) => route.abort());
  await button(page, "Gerar Nova Imagem").click();
  await expect(page.getByRole("alert")).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 });
    for (const name of ["Gerar Vídeo", "Gerar Nova Imagem", "Escolher outra"]) {
      await button(page, name).focus();
      const [control, message] = [await button(page, name).boundingBox(), await bar(page).boundingBox()];
      const bottom = (control?.y ?? 0) + (control?.height ?? 0);
      expect(bottom, `${name} at ${width}`).toBeLessThanOrEqual((message?.y ?? 0) + 1);
      expect(message?.height ?? 999, `at ${width}`).toBeLessThanOrEqual(720 / 4);
    }
  }
  // As a window of 1280 x 1024 at 400 percent.
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(64);
  await expect(page.locator(".main-action")).toHaveCSS("position", "static");
});

test("the header keeps its mark beside a long address, and nothing is wider than the window", async ({
  page,
}) => {
  await signIn(page);
  const address = page.getByText(account.email);
  await address.evaluate((element) => {
    element.textContent = `${"a".repeat(46)}@curta.example`;
  });
  await page.setViewportSize({ width: 320, height: 568 });
  const mark = await page.locator(".brand").boundingBox();
  const signOut = await button(page, "Sair").boundingBox();
  expect(mark?.width).toBeGreaterThan(70);
  expect((signOut?.x ?? 999) + (signOut?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** Controls that are too small for a thumb; a link within a sentence is as high as its line. */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, input, select, summary, .choice label")]
      .filter((control) => !control.matches("p a"))
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isShown = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
        return isShown && Math.min(width, height) < 44 ? `${control.textContent} ${width} x ${height}` : [];
      }),
  );
}

test("every control is large enough for a thumb", async ({ page }) => {
  await page.goto(productUrl("/login"));
  await expect(button(page, "Entrar")).toBeVisible();
  expect(await smallControls(page)).toEqual([]);
  await signIn(page);
  await choosePhoto(page, smallPhoto("craft-beer.jpg"));
  expect(await smallControls(page)).toEqual([]);
  await button(page, "Gerar Imagem").click();
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("Descrição do Vídeo").fill("uma linha solta\n0:00 – 0:06 close no assunto\nsolta");
  await expect(page.getByRole("button", { name: /^Ir para a linha/ }).first()).toBeVisible();
  expect(await smallControls(page)).toEqual([]);
  await page.getByLabel("Descrição do Vídeo").fill("vídeo de 5 segundos, close no copo");
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible({ timeout: 100_000 });
  expect(await smallControls(page)).toEqual([]);
  await page.goto(productUrl("/videos"));
  await page
    .getByRole("button", { name: /^Ações de/ })
    .first()
    .click();
  expect(await smallControls(page)).toEqual([]);
  await page.goto(productUrl("/meus-dados"));
  await expect(page.getByRole("heading", { name: "Meus dados" })).toBeVisible();
  expect(await smallControls(page)).toEqual([]);
});

test("the chosen options show in a forced palette", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn(page);
  await choosePhoto(page, smallPhoto("craft-beer.jpg"));
  const fill = (name: string) =>
    page
      .getByRole("radio", { name })
      .evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor);
  expect(await fill("Viral")).not.toBe(await fill("Suave"));
});

test("one sound at a time; the words keep their place when a film comes; nothing breaks the page's policy", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset.violation = `${violatedDirective} ${blockedURI}`;
    });
  });
  await signIn(page);
  await choosePhoto(page, smallPhoto("craft-beer.jpg"));
  await page.getByLabel("Duração em segundos").fill("5");
  await button(page, "Gerar Imagem").click();
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
  const script = page.getByLabel("Descrição do Vídeo");
  const before = await script.boundingBox();
  await button(page, "Ligar o som").click();
  await expect(button(page, "Pausar")).toBeVisible({ timeout: 30_000 });
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  const after = await script.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible({ timeout: 100_000 });

  const isPlaying = () => page.locator("video").evaluate((film: HTMLVideoElement) => !film.paused);
  await page.locator("video").evaluate((film: HTMLVideoElement) => film.play());
  await expect(button(page, "Tocar")).toBeVisible();
  expect(await isPlaying()).toBe(true);
  await button(page, "Tocar").click();
  await expect.poll(isPlaying).toBe(false);
  await button(page, "Ver no celular").click();
  await expect(page.getByText("ela só atende neste computador")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-violation");
});

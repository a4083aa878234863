import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { openAccounts } from "../product/accounts.ts";
import { signInCaller, type Caller } from "../product/caller.ts";
import { makeTake } from "../product/drafts.ts";
import { curta, makeNamedFilm, writeRows } from "../product/film-rows.ts";
import { button, openSignedIn } from "../page-objects.ts";
import { startProduct, type Product } from "../product/start-product.ts";
import { choose, copyOf, filmCard, filmCards } from "./shelf-page.ts";
import { smallPhoto } from "../small-photos.ts";

const HOUR_MS = 3_600_000;
let product: Product;
let ana: Caller;
/** The one film that was really made; the others have its files. */
let real: Record<string, unknown>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  ({ ana, real } = await makeNamedFilm(product));
  const words = ["Açaí na praia", "Gato", "Montanha"];
  await writeRows(
    product,
    Array.from({ length: 1_000 }, (_, index) => ({
      ...copyOf(real),
      status: index % 10 === 9 ? "error" : "completed",
      error_message: index % 10 === 9 ? "O estúdio está fechado." : null,
      video_description: `Filme de 5 segundos\n\n0:00 – 0:05  Plano aberto. "${words[index % 3]} ${index}"`,
      created_at: new Date(Date.now() - (index + 1) * HOUR_MS).toISOString(),
    })),
  );
});
test.afterAll(() => product.stop());

test("of a thousand films a page is shown at once, the rest as one goes on, with small posters", async ({
  page,
}) => {
  const bytes = { posters: 0 };
  page.on("response", async (answer) => {
    if (answer.url().endsWith(".jpg")) bytes.posters += Number(answer.headers()["content-length"] ?? 0);
  });
  await openSignedIn(page, product.url + "/gerar-shorts");
  await page
    .getByRole("link", { name: /Seus vídeos/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Seus vídeos", level: 1 })).toBeFocused();
  await expect(filmCard(page, "O de verdade")).toBeVisible();
  expect(await filmCards(page).count()).toBeLessThan(80);
  const poster = filmCard(page, "O de verdade").locator("img");
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  expect(bytes.posters).toBeLessThan(1_000_000);
  const before = await filmCards(page).count();
  await page.getByRole("button", { name: "Mostrar mais" }).scrollIntoViewIfNeeded();
  await expect.poll(() => filmCards(page).count()).toBeGreaterThan(before);
  const titles = await filmCards(page).locator("h2").allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
});

test("search finds words of names and scripts, with or without accents", async ({ page }) => {
  await openSignedIn(page, product.url + "/videos");
  await expect(filmCard(page, "O de verdade")).toBeVisible();
  const field = page.getByRole("searchbox", { name: "Buscar no nome e no roteiro" });
  await field.fill("acai na PRAIA 33");
  await expect(page.getByText("5 vídeos encontrados")).toBeVisible();
  await expect(filmCard(page, "Açaí na praia 333")).toBeVisible();
  await field.fill("de verdade");
  await expect(page.getByText("1 vídeo encontrado")).toBeVisible();
  await field.fill("não há, (isto) 100%");
  await expect(page.getByText("Nenhum vídeo com essas palavras")).toBeVisible();
  await expect(page.getByText("Tente outra palavra")).toBeVisible();
});

test("a poster plays while the pointer or the focus is on it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openSignedIn(page, product.url + "/videos");
  const film = filmCard(page, "O de verdade");
  await film.getByRole("link").first().hover();
  const video = film.locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await page.mouse.move(5, 5);
  await expect(video).toHaveCount(0);
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("Tab");
  await expect(film.getByRole("link").first()).toBeFocused();
  await expect(video).toHaveCount(1);
});

test("the list says at once that the browser is offline, and no more when it is back", async ({
  page,
  context,
}) => {
  await openSignedIn(page, product.url + "/videos");
  await expect(filmCard(page, "O de verdade")).toBeVisible();
  const said = page.getByRole("status").getByText("Você está sem internet.", { exact: false });
  await expect(said).toHaveCount(0);
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await expect(filmCard(page, "O de verdade")).toBeVisible();
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
});

test("a film is opened with script, options, image and preview; a copy has no film", async ({ page }) => {
  await openSignedIn(page, product.url + "/videos");
  await page.getByRole("link", { name: "Abrir O de verdade" }).click();
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/gerar-shorts`);
  await expect(page.getByLabel("Descrição do Vídeo")).toHaveValue(String(real.video_description));
  await expect(page.getByRole("radio", { name: "Suave" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Imagem Gerada" })).toBeVisible();
  await expect(button(page, "Prévia")).toBeVisible();
  await page.goBack();
  await choose(page, "O de verdade", "Duplicar");
  await expect(page.getByLabel("Descrição do Vídeo")).toHaveValue(String(real.video_description));
  await expect(button(page, "Prévia")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toHaveCount(0);
});

test("a name is changed in its place, kept on the server, and left as it was by Escape", async ({ page }) => {
  await openSignedIn(page, product.url + "/videos");
  await choose(page, "Gato 1", "Renomear");
  const field = page.getByRole("textbox", { name: "Novo nome" });
  await expect(field).toBeFocused();
  await field.fill("Mimi no sofá");
  await page.keyboard.press("Escape");
  await expect(filmCard(page, "Gato 1").first()).toBeVisible();
  await choose(page, "Gato 1", "Renomear");
  await field.fill("Mimi no sofá");
  await page.keyboard.press("Enter");
  await expect(filmCard(page, "Mimi no sofá")).toBeVisible();
  await page.reload();
  await expect(filmCard(page, "Mimi no sofá")).toBeVisible();
});

test("a deleted film comes back with Desfazer or Ctrl+Z; when the page is left it is gone", async ({
  page,
}) => {
  await openSignedIn(page, product.url + "/videos");
  await choose(page, "Montanha 2", "Apagar");
  await expect(filmCard(page, "Montanha 2")).toHaveCount(0);
  await button(page, "Desfazer").click();
  await expect(filmCard(page, "Montanha 2")).toBeVisible();
  await choose(page, "Montanha 2", "Apagar");
  await page.keyboard.press("Control+z");
  await expect(filmCard(page, "Montanha 2")).toBeVisible();
  await choose(page, "Montanha 2", "Apagar");
  await expect(page.getByText("“Montanha 2” foi apagado.")).toBeVisible();
  // The request outlives the page, so only the server can say whether it was sent.
  await page.goto("about:blank");
  await expect
    .poll(async () => {
      const rows = (await ana.call(
        "GET",
        "/rest/v1/shorts_generation?video_description=like.*Montanha%202%22*",
      )) as unknown[];
      return rows.length;
    })
    .toBe(0);
});

test("a film deleted right before signing out is gone", async ({ page }) => {
  await openSignedIn(page, product.url + "/videos");
  await choose(page, "Montanha 5", "Apagar");
  await expect(page.getByText("“Montanha 5” foi apagado.")).toBeVisible();
  await button(page, "Sair").click();
  await expect(button(page, "Sair")).toHaveCount(0);
  await openSignedIn(page, product.url + "/videos");
  await expect(filmCard(page, "Gato 4")).toBeVisible();
  await expect(filmCard(page, "Montanha 5")).toHaveCount(0);
});

test("films under way go on while others are made, and tell of themselves wherever one is", async ({
  page,
}) => {
  await openSignedIn(page, product.url + "/videos");
  for (const title of ["Açaí na praia 3", "Açaí na praia 6"]) {
    const response = page.waitForResponse(
      (answer) => answer.url().endsWith("/webhook/gerarShorts") && answer.status() === 202,
    );
    await choose(page, title, "Duplicar");
    await button(page, "Gerar Vídeo").click();
    await response;
    await page
      .getByRole("link", { name: /Seus vídeos/ })
      .first()
      .click();
  }
  await expect(
    page.locator(".film-card:is([data-status='pending'], [data-status='processing'])"),
  ).toHaveCount(2);
  await expect(page.getByRole("link", { name: /Seus vídeos 2 em andamento/ })).toBeVisible();
  await page.getByRole("link", { name: "Meus dados" }).click();
  const arrived = page.getByRole("region", { name: "Vídeos que ficaram prontos" });
  const message = arrived.getByText(/está pronto/);
  await expect(message).toHaveCount(1, { timeout: 90_000 });
  // Held, it stays; let go, it fades, and the number stays.
  await message.hover();
  await page.waitForTimeout(6_000);
  await expect(message.first()).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(page).toHaveTitle("(2) Meus dados · Curta", { timeout: 90_000 });
  await expect(message).toHaveCount(0, { timeout: 15_000 });
  await expect(page).toHaveTitle("(2) Meus dados · Curta");
  await page
    .getByRole("link", { name: /Seus vídeos/ })
    .first()
    .click();
  await expect(page).toHaveTitle("Seus vídeos · Curta");
});

for (const width of [1280, 390]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });
      test("axe finds nothing on the shelf and in one's data, and nothing overflows", async ({ page }) => {
        await openSignedIn(page, product.url + "/videos");
        await expect(filmCard(page, "O de verdade")).toBeVisible();
        await expectNoAxeFindings(page);
        await page.getByRole("button", { name: "Ações de O de verdade" }).click();
        await expectNoAxeFindings(page);
        const menu = await page.locator(".card-menu-list").boundingBox();
        expect(menu?.x).toBeGreaterThanOrEqual(0);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("button", { name: "Ações de O de verdade" })).toBeFocused();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        await page.getByRole("link", { name: "Meus dados" }).click();
        await expect(page.getByRole("heading", { name: "O que está guardado" })).toBeVisible();
        await expectNoAxeFindings(page);
        await button(page, "Apagar minha conta").click();
        await expectNoAxeFindings(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    });
  }
}

test("somebody new is told what to do, downloads what is theirs, and deletes the account", async ({
  page,
}) => {
  using accounts = openAccounts(product);
  const email = await accounts.add();
  const nova = await signInCaller(product, email);
  await openSignedIn(page, product.url + "/videos", email);
  await expect(page.getByText("Ainda não há vídeos aqui")).toBeVisible();
  await expectNoAxeFindings(page);
  await makeTake(nova, readFileSync(smallPhoto("sleeping-cat.jpg")), { name: "gata.jpg" });
  await page.getByRole("link", { name: "Meus dados" }).click();
  await expect(page.getByText("gata.jpg")).toBeVisible();
  const download = page.waitForEvent("download");
  await button(page, "Baixar meus dados").click();
  expect((await download).suggestedFilename()).toMatch(/^curta-meus-dados-.*\.zip$/);
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");

  await page.getByRole("button", { name: /^Apagar a foto gata.jpg/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar tudo isso" }).click();
  await expect(page.getByText("Nenhuma foto guardada.")).toBeVisible();

  await button(page, "Apagar minha conta").click();
  const dialog = page.getByRole("dialog");
  const yes = dialog.getByRole("button", { name: "Apagar a conta" });
  await expect(yes).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("textbox").fill(email);
  await yes.click();
  await expect(page).toHaveURL(/\/login$/);
  expect(curta(product, "user", "list")).not.toContain(email);
});

test("where the table has only what the specification names, the shelf shows that and hides the rest", async ({
  page,
}) => {
  const rows = [
    { id: crypto.randomUUID(), status: "completed", video_url: real.video_url, error_message: null },
  ];
  await page.route("**/rest/v1/shorts_generation**", async (route) => {
    const select = new URL(route.request().url()).searchParams.get("select") ?? "*";
    const known = ["id", "status", "video_url", "error_message"];
    const unknown = select.split(",").some((column) => !known.includes(column.trim()));
    if (unknown)
      return route.fulfill({ status: 400, json: { code: "42703", message: "column does not exist" } });
    return route.fulfill({ json: rows });
  });
  await page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, workflowUrl: "https://n8n.example" } });
  });
  await openSignedIn(page, product.url + "/videos");
  await expect(filmCards(page)).toHaveCount(1);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await page.getByRole("button", { name: /^Ações de/ }).click();
  await expect(page.getByRole("list", { name: /^Ações de/ }).getByRole("listitem")).toHaveText([
    "Baixar",
    "Apagar",
  ]);
  await page.getByRole("link", { name: "Meus dados" }).click();
  await expect(page.getByText(/Peça a quem cuida dele/)).toBeVisible();
});

import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { type Caller } from "../product/caller.ts";
import { keepDraft } from "../product/drafts.ts";
import { makeNamedFilm, writeRows } from "../product/film-rows.ts";
import { button, openSignedIn } from "../page-objects.ts";
import { startProduct, type Product } from "../product/start-product.ts";
import { choose, copyOf, filmCard, filmCards } from "./shelf-page.ts";

let product: Product;
let ana: Caller;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  const { ana: caller, real } = await makeNamedFilm(product);
  ana = caller;
  await writeRows(
    product,
    ["Gato 4", "Montanha 8", "Açaí na praia 9"].map((words, index) => ({
      ...copyOf(real),
      status: "completed",
      video_description: `Filme de 5 segundos\n\n0:00 – 0:05  Plano aberto. "${words}"`,
      created_at: new Date(Date.now() - (index + 1) * 3_600_000).toISOString(),
    })),
  );
});
test.afterAll(() => product.stop());

test("an older film that was opened is still there after a reload", async ({ page }) => {
  await openSignedIn(page, product.url + "/videos");
  await page.getByRole("link", { name: "Abrir Montanha 8", exact: true }).click();
  await expect(page.getByLabel("Descrição do Vídeo")).toHaveValue(/"Montanha 8"/);
  await page.reload();
  await expect(page.getByLabel("Descrição do Vídeo")).toHaveValue(/"Montanha 8"/);
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible();
});

test("a search finds drafts as well as films", async ({ page }) => {
  await keepDraft(ana, readFileSync(photoPath("coffee.png")), 'Close na xícara. "RASCUNHO LILÁS"');
  await openSignedIn(page, product.url + "/videos");
  const drafts = page.getByRole("region", { name: "Rascunhos" });
  const lilac = drafts.getByRole("link", { name: /RASCUNHO LILÁS/ });
  await page.getByRole("searchbox").fill("lilas");
  await expect(filmCards(page)).toHaveCount(0);
  await expect(lilac).toBeVisible();
  await page.getByRole("searchbox").fill("Gato 4");
  await expect(filmCard(page, "Gato 4")).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test("who looks at something else is told of the film on the page by the system", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", {
      get: () => document.documentElement.dataset.away === "true",
    });
  });
  await openSignedIn(page, product.url + "/videos");
  await choose(page, "Açaí na praia 9", "Duplicar");
  await button(page, "Gerar Vídeo").click();
  await page.evaluate(() => (document.documentElement.dataset.away = "true"));
  const told = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration?.getNotifications())?.map(({ body }) => body);
    });
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible({ timeout: 90_000 });
  await expect.poll(told, { timeout: 30_000 }).toEqual([expect.stringContaining("está pronto")]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type Caller } from "../product/caller.ts";
import { keepDraft } from "../product/drafts.ts";
import { makeNamedFilm } from "../product/film-rows.ts";
import { startProduct, type Product } from "../product/start-product.ts";
import { choosePhoto, openSignedIn } from "../page-objects.ts";
import { smallPhoto } from "../small-photos.ts";

const photo = (): Buffer => readFileSync(smallPhoto("sleeping-cat.jpg"));
let product: Product;
let ana: Caller;
let real: Record<string, unknown>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  ({ ana, real } = await makeNamedFilm(product));
});
test.afterAll(() => product.stop());
// No test finds the draft of another one open.
test.beforeEach(async () => {
  const { drafts } = (await ana.call("GET", "/drafts")) as { drafts: { id: string }[] };
  await Promise.all(drafts.map(({ id }) => ana.call("DELETE", `/drafts/${id}`)));
});

test("a film that is opened takes the place of an open draft, which is put away with all its edits", async ({
  page,
}) => {
  const draft = await keepDraft(ana, photo(), "Meu rascunho");
  const script = page.getByLabel("Descrição do Vídeo");
  await openSignedIn(page, product.url + "/gerar-shorts");
  await expect(script).toHaveValue("Meu rascunho");
  await page
    .getByRole("link", { name: /Seus vídeos/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Abrir O de verdade" }).click();
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible();
  await expect(script).toHaveValue(String(real.video_description));
  await expect(page.getByRole("img", { name: "Imagem escolhida: foto.jpg" })).toBeVisible();
  await expect
    .poll(() => ana.call("GET", `/drafts/${draft}`))
    .toMatchObject({ draft: { put_away: true, present: { script: "Meu rascunho" } } });
  await page.reload();
  await expect(script).toHaveValue(String(real.video_description));
});

test("a photo of which nothing was made yet is found among the drafts after a film was opened in its place", async ({
  page,
}) => {
  await openSignedIn(page, product.url + "/gerar-shorts");
  await choosePhoto(page, smallPhoto("craft-beer.jpg"));
  await expect(page.getByRole("img", { name: /^Imagem escolhida/ })).toBeVisible();
  const openShelf = () =>
    page
      .getByRole("link", { name: /Seus vídeos/ })
      .first()
      .click();
  await openShelf();
  await page.getByRole("link", { name: "Abrir O de verdade" }).click();
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible();
  await openShelf();
  const draft = page.getByRole("link", { name: "Continuar craft-beer.jpg" });
  await expect
    .poll(() => draft.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await draft.click();
  await expect(page.getByRole("img", { name: /^Imagem escolhida/ })).toBeVisible();
  await expect(page.getByText("craft-beer.jpg")).toBeVisible();
});

test("a draft whose photo was deleted elsewhere is not opened, and its texts leave this browser", async ({
  page,
}) => {
  await keepDraft(ana, photo(), "Some com a foto");
  const script = page.getByLabel("Descrição do Vídeo");
  await openSignedIn(page, product.url + "/gerar-shorts");
  await expect(script).toHaveValue("Some com a foto");
  const { photos } = (await ana.call("GET", "/photos")) as { photos: { id: string }[] };
  await ana.call("DELETE", `/photos/${photos[0]?.id}`);
  await page.reload();
  await expect(script).toHaveValue(String(real.video_description));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Some com a foto");
});

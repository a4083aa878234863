import { expect, type Browser, type Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { signInCaller } from "../film-rows.ts";
import { button, choosePhoto, makeKeyImage, productUrl, signIn } from "../page-objects.ts";
import { account } from "../account.ts";
import { STILL, test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

test.use(STILL);

const prompt = (page: Page) => page.getByLabel("Prompt Positivo");
const script = (page: Page) => page.getByLabel("Descrição do Vídeo");
const keyImage = (page: Page) => page.getByRole("img", { name: "Imagem gerada, vertical, 9 por 16" });
const chosenPhoto = (page: Page) => page.getByRole("img", { name: /^Imagem escolhida/ });

/** Waits until the server has everything. */
async function kept(page: Page): Promise<void> {
  await expect(page.getByText("Tudo guardado")).toBeVisible();
}

/** Signs in, makes an image, writes a script if there is one, and waits until the server has all of it. */
async function beginDraft(page: Page, written?: string): Promise<void> {
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  if (written !== undefined) await script(page).fill(written);
  await kept(page);
}

async function otherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page);
  return page;
}

test("a photo and its options survive a reload before anything was made of them, and no image is asked for", async ({
  page,
}) => {
  await signIn(page);
  await choosePhoto(page, smallPhoto("sleeping-cat.jpg"));
  await page.getByRole("radio", { name: "Suave" }).check();
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(new URL(request.url()).pathname);
  });
  await expect(chosenPhoto(page)).toBeVisible();
  await page.reload();
  await expect(chosenPhoto(page)).toBeVisible();
  await expect(page.getByText("sleeping-cat.jpg")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Suave" })).toBeChecked();
  expect(writes.filter((path) => !path.startsWith("/drafts/"))).toEqual([]);
  await button(page, "Gerar Imagem").click();
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
});

/** How many photos this browser holds. A database that is not there yet is not opened: that would make an empty one. */
async function photosHere(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "curta")) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open("curta");
      opening.addEventListener("success", () => {
        const counting = opening.result.transaction("photos").objectStore("photos").count();
        counting.addEventListener("success", () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });
}

test("a reload while an image is made shows that it is made, and then the image; a change of screen as well", async ({
  page,
}) => {
  await signIn(page);
  await choosePhoto(page, smallPhoto("sleeping-cat.jpg"));
  // The first request gets no answer before the reload.
  await page.route("**/webhook/**", () => undefined, { times: 1 });
  await button(page, "Gerar Imagem").click();
  await expect(button(page, "Gerando imagem...")).toBeVisible();
  // A browser takes a moment to write a photo down.
  await expect.poll(() => photosHere(page)).toBe(1);
  await page.reload();
  await expect(button(page, "Gerando imagem...")).toBeVisible();
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
  await kept(page);
  const first = String(await keyImage(page).getAttribute("src"));

  await button(page, "Gerar Nova Imagem").click();
  await page.getByRole("link", { name: /Seus vídeos/ }).click();
  await expect(page.getByRole("heading", { name: "Seus vídeos" })).toBeVisible();
  await page.goBack();
  await expect(keyImage(page)).not.toHaveAttribute("src", first, { timeout: 60_000 });
  await button(page, "Desfazer").click();
  await expect(keyImage(page)).toHaveAttribute("src", first);
  await expect(button(page, "Desfazer")).toHaveAttribute("aria-disabled", "true");
});

/** The drafts that the server lists. Asked of itself: a browser does not report every request that its page makes. */
async function keptDrafts(): Promise<unknown> {
  const { call } = await signInCaller({ url: productUrl("/").slice(0, -1) });
  return call("GET", "/drafts");
}

/** Ends once the server has the photo of a draft without an image: before, it lists no such draft. */
async function photoSent(): Promise<void> {
  await expect.poll(keptDrafts, { timeout: 30_000 }).toMatchObject({ drafts: [{ image_url: "" }] });
}

test("another device goes on with a photo of which nothing was made yet, and with what it is about", async ({
  page,
  browser,
}) => {
  await signIn(page);
  await choosePhoto(page, smallPhoto("sleeping-cat.jpg"));
  await page.getByLabel("Sobre o quê?").fill("o gato da Bia");
  await page.getByRole("radio", { name: "Suave" }).check();
  await photoSent();

  const phone = await otherDevice(browser);
  await expect(chosenPhoto(phone)).toBeVisible();
  await expect(phone.getByText("sleeping-cat.jpg")).toBeVisible();
  await expect(phone.getByLabel("Sobre o quê?")).toHaveValue("o gato da Bia");
  await expect(phone.getByRole("radio", { name: "Suave" })).toBeChecked();
  await button(phone, "Gerar Imagem").click();
  await expect(script(phone)).toHaveValue(/gato da Bia/, { timeout: 60_000 });
  await kept(phone);
  const made = await keyImage(phone).getAttribute("src");

  await page.reload();
  await expect(keyImage(page)).toHaveAttribute("src", String(made));
  await expect(page.getByText("sleeping-cat.jpg")).toBeVisible();
  await phone.context().close();
});

test("a photo that is replaced before anything was made of it is nowhere any more", async ({ page }) => {
  await signIn(page);
  await choosePhoto(page, smallPhoto("sleeping-cat.jpg"));
  await photoSent();
  await button(page, "Escolher outra").click();
  await expect.poll(keptDrafts, { timeout: 30_000 }).toEqual({ drafts: [], next: null });
  await page.reload();
  await expect(page.getByText("Até 10MB")).toBeVisible();
  await expect(chosenPhoto(page)).toBeHidden();
  await page.goto(page.url().replace("/gerar-shorts", "/videos"));
  await expect(page.getByRole("heading", { name: "Seus vídeos" })).toBeVisible();
  await expect(page.getByText("sleeping-cat.jpg")).toBeHidden();
});

test("image, prompt, script, options and undo survive a crash in the middle of a word", async ({ page }) => {
  await beginDraft(page);
  const [src, made] = [await keyImage(page).getAttribute("src"), await script(page).inputValue()];
  await prompt(page).fill("luz dourada");
  await script(page).fill('Close no gato. "SONECA"');
  await page.getByRole("radio", { name: "Cinematográfico" }).check();
  // A killed tab runs no handler of the page that could save anything.
  const context = page.context();
  const crashed = await context.newCDPSession(page);
  const address = page.url();
  const crash = page.waitForEvent("crash");
  void crashed.send("Page.crash").catch(() => undefined);
  await crash;

  const again = await context.newPage();
  await again.goto(address);
  await expect(keyImage(again)).toHaveAttribute("src", String(src));
  await expect(prompt(again)).toHaveValue("luz dourada");
  await expect(script(again)).toHaveValue('Close no gato. "SONECA"');
  await expect(again.getByRole("radio", { name: "Cinematográfico" })).toBeChecked();
  await expect(chosenPhoto(again)).toBeVisible();
  for (let step = 0; step < 3; step++) await button(again, "Desfazer").click();
  await expect(script(again)).toHaveValue(made);
  await expect(button(again, "Desfazer")).toHaveAttribute("aria-disabled", "true");
  await button(again, "Refazer").click();
  await expect(prompt(again)).toHaveValue("luz dourada");
  await expectNoAxeFindings(again);
});

test("another device opens with the same work, its photo included, and makes another take of it", async ({
  page,
  browser,
}) => {
  await beginDraft(page, 'Close no gato. "SONECA"');

  const phone = await otherDevice(browser);
  await expect(script(phone)).toHaveValue('Close no gato. "SONECA"');
  await expect(phone.getByText("sleeping-cat.jpg")).toBeVisible();
  await expect
    .poll(() => chosenPhoto(phone).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(phone.getByText("Até 10MB")).toBeVisible();
  await expectNoAxeFindings(phone);
  const first = await keyImage(phone).getAttribute("src");
  await button(phone, "Gerar Nova Imagem").click();
  await expect(keyImage(phone)).not.toHaveAttribute("src", String(first), { timeout: 60_000 });
  // The earlier image is one step back, and its preview plays.
  await button(phone, "Desfazer").click();
  await expect(keyImage(phone)).toHaveAttribute("src", String(first));
  await button(phone, "Prévia").click();
  await expect(phone.getByText(/^Cena \d+ de \d+$/)).toBeVisible({ timeout: 30_000 });
  await phone.context().close();
});

test("edits made on two devices at once: the later is shown, the other is one undo away, a topic stays", async ({
  page,
  browser,
}) => {
  await beginDraft(page);
  const phone = await otherDevice(browser);
  await expect(keyImage(phone)).toBeVisible();
  await script(phone).fill("do celular");
  await phone.getByLabel("Sobre o quê?").fill("a gata Mel");
  await kept(phone);
  await script(page).fill("do computador");
  await kept(page);
  await expect(script(page)).toHaveValue("do computador");
  await expect(page.getByLabel("Sobre o quê?")).toHaveValue("a gata Mel");
  await button(page, "Desfazer").click();
  await expect(script(page)).toHaveValue("do celular");
  await phone.context().close();
});

test("an edit on the phone while a film is made here is one undo away after the next edit here", async ({
  page,
  browser,
}) => {
  await beginDraft(page);
  const phone = await otherDevice(browser);
  await expect(keyImage(phone)).toBeVisible();
  await page.route("**/webhook/**", () => undefined);
  await button(page, "Gerar Vídeo").click();
  await expect(button(page, "Gerando vídeo...")).toBeVisible();
  await script(phone).fill("do celular");
  await kept(phone);
  // The user comes back to this tab, and goes on there.
  const asked = page.waitForResponse(/\/drafts\/current$/);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked;
  await prompt(page).fill("luz dourada");
  await kept(page);
  await button(page, "Desfazer").click();
  await expect(script(page)).toHaveValue("do celular");
  await phone.context().close();
});

test("edits without a connection are kept in the browser and sent when it is back", async ({
  page,
  browser,
}) => {
  await beginDraft(page);
  await page.context().setOffline(true);
  await script(page).fill("escrito no túnel");
  await expect(page.getByText("Guardado neste navegador")).toBeVisible();
  await page.context().setOffline(false);
  await kept(page);
  const phone = await otherDevice(browser);
  await expect(script(phone)).toHaveValue("escrito no túnel");
  await phone.context().close();
});

test("edits in two tabs without a connection are both there after both were closed", async ({ page }) => {
  await beginDraft(page);
  const context = page.context();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(keyImage(second)).toBeVisible();
  await context.setOffline(true);
  await script(page).fill("da primeira");
  await expect(page.getByText("Guardado neste navegador")).toBeVisible();
  await script(second).fill("da segunda");
  await expect(second.getByText("Guardado neste navegador")).toBeVisible();
  await page.close();
  await second.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(productUrl("/gerar-shorts"));
  await expect(script(again)).toHaveValue("da segunda");
  await button(again, "Desfazer").click();
  await expect(script(again)).toHaveValue("da primeira");
});

test("an edit whose answer was lost is one step of undo, not two", async ({ page }) => {
  await signIn(page);
  let lost = 0;
  await page.route("**/drafts/*", async (route) => {
    if (route.request().method() !== "PUT" || lost > 0) return route.continue();
    lost++;
    await route.fetch();
    return route.abort();
  });
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  await prompt(page).fill("luz dourada");
  await expect.poll(() => lost).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await kept(page);
  await button(page, "Desfazer").click();
  await expect(button(page, "Desfazer")).toHaveAttribute("aria-disabled", "true");
});

test("signing out sends the last word and leaves nothing of it in the browser", async ({ page }) => {
  await beginDraft(page);
  await script(page).fill("última palavra");
  await button(page, "Sair").click();
  await expect(page).toHaveURL(/\/login$/);
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")));
  expect(left).toEqual([]);
  await page.locator('input[type="email"]').fill(account.email);
  await page.getByLabel("Senha", { exact: true }).fill(account.password);
  await button(page, "Entrar").click();
  await expect(script(page)).toHaveValue("última palavra");
});

test("'Escolher outra' is remembered: a reload does not bring the draft back", async ({ page }) => {
  await beginDraft(page, "posto de lado");
  const sent = page.waitForResponse(
    (answer) => answer.url().includes("/drafts/") && answer.request().method() === "PUT",
  );
  await button(page, "Escolher outra").click();
  expect((await sent).request().postDataJSON()).toMatchObject({ put_away: true });
  await page.reload();
  await expect(page.getByText("Até 10MB")).toBeVisible();
  await expect(page.getByText("posto de lado")).toBeHidden();
});

test("where the server has no drafts, the browser's copy is enough", async ({ page }) => {
  await page.route("**/drafts/**", (route) => route.fulfill({ status: 404, body: "" }));
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  await script(page).fill("só aqui");
  await page.reload();
  await expect(script(page)).toHaveValue("só aqui");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

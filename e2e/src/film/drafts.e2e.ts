import { expect, type Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { button, choosePhoto, makeKeyImage, productUrl, signIn } from "../page-objects.ts";
import { account } from "../product/accounts.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";
import {
  beginDraft,
  chosenPhoto,
  kept,
  keptDrafts,
  keyImage,
  otherDevice,
  photoSent,
  prompt,
  script,
} from "./draft-page.ts";

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

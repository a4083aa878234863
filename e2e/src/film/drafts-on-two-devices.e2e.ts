import { expect } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { button, choosePhoto, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";
import {
  beginDraft,
  chosenPhoto,
  kept,
  keyImage,
  otherDevice,
  photoSent,
  prompt,
  script,
} from "./draft-page.ts";

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

test("another device on a slow line opens with the work once it has come, and its edits go on from that", async ({
  page,
  browser,
}) => {
  await beginDraft(page, "do computador");
  const phone = await (await browser.newContext()).newPage();
  let answerNow: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  await phone.route("**/drafts/current", async (route) => {
    await held;
    await route.continue();
  });
  await signIn(phone);
  // The page has given up waiting: it can be used.
  await expect(phone.getByText("Até 10MB")).toBeVisible();
  answerNow?.();
  await expect(script(phone)).toHaveValue("do computador");
  const sent = phone.waitForRequest(
    (request) => request.method() === "PUT" && request.url().includes("/drafts/"),
  );
  await script(phone).fill("do celular");
  // A page that did not know what it goes on from would name version 0.
  expect((await sent).postDataJSON().version).toBeGreaterThan(0);
  await kept(phone);
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

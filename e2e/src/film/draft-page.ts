import { expect, type Browser, type Page } from "@playwright/test";
import { signInCaller } from "../product/caller.ts";
import { makeKeyImage, productUrl, signIn } from "../page-objects.ts";
import { smallPhoto } from "../small-photos.ts";

export const prompt = (page: Page) => page.getByLabel("Prompt Positivo");
export const script = (page: Page) => page.getByLabel("Descrição do Vídeo");
export const keyImage = (page: Page) => page.getByRole("img", { name: "Imagem gerada, vertical, 9 por 16" });
export const chosenPhoto = (page: Page) => page.getByRole("img", { name: /^Imagem escolhida/ });

/** Waits until the server has everything. */
export async function kept(page: Page): Promise<void> {
  await expect(page.getByText("Tudo guardado")).toBeVisible();
}

/** Signs in, makes an image, writes a script if there is one, and waits until the server has all of it. */
export async function beginDraft(page: Page, written?: string): Promise<void> {
  await signIn(page);
  await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
  if (written !== undefined) await script(page).fill(written);
  await kept(page);
}

export async function otherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page);
  return page;
}

/** The drafts that the server lists. Asked of itself: a browser does not report every request that its page makes. */
export async function keptDrafts(): Promise<unknown> {
  const { call } = await signInCaller({ url: productUrl("/").slice(0, -1) });
  return call("GET", "/drafts");
}

/** Ends once the server has the photo of a draft without an image: before, it lists no such draft. */
export async function photoSent(): Promise<void> {
  await expect.poll(keptDrafts, { timeout: 30_000 }).toMatchObject({ drafts: [{ image_url: "" }] });
}

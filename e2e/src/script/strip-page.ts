import { expect, type Locator, type Page } from "@playwright/test";
import { smallPhoto } from "../small-photos.ts";
import type { OpenDraft } from "../test.ts";

export const SCRIPT = [
  "Filme de 10 segundos, estilo viral, 120 BPM",
  "",
  '0:00 – 0:02  Close no assunto, aproximação. "Um"',
  "0:02 – 0:05  Plano aberto na imagem toda, afastamento.",
  "0:05 - 0:07 close no ponto 2, câmera na mão 'Três'",
  "0:07 – 0:10  Plano detalhe no ponto 1, soco de zoom.",
  "",
  "Nota: feito à mão",
];

export function scriptField(page: Page): Locator {
  return page.getByLabel("Descrição do Vídeo");
}

export function strip(page: Page): Locator {
  return page.getByRole("region", { name: "Cenas" });
}

/** The cards of the strip, in order. */
export function cards(page: Page): Locator {
  return strip(page)
    .getByRole("listitem")
    .getByRole("button", { name: /^Cena \d+ de/ });
}

export async function lines(page: Page): Promise<string[]> {
  return (await scriptField(page).inputValue()).split("\n");
}

/** Opens a shot, counted from 1, with one of its tools. */
export async function openShot(page: Page, shot: number, tool: string): Promise<void> {
  await cards(page)
    .nth(shot - 1)
    .click();
  await page.getByRole("tab", { name: tool }).click();
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("not on the screen");
  return box;
}

export async function openScript(page: Page, openDraft: OpenDraft, script = SCRIPT): Promise<void> {
  await openDraft(smallPhoto("craft-beer.jpg"));
  await scriptField(page).fill(script.join("\n"));
  await expect(strip(page).getByText("4 cenas, 10 s")).toBeVisible();
}

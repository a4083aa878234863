import { expect } from "@playwright/test";
import { button, makeKeyImage, signIn } from "../page-objects.ts";
import { cards } from "../script/strip-page.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

/** Windows are scrolled by whole pixels, and what stands above may be half a one higher. */
const A_PIXEL = 1;

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the words stay where they are when a film begins and ends; how far it is stands below, and leads to it", async ({
    page,
  }) => {
    await signIn(page);
    await makeKeyImage(page, smallPhoto("sleeping-cat.jpg"));
    // It comes a moment after the image, above the words.
    await expect(cards(page).first()).toBeVisible();
    const script = page.getByLabel("Descrição do Vídeo");
    await script.scrollIntoViewIfNeeded();
    const top = async () => (await script.boundingBox())?.y ?? Number.NaN;
    const movedFrom = async (place: number) => Math.abs((await top()) - place);
    const before = await top();
    await button(page, "Gerar Vídeo").tap();
    const peek = page.getByRole("button", { name: /^Gerando vídeo: \d+%$/ });
    await expect(peek).toBeVisible();
    await expect.poll(() => movedFrom(before)).toBeLessThanOrEqual(A_PIXEL);
    await peek.tap();
    await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeInViewport();
    await expect(peek).toBeHidden();

    await script.scrollIntoViewIfNeeded();
    await expect(peek).toBeVisible();
    const again = await top();
    await page.getByRole("button", { name: "Cancelar" }).evaluate((cancel: HTMLElement) => cancel.click());
    await expect(button(page, "Ir para o vídeo")).toBeVisible();
    await expect.poll(() => movedFrom(again)).toBeLessThanOrEqual(A_PIXEL);
    await button(page, "Ir para o vídeo").tap();
    await expect(page.getByRole("heading", { name: "Vídeo Cancelado" })).toBeInViewport();
    await expect(button(page, "Ir para o vídeo")).toBeHidden();
  });
});

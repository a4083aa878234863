import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { button, productUrl, sampleOf } from "../page-objects.ts";
import { MOVING, test } from "../test.ts";

function script(captions: readonly string[]): string {
  const scenes = captions.map((caption, index) => {
    return `0:0${2 * index} – 0:0${2 * index + 2}  Plano aberto na imagem toda, aproximação. "${caption}"`;
  });
  return [`Filme de ${2 * captions.length} segundos, estilo viral`, "", ...scenes].join("\n");
}

/** The fonts that the page fetches from now on, by the beginning of their files' names. */
function watchFonts(page: Page): Set<string> {
  const fonts = new Set<string>();
  page.on("response", (response) => {
    if (!response.url().endsWith(".woff2")) return;
    expect(response.url().startsWith(productUrl("/"))).toBe(true);
    expect(response.status()).toBe(200);
    fonts.add(/([^/]+)-[\w-]{8}\.woff2$/.exec(response.url())?.[1] ?? response.url());
  });
  return fonts;
}

test.use(MOVING);

test("the preview draws emoji and other alphabets, and fetches their fonts only when a caption has them", async ({
  page,
  openDraft,
}) => {
  await openDraft(photoPath("denali.webp"));
  // The templates' samples are films of their own, in looks of their own: they are drawn before.
  await page.getByRole("group", { name: "Modelo" }).scrollIntoViewIfNeeded();
  for (const name of ["Batida", "Contagem", "Vitrine", "Revelação", "Ricochete"]) {
    await expect.poll(() => sampleOf(page, name), { timeout: 30_000 }).not.toBe("");
  }
  const fonts = watchFonts(page);
  const field = page.getByLabel("Descrição do Vídeo");
  await field.fill(script(["Olha essa montanha", "Que silêncio", "Chega mais perto"]));
  await button(page, "Prévia").click();
  await button(page, "Pausar").click();
  expect([...fonts].filter((font) => !font.includes("-latin-"))).toEqual([]);
  const latin = fonts.size;
  expect(latin).toBeLessThanOrEqual(2);

  await field.fill(script(["Olha 🏔️ isso", "صباح الخير", "おはよう", "좋은 아침"]));
  await expect.poll(() => [...fonts].some((font) => font.startsWith("jua-"))).toBe(true);
  await expect.poll(() => fonts.has("twemoji")).toBe(true);
  await expect.poll(() => [...fonts].filter((font) => font.startsWith("rubik-arabic")).length).toBe(1);
  await expect.poll(() => [...fonts].some((font) => font.startsWith("dela-gothic-one-"))).toBe(true);
  expect([...fonts].filter((font) => /^(zcool|baloo-2-devanagari|rubik-hebrew)/.test(font))).toEqual([]);
  expect(fonts.size - latin).toBeLessThan(12);
  await expect(page.getByText("Cena 1 de 4", { exact: true })).toBeVisible();
});

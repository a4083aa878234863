import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { button, choosePhoto, productUrl, signIn } from "../page-objects.ts";
import { account } from "../product/accounts.ts";
import { test } from "../test.ts";

const ENGLISH = {
  lang: "en",
  offer: "Curta speaks English.",
  yes: "Use English",
  signInTitle: "Sign in to Curta",
  password: "Password",
  signIn: "Sign in",
  wrong: "Wrong email or password. Check both and try again.",
  title: "Make a Viral Short",
  makeImage: "Make Image",
  imageMade: "Your image is ready!",
  script: "Video Description",
  makeVideo: "Make Video",
  busyTitle: "Making Your Video",
  cancel: "Cancel",
  canceled: "Video Canceled",
  shelf: "Your videos",
  data: "Your data",
};
const SPANISH: typeof ENGLISH = {
  lang: "es-419",
  offer: "Curta habla español.",
  yes: "Usar español",
  signInTitle: "Inicia sesión en Curta",
  password: "Contraseña",
  signIn: "Iniciar sesión",
  wrong: "Correo o contraseña incorrectos. Revisa los dos e inténtalo de nuevo.",
  title: "Crear un Short viral",
  makeImage: "Generar imagen",
  imageMade: "¡Tu imagen está lista!",
  script: "Descripción del video",
  makeVideo: "Generar video",
  busyTitle: "Procesando el video",
  cancel: "Cancelar",
  canceled: "Video cancelado",
  shelf: "Tus videos",
  data: "Tus datos",
};

for (const [locale, words] of [
  ["en-US", ENGLISH],
  ["es-MX", SPANISH],
] as const) {
  test.describe(`a phone that prefers ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`is offered its language, and has all of the way to a film in it`, async ({ page }) => {
      await page.goto(productUrl("/login"));
      await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
      await expect(page.getByText(words.offer)).toBeVisible();
      await expectGoodScreen(page);
      await button(page, words.yes).click();
      await expect(page.getByRole("heading", { name: words.signInTitle })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", words.lang);
      await expect(page.getByText(words.offer)).toBeHidden();

      await page.locator('input[type="email"]').fill(account.email);
      await page.getByLabel(words.password, { exact: true }).fill("nobody's password");
      await button(page, words.signIn).click();
      await expect(page.getByRole("alert")).toHaveText(words.wrong);
      await expectOwnLanguage(page);
      await page.getByLabel(words.password, { exact: true }).fill(account.password);
      await button(page, words.signIn).click();
      await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
      await expectOwnLanguage(page);

      await choosePhoto(page, photoPath("denali.webp"));
      await button(page, words.makeImage).click();
      await expect(page.getByText(words.imageMade)).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole("textbox", { name: words.script })).not.toHaveValue("");
      await expectOwnLanguage(page);

      await button(page, words.makeVideo).click();
      await expect(page.getByRole("heading", { name: words.busyTitle })).toBeVisible();
      await expectOwnLanguage(page);
      await button(page, words.cancel).click();
      await expect(page.getByRole("heading", { name: words.canceled })).toBeVisible();
      await expectOwnLanguage(page);

      await page.getByRole("link", { name: words.shelf }).click();
      await expect(page.getByRole("heading", { name: words.shelf })).toBeVisible();
      await expectGoodScreen(page);
      await page.getByRole("link", { name: words.data }).click();
      await expect(page.getByRole("heading", { name: words.data })).toBeVisible();
      await expectOwnLanguage(page);
    });
  });
}

test.describe("a browser that prefers English", () => {
  test.use({ locale: "en-GB" });

  test("stays Portuguese where it wants no other language, and does not ask again", async ({ page }) => {
    await signIn(page);
    await expect(page.getByText(ENGLISH.offer)).toBeVisible();
    await button(page, "No, keep Portuguese").click();
    await expect(page.getByText(ENGLISH.offer)).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Gerar Short Viral" })).toBeVisible();
    await expect(page.getByText(ENGLISH.offer)).toBeHidden();
  });
});

test("another language is chosen in the header; nothing on the page is lost, and only its texts are loaded", async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await choosePhoto(page, photoPath("denali.webp"));
  await page.getByLabel("Sobre o quê?").fill("Padaria Sol");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel("Idioma").selectOption({ label: "English" });
  await expect(button(page, "Make Image")).toBeVisible();
  await expect(page).toHaveTitle("Make a Viral Short · Curta");
  await expect(page.getByLabel("What is it about?")).toHaveValue("Padaria Sol");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  const catalogues: string[] = [];
  page.on("request", (request) => {
    const language = /\/assets\/(pt|en|es)-[^/]+\.js$/.exec(request.url())?.[1];
    if (language !== undefined) catalogues.push(language);
  });
  await page.reload();
  await expect(button(page, "Make Image")).toBeVisible();
  expect(new Set(catalogues)).toEqual(new Set(["en"]));

  await page.getByLabel("Language").selectOption({ label: "Português" });
  await expect(button(page, "Gerar Imagem")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
});

/** Whatever language it is in: axe finds nothing, and nothing is wider than the window. */
async function expectGoodScreen(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** And no text is Portuguese but what is marked as such. */
async function expectOwnLanguage(page: Page): Promise<void> {
  await expectGoodScreen(page);
  const portuguese = await page.evaluate(() => {
    const ours = /[ãõ]|ç[ão]|vídeo|roteiro|\b(você|não|uma|cena|imagem|sua|seu|foto e|Gerar|Entrar)\b/i;
    const said = [...document.querySelectorAll("body *:not(script, style, [lang='pt-BR'], [lang='pt-BR'] *)")]
      // Captions are the user's, in whatever language.
      .filter((element) => !element.matches("textarea, option, .strip-row *"))
      .flatMap((element) => [
        ...["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""),
        ...[...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : "")),
      ]);
    return said.filter((text) => ours.test(text));
  });
  expect(portuguese).toEqual([]);
}

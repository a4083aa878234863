import { once } from "node:events";
import { expect, type Page } from "@playwright/test";
import { account } from "../product/accounts.ts";
import { choosePhoto, productUrl, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

const WIDTHS = [390, 1280];
const prerendered = (page: Page) => page.locator("#prerendered");

/** Holds the page's own code back until the answer is called. */
async function holdModules(page: Page): Promise<() => void> {
  const gate = new AbortController();
  await page.route("**/assets/first-*.js", async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, "abort");
    await route.continue();
  });
  return () => gate.abort();
}

/** Where the parts of a screen stand, to the pixel. */
async function placesOf(page: Page, inside: string, parts: readonly string[]): Promise<unknown> {
  return page.evaluate(
    ([within, names]) =>
      names.map((name) => {
        const box = document.querySelector(`${within} ${name}`)?.getBoundingClientRect();
        return [name, box && [box.x, box.y, box.width, box.height].map(Math.round)];
      }),
    [inside, parts] as const,
  );
}

/** Opens `route` twice over: as it is before the page's code runs, and after. */
async function expectSameScreen(page: Page, route: string, parts: readonly string[]): Promise<void> {
  const release = await holdModules(page);
  await page.goto(productUrl(route), { waitUntil: "commit" });
  await expect(prerendered(page).locator(parts.at(-1) ?? "main")).toBeVisible();
  // Nobody sees what stands in the document before its styles have come.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const before = await placesOf(page, "#prerendered", parts);
  expect(JSON.stringify(before)).not.toContain("null");
  // Neither a program nor a person takes it for the page.
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.locator("input:not([readonly])")).toHaveCount(0);
  expect(await prerendered(page).evaluate((screen) => screen.matches("[inert]"))).toBe(true);
  release();
  await expect(prerendered(page)).toHaveCount(0);
  await expect(page.getByRole("button").first()).toBeVisible();
  expect(await placesOf(page, "#root", parts)).toEqual(before);
  await page.unrouteAll({ behavior: "wait" });
}

for (const width of WIDTHS) {
  test(`sign-in looks the same before the page's code has come, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const parts = [
      ".brand",
      ".header-tools",
      "h1",
      "form",
      ".button-primary",
      ".sample-photo",
      ".sample-phone",
    ];
    await expectSameScreen(page, "/login", parts);
  });

  test(`the start screen looks the same before the page's code has come, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    await expect(page.locator(".welcome")).toBeVisible();
    const parts = [
      ".brand",
      ".header-email",
      "h1",
      ".panel",
      ".drop-zone-call",
      ".welcome ol",
      ".sample-phone",
    ];
    await expectSameScreen(page, "/gerar-shorts", parts);
    await expect(page.locator(".header-email")).toHaveText(account.email);
  });
}

test("its offer of another language stands where the page's does", async ({ browser }) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await expectSameScreen(page, "/login", [".language-offer", ".sign-in-card", ".sample-phone"]);
  await context.close();
});

test("it is shown neither in another language, nor where another screen comes, nor over work", async ({
  page,
}) => {
  let shown = 0;
  await page.exposeFunction("tellShown", () => (shown += 1));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById("prerendered")) (window as unknown as { tellShown(): unknown }).tellShown();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(productUrl("/login"));
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  expect(shown).toBeGreaterThan(0);
  shown = 0;
  await page.evaluate(() => localStorage.setItem("curta-language", "en"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(shown).toBe(0);
  await page.evaluate(() => localStorage.removeItem("curta-language"));

  await signIn(page);
  await expect(page.locator(".welcome")).toBeVisible();
  shown = 0;
  for (const route of ["/login", "/videos", "/gerar-shorts?foto=perdida"]) {
    await page.goto(productUrl(route));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(shown).toBe(0);
  await page.goto(productUrl("/gerar-shorts"));
  await choosePhoto(page, smallPhoto("craft-beer.jpg"));
  await expect(page.getByText("craft-beer.jpg")).toBeVisible();
  shown = 0;
  await page.reload();
  await expect(page.getByRole("button", { name: "Gerar Imagem" })).toBeVisible();
  expect(shown).toBe(0);
});

test("where the connection is lost before the page's code has come, the page begins once it is back", async ({
  page,
  context,
}) => {
  const release = await holdModules(page);
  await page.goto(productUrl("/login"), { waitUntil: "commit" });
  await expect(prerendered(page)).toBeVisible();
  await context.setOffline(true);
  release();
  await expect(prerendered(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Entrar" })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
});

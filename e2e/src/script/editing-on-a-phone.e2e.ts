import { expect, type Locator, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { button } from "../page-objects.ts";
import { MOVING, test, type OpenDraft } from "../test.ts";
import { cards } from "./strip-page.ts";

test.use(MOVING);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("not on the screen");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

function scriptField(page: Page): Locator {
  return page.getByLabel("Descrição do Vídeo");
}

const NINTH = ".script-line:nth-child(9)";

/** Scrolls the script's ninth line to the upper edge of the window and taps on it. */
async function tapOnLine(page: Page): Promise<void> {
  await page.locator(NINTH).evaluate((line) => line.scrollIntoView({ block: "start" }));
  const { left, top } = await boxOf(page.locator(NINTH));
  await page.touchscreen.tap(left + 60, top + 10);
  await expect(scriptField(page)).toBeFocused();
}

/** Lower edge of the caret's line, in pixels of the window. */
function caretLineBottom(page: Page): Promise<number> {
  return scriptField(page).evaluate((field: HTMLTextAreaElement) => {
    const line = field.value.slice(0, field.selectionEnd).split("\n").length;
    return document.querySelector(`.script-line:nth-child(${line})`)?.getBoundingClientRect().bottom ?? -1;
  });
}

async function openPausedPreview(page: Page, openDraft: OpenDraft): Promise<void> {
  await openDraft(photoPath("denali.webp"));
  await button(page, "Prévia").click();
  await button(page, "Pausar").click();
  // It comes a moment after the image, above the words.
  await expect(cards(page).first()).toBeVisible();
}

/** The preview, in its place or docked. */
function player(page: Page): Locator {
  return page
    .getByRole("img", { name: "Prévia do vídeo" })
    .locator("xpath=ancestor::*[button or .//button][1]");
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`a phone held upright, ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme });

    test("the preview stays in view while one writes, covers no line and moves nothing", async ({
      page,
      openDraft,
    }) => {
      await openPausedPreview(page, openDraft);
      const placeOfField = () =>
        scriptField(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
      const before = await placeOfField();
      await tapOnLine(page);

      await expect.poll(async () => (await boxOf(player(page))).top).toBe(0);
      const dock = await boxOf(player(page));
      expect(dock.bottom).toBeLessThan(844 / 3);
      expect(await placeOfField()).toBe(before);
      await expect
        .poll(async () => (await boxOf(page.locator(NINTH))).top)
        .toBeGreaterThanOrEqual(dock.bottom);
      await expectNoAxeFindings(page);

      for (let presses = 0; presses < 12; presses++) await page.keyboard.press("ArrowUp");
      await expect.poll(() => caretLineBottom(page)).toBeGreaterThan(dock.bottom);

      await button(page, "Tocar").tap();
      await expect(button(page, "Pausar")).toBeVisible();
      await expect(scriptField(page)).toBeFocused();

      await scriptField(page).evaluate((field) => field.blur());
      await expect.poll(async () => (await boxOf(player(page))).bottom).toBeLessThan(0);
      expect(await placeOfField()).toBe(before);
    });
  });
}

test.describe("a keyboard on the screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the preview stands at the upper edge of what the keyboard leaves to be seen", async ({
    page,
    openDraft,
  }) => {
    // Test browsers show no on-screen keyboard, so the object that reports one is replaced.
    await page.addInitScript(() => {
      const visible = Object.assign(new EventTarget(), { offsetTop: 0, height: 844, scale: 1 });
      Object.defineProperty(window, "visualViewport", { value: visible });
    });
    await openPausedPreview(page, openDraft);
    await tapOnLine(page);
    await expect.poll(async () => (await boxOf(player(page))).top).toBe(0);
    await page.evaluate(() => {
      Object.assign(window.visualViewport ?? {}, { offsetTop: 130, height: 460 });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect.poll(async () => (await boxOf(player(page))).top).toBe(130);
  });
});

test.describe("a phone held sideways", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test("the preview stands beside the words, whole", async ({ page, openDraft }) => {
    await openPausedPreview(page, openDraft);
    await tapOnLine(page);
    await expect.poll(async () => (await boxOf(player(page))).top).toBeGreaterThanOrEqual(0);
    const dock = await boxOf(player(page));
    expect(dock.bottom).toBeLessThanOrEqual(390);
    expect(dock.right).toBeLessThanOrEqual((await boxOf(scriptField(page))).left);
    await expectNoAxeFindings(page);
  });
});

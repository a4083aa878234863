import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Waits for the screen and its animations, then expects that axe finds no accessibility problem. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await expectNoFindings(page, axeOn(page));
}

/** The same in both colour schemes, which differ in nothing but contrast; the page is light before and after. */
export async function expectNoAxeFindingsInLightAndDark(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoFindings(page, axeOn(page).withRules(["color-contrast"]));
  await page.emulateMedia({ colorScheme: "light" });
}

/** The page has no frames, so axe needs no page of its own to put their findings together, which takes it twice as long. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
}

async function expectNoFindings(page: Page, axe: AxeBuilder): Promise<void> {
  // What comes after this would begin to fade in while axe looks.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await waitForAnimations(page);
  const { violations } = await axe.analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html ?? ""}`)).toEqual([]);
}

/** Waits for all finite animations, because text that fades in has too little contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

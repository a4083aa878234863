import { expect } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { choosePhoto, signIn } from "../page-objects.ts";
import { test } from "../test.ts";

test("a photo is kept by a browser that never kept one, even if the page is reloaded in the same moment", async ({
  page,
}) => {
  await signIn(page);
  await expect(page.locator("main")).toHaveAttribute("data-ready", "true");
  await page.evaluate(() => addEventListener("change", () => location.reload()));
  const reloaded = page.waitForEvent("load");
  await choosePhoto(page, photoPath("craft-beer.jpg"));
  await reloaded;
  await expect(page.getByText("craft-beer.jpg")).toBeVisible();
});

import { expect } from "@playwright/test";
import { choosePhoto, signIn } from "../page-objects.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

test("a photo is kept by a browser that never kept one, even if the page is reloaded in the same moment", async ({
  page,
}) => {
  await signIn(page);
  await expect(page.locator("main")).toHaveAttribute("data-ready", "true");
  await page.evaluate(() => addEventListener("change", () => location.reload()));
  const reloaded = page.waitForEvent("load");
  await choosePhoto(page, smallPhoto("craft-beer.jpg"));
  await reloaded;
  await expect(page.getByText("craft-beer.jpg")).toBeVisible();
});

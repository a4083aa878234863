import { expect } from "@playwright/test";
import { button, makeKeyImage, signIn } from "../page-objects.ts";
import { smallPhoto } from "../small-photos.ts";
import { test } from "../test.ts";
import { cards, SCRIPT, scriptField } from "./strip-page.ts";

test("the strip comes by itself once the file that reads scripts can be loaded", async ({ page }) => {
  let refused = 0;
  await page.route("**/assets/script-worker-*.js", (route) => {
    refused += 1;
    return route.abort("connectionrefused");
  });
  await signIn(page);
  await makeKeyImage(page, smallPhoto("craft-beer.jpg"));
  await button(page, "Fechar mensagem").click();
  await scriptField(page).fill(SCRIPT.join("\n"));
  await expect.poll(() => refused, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  await expect(cards(page)).toHaveCount(0);

  await page.unroute("**/assets/script-worker-*.js");
  await expect(cards(page)).toHaveCount(4, { timeout: 15_000 });
});

test("after an error while a script was read the next change is read by another worker", async ({ page }) => {
  await page.route("**/assets/script-worker-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "onmessage = () => { throw new Error('broken'); };",
    }),
  );
  await signIn(page);
  await makeKeyImage(page, smallPhoto("craft-beer.jpg"));
  await button(page, "Fechar mensagem").click();
  await page.waitForTimeout(1000);
  await expect(cards(page)).toHaveCount(0);

  await page.unroute("**/assets/script-worker-*.js");
  await scriptField(page).fill(SCRIPT.join("\n"));
  await expect(cards(page)).toHaveCount(4, { timeout: 15_000 });
});

import { expect } from "@playwright/test";
import { smallPhoto } from "../small-photos.ts";
import { test } from "../test.ts";
import { cards, SCRIPT, scriptField } from "./strip-page.ts";

test("the strip comes by itself once the file that reads scripts can be loaded", async ({
  page,
  openDraft,
}) => {
  let refused = 0;
  await page.route("**/assets/script-worker-*.js", (route) => {
    refused += 1;
    return route.abort("connectionrefused");
  });
  await openDraft(smallPhoto("craft-beer.jpg"));
  await scriptField(page).fill(SCRIPT.join("\n"));
  await expect.poll(() => refused, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  await expect(cards(page)).toHaveCount(0);

  await page.unroute("**/assets/script-worker-*.js");
  await expect(cards(page)).toHaveCount(4, { timeout: 15_000 });
});

test("after an error while a script was read the next change is read by another worker", async ({
  page,
  openDraft,
}) => {
  await page.route("**/assets/script-worker-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "onmessage = () => { throw new Error('broken'); };",
    }),
  );
  await openDraft(smallPhoto("craft-beer.jpg"));
  await page.waitForTimeout(1000);
  await expect(cards(page)).toHaveCount(0);

  await page.unroute("**/assets/script-worker-*.js");
  await scriptField(page).fill(SCRIPT.join("\n"));
  await expect(cards(page)).toHaveCount(4, { timeout: 15_000 });
});

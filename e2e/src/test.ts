import { test as base } from "@playwright/test";
import { addUser, signInCaller } from "./film-rows.ts";
import { sharedProduct } from "./page-objects.ts";
import { ADMIN } from "./start-product.ts";

/**
 * Deletes the user's account, with films under way, and makes it anew. A page of the test before may still send its last
 * edit as it closes: that is somebody else's now, however late it comes.
 */
async function renewAccount(): Promise<void> {
  const product = sharedProduct();
  const { call } = await signInCaller(product);
  await call("DELETE", "/account", { email: ADMIN.email });
  addUser(product, ADMIN.email);
}

/** A browser test on the product that all share; no test finds what another one left open. */
export const test = base.extend<{ newAccount: void }>({
  newAccount: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used
    async ({}, use) => {
      await renewAccount();
      await use();
    },
    { auto: true },
  ],
});

/** For `test.use` where motion is not what is tested: a preview that plays on and on takes two thirds of a core. */
export const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

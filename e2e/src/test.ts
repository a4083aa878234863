import { test as base } from "@playwright/test";
import { account } from "./account.ts";
import { addUser, signInCaller } from "./film-rows.ts";
import { sharedProduct } from "./page-objects.ts";
import { ADMIN } from "./start-product.ts";

async function addSomebody(): Promise<string> {
  const email = `ana-${crypto.randomUUID().slice(0, 4)}@curta.example`;
  await addUser(sharedProduct(), email);
  return email;
}

/** The next test's account, made while the test before runs: a command of its own takes a second. */
let nextOne: Promise<string> | undefined;

/** A browser test on the product that all share; no test finds what another one left open. */
export const test = base.extend<{ newAccount: void }>({
  newAccount: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used
    async ({}, use) => {
      account.email = await (nextOne ?? addSomebody());
      nextOne = addSomebody();
      await use();
      // With films under way: they would take the next test's time.
      const { call } = await signInCaller(sharedProduct());
      await call("DELETE", "/account", { email: account.email });
      account.email = ADMIN.email;
    },
    { auto: true },
  ],
});

/** For `test.use` where motion is what is tested. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

import { test as base } from "@playwright/test";
import { account, openAccounts, type Accounts } from "./product/accounts.ts";
import { signInCaller } from "./product/caller.ts";
import { signIn } from "./page-objects.ts";
import { prepareDrafts, type PreparedDrafts } from "./product/prepared-drafts.ts";
import { ADMIN, sharedProduct } from "./product/start-product.ts";

/** Opens the page with a draft of the photo in a file, whose image is made once for all tests that ask for it. */
export type OpenDraft = (photo: string) => Promise<void>;

/** A browser test on the product that all share; no test finds what another one left open. */
export const test = base.extend<
  { newAccount: void; openDraft: OpenDraft },
  { accounts: Accounts; prepared: PreparedDrafts }
>({
  accounts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used
    async ({}, use) => {
      using accounts = openAccounts(sharedProduct());
      await use(accounts);
    },
    { scope: "worker" },
  ],
  prepared: [async ({ accounts }, use) => use(await prepareDrafts(accounts)), { scope: "worker" }],
  newAccount: [
    async ({ accounts }, use) => {
      const email = await accounts.add();
      account.email = email;
      await use();
      // With films under way: they would take the next test's time.
      const { call } = await signInCaller(sharedProduct(), email);
      await call("DELETE", "/account", { email });
      account.email = ADMIN.email;
    },
    { auto: true },
  ],
  openDraft: async ({ page, prepared }, use) => {
    const own = account.email;
    account.email = prepared.email;
    await use(async (photo) => {
      await prepared.begin(photo);
      await signIn(page);
    });
    // It would keep what it has not sent yet.
    await page.close();
    await prepared.clear();
    account.email = own;
  },
});

/** For `test.use` where motion is what is tested. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

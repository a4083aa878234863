import { test as base } from "@playwright/test";
import { signInCaller, type Caller } from "./film-rows.ts";
import { productUrl } from "./page-objects.ts";

let signedIn: Promise<Caller> | undefined;

/** Deletes the user's films and drafts: a page that signs in then opens with neither. */
async function clearDesk(): Promise<void> {
  signedIn ??= signInCaller({ url: productUrl("/").slice(0, -1) });
  const { call } = await signedIn;
  const films = (await call("GET", "/rest/v1/shorts_generation?select=id")) as { id: string }[];
  await Promise.all(films.map(({ id }) => call("DELETE", `/generations/${id}`)));
  const { drafts } = (await call("GET", "/drafts")) as { drafts: { id: string }[] };
  await Promise.all(drafts.map(({ id }) => call("DELETE", `/drafts/${id}`)));
}

/** A browser test on the product that all share; no test finds what another one left open. */
export const test = base.extend<{ emptyDesk: void }>({
  emptyDesk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used
    async ({}, use) => {
      await clearDesk();
      await use();
    },
    { auto: true },
  ],
});

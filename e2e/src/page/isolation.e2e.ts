import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { signInCaller, type Caller } from "../product/caller.ts";
import { keepDraft } from "../product/drafts.ts";
import { sharedProduct } from "../product/start-product.ts";
import { test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

test.describe("what a page still sends when its test is over", () => {
  test.describe.configure({ mode: "serial" });
  let before: Caller | undefined;

  test("is work of that test's user", async () => {
    before = await signInCaller(sharedProduct());
  });

  test("is not on the desk of the next test", async () => {
    if (before === undefined) throw new Error("the test before did not run");
    const late = keepDraft(before, readFileSync(smallPhoto("craft-beer.jpg")), "0:00 – 0:06 tarde demais");
    await late.catch(() => undefined);
    const { call } = await signInCaller(sharedProduct());
    expect(await call("GET", "/drafts")).toMatchObject({ drafts: [] });
  });
});

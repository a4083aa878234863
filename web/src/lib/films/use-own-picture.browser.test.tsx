import type { CDPSession } from "@vitest/browser-playwright";
import { expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import { hasRested } from "../browser/rest/at-rest.ts";
import { useOwnPicture } from "./use-own-picture.ts";

const ENOUGH = { timeout: 30_000 };
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const addressOf = (id: number, name = "keyimage") => `/media/${`${id}`.padStart(32, "0")}/${name}.jpg`;

function Picture({ url }: { readonly url: string }) {
  return <img src={useOwnPicture(url)} alt="film" />;
}

/** Has the browser answer for the server: pictures, but none at the addresses in `missing`. Gives what it was asked for. */
async function servePictures(...missing: readonly string[]): Promise<string[]> {
  const asked: string[] = [];
  const browser: CDPSession = cdp();
  const answer = async ({ requestId, request }: { requestId: string; request: { url: string } }) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const [responseCode, body] = missing.includes(pathname) ? [404, ""] : [200, PIXEL];
    const responseHeaders = [{ name: "Content-Type", value: "image/png" }];
    await browser.send("Fetch.fulfillRequest", { requestId, responseCode, responseHeaders, body });
  };
  // A test may be over before a picture that it does not wait for.
  const listen = (event: Parameters<typeof answer>[0]) => void answer(event).catch(() => undefined);
  browser.on("Fetch.requestPaused", listen);
  onTestFinished(async () => {
    browser.off("Fetch.requestPaused", listen);
    await browser.send("Fetch.disable");
  });
  await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*/media/*" }] });
  return asked;
}

async function show(url: string) {
  const page = await render(<Picture url={url} />);
  return { ...page, shown: () => page.getByAltText("film").element().getAttribute("src") };
}

// The page of this file comes to rest once, so that the first view is tried before what comes after it.
test("in the first view one of our pictures that has no small version is shown whole", async () => {
  const asked = await servePictures(addressOf(1, "small"));
  const { shown } = await show(addressOf(1));
  await expect.poll(shown).toBe(addressOf(1));
  expect(asked[0]).toBe(addressOf(1, "small"));
  expect(hasRested()).toBe(false);
});

test("in the first view another picture is whole at once, and so is one that comes in another's place", async () => {
  await servePictures();
  const outside = `/media/outside.jpg`;
  const { shown, rerender } = await show(outside);
  expect(shown()).toBe(outside);
  await rerender(<Picture url={addressOf(2)} />);
  expect(shown()).toBe(addressOf(2));
  expect(hasRested()).toBe(false);
});

test("in the first view one of our pictures is small, and whole once the page is at rest", async () => {
  const asked = await servePictures();
  document.body.ariaBusy = "true";
  onTestFinished(() => void (document.body.ariaBusy = null));
  const { shown } = await show(addressOf(3));
  expect(shown()).toBe(addressOf(3, "small"));
  await expect.poll(() => asked).toContain(addressOf(3, "small"));
  expect(asked).not.toContain(addressOf(3));
  expect(hasRested()).toBe(false);
  document.body.ariaBusy = null;
  await expect.poll(shown, ENOUGH).toBe(addressOf(3));
  expect(hasRested()).toBe(true);
});

test("after the first view one of our pictures is whole at once", async () => {
  expect(hasRested()).toBe(true);
  const asked = await servePictures();
  const { shown } = await show(addressOf(4));
  expect(shown()).toBe(addressOf(4));
  await expect.poll(() => asked).toEqual([addressOf(4)]);
});

import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { productUrl, signIn } from "../page-objects.ts";
import { test } from "../test.ts";

const FIRST_LOAD_LIMIT_BYTES = 120 * 1024;

test("the first load needs at most 120 KB of compressed JavaScript and does not shift", async ({ page }) => {
  const scripts: { encoding: string | undefined; bytes: number; cache: string | undefined }[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    const headers = response.headers();
    scripts.push({
      encoding: headers["content-encoding"],
      bytes: Number(headers["content-length"] ?? gzipSync(await response.body()).length),
      cache: headers["cache-control"],
    });
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(productUrl("/gerar-shorts"), { waitUntil: "networkidle" });

  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(script.encoding).toBe("br");
    expect(script.cache).toContain("immutable");
  }
  expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(FIRST_LOAD_LIMIT_BYTES);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThan(0.01);
});

test("who is signed in has the generator in ten files of code, as each waits for its turn on a slow line", async ({
  page,
}) => {
  await signIn(page);
  const files = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") files.add(new URL(request.url()).pathname);
  });
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Gerar Short Viral" })).toBeVisible();
  const workers = [...files].filter((file) => file.includes("worker"));
  expect(files.size - workers.length).toBeGreaterThan(3);
  expect(files.size - workers.length).toBeLessThanOrEqual(10);
});

test("the page can be installed: its manifest names icons of the stated sizes and screens that exist", async ({
  page,
}) => {
  await page.goto(productUrl("/login"));
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons, start_url, shortcuts } = JSON.parse(data ?? "{}") as {
    icons: { src: string; sizes: string }[];
    start_url: string;
    shortcuts: { url: string }[];
  };
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const icon = await createImageBitmap(await (await fetch(source)).blob());
          return `${icon.width}x${icon.height}`;
        }),
      ),
    icons.map(({ src }) => src),
  );
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // Test browsers keep nothing, so they install nothing: that must be all that stands against it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
    await page.goto(productUrl(address));
    await expect(page.getByRole("heading", { name: "Esta página não existe" })).toHaveCount(0);
  }
});

test("no request leaves the origin, and the console stays silent", async ({ page }) => {
  const foreign: string[] = [];
  const noise: string[] = [];
  const host = new URL(productUrl("/")).host;
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") noise.push(message.text());
  });
  page.on("pageerror", (error) => noise.push(error.message));
  await signIn(page);
  expect(foreign).toEqual([]);
  expect(noise).toEqual([]);
});

test("a visitor without a session is taken to /login and back afterwards", async ({ page }) => {
  await page.goto(productUrl("/"));
  await expect(page).toHaveURL(productUrl("/login"));
  await signIn(page);
  await expect(page).toHaveURL(productUrl("/gerar-shorts"));
});

test("an unknown path of the page answers with the page, an unknown file with 404", async ({ request }) => {
  expect((await request.get(productUrl("/gerar-shorts"))).headers()["content-type"]).toContain("text/html");
  expect((await request.get(productUrl("/assets/gone.js"))).status()).toBe(404);
});

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { button, makeKeyImage, signIn } from "../page-objects.ts";
import { test } from "../test.ts";

const ROW = {
  status: "completed",
  progress: 100,
  video_url: "/film-of-the-test.mp4",
  error_message: null,
  warnings: [],
  certificate: {
    ok: true,
    platforms: ["TikTok", "Reels", "Shorts"],
    measures: [{ code: "size", label: "Tamanho", value: "1080 × 1920", bound: "1080 × 1920", ok: true }],
  },
};

let film: Buffer;

test.beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "curta-film-"));
  const file = path.join(folder, "film.mp4");
  const source = ["-f", "lavfi", "-i", "testsrc=size=90x160:rate=30:duration=1"];
  execFileSync("ffmpeg", ["-v", "error", ...source, "-pix_fmt", "yuv420p", "-c:v", "libx264", file]);
  film = readFileSync(file);
  rmSync(folder, { recursive: true });
});

/** Requests a film that is finished at once: these tests are about what the page does with it. */
async function makeFilm(page: Page): Promise<void> {
  await page.route("**/film-of-the-test.mp4", (route) =>
    route.fulfill({ contentType: "video/mp4", body: film }),
  );
  await page.route("**/webhook/gerarShorts", (route) => route.fulfill({ status: 202, body: "{}" }));
  await page.route("**/rest/v1/shorts_generation?*", (route) =>
    route.fulfill({ contentType: "application/vnd.pgrst.object+json", body: JSON.stringify(ROW) }),
  );
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible();
}

async function boxOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("not on the screen");
  return { top: box.y, bottom: box.y + box.height };
}

test("sharing that was not ready within one tap is ready for the next, and the text to post goes along", async ({
  page,
  openDraft,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    let taps = 0;
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = (data) => {
      taps += 1;
      if (taps === 1) return Promise.reject(new DOMException("too late", "NotAllowedError"));
      shared.push(...(data?.files ?? []).map(({ name }) => name), data?.text ?? "");
      return Promise.resolve();
    };
  });
  await openDraft(photoPath("denali.webp"));
  await makeFilm(page);
  const region = page.getByRole("region", { name: "Texto para postar" });
  await expect(region).toContainText("#");
  await button(page, "Compartilhar").click();
  await button(page, "Pronto! Compartilhar").click();
  await expect(button(page, "Compartilhar")).toBeVisible();
  const post = await region.locator("p").allTextContents();
  expect(post.join("")).toContain("#");
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
    "curta-denali.mp4",
    post.join("\n\n"),
  ]);
});

test("axe finds nothing in a finished film with its certificate and an app's buttons", async ({
  page,
  openDraft,
}) => {
  await openDraft(photoPath("denali.webp"));
  await makeFilm(page);
  await page.getByText("Pronto para TikTok, Reels e Shorts").click();
  await expect(page.getByText("pedido: 1080 × 1920")).toBeVisible();
  await page.getByRole("radio", { name: "TikTok" }).check();
  await expectNoAxeFindings(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the next step stays in view, no message covers it, and a film that is made comes first", async ({
    page,
  }) => {
    await signIn(page);
    await expect(page.getByText("Toque para escolher ou tirar uma foto")).toBeVisible();
    await makeKeyImage(page, photoPath("denali.webp"));
    const next = button(page, "Gerar Vídeo");
    await expect(next).toBeInViewport();
    const message = page.getByRole("status").filter({ hasText: "Imagem gerada com sucesso!" });
    // The message stands at the window's edge, the button above it.
    await expect
      .poll(async () => (await boxOf(message)).top - (await boxOf(next)).bottom)
      .toBeGreaterThanOrEqual(0);

    await makeFilm(page);
    const made = await boxOf(page.getByRole("heading", { name: "Vídeo Pronto" }));
    const image = await boxOf(page.getByRole("heading", { name: "Imagem Gerada" }));
    expect(made.top).toBeLessThan(image.top);
    await expect(button(page, "Ver no celular")).toBeHidden();
    expect((await page.locator("video").boundingBox())?.height).toBeLessThan(844);
  });
});

test("a message can be put away with Escape", async ({ page, openDraft }) => {
  await openDraft(photoPath("denali.webp"));
  await page.keyboard.press("Escape");
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeHidden();
});

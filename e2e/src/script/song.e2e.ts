import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { button, makeKeyImage, signIn } from "../page-objects.ts";
import { MOVING, test } from "../test.ts";

const folder = mkdtempSync(path.join(tmpdir(), "curta-song-"));
const SONG = path.join(folder, "Samba da Bia.m4a");
const PDF = path.join(folder, "nota.mp3");

test.beforeAll(() => {
  // A stroke 96 times a minute.
  const source = "aevalsrc='0.7*sin(2*PI*90*t)*exp(-18*mod(t,0.625))':d=40";
  execFileSync("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", source, SONG]);
  writeFileSync(PDF, "%PDF-1.7 and so on");
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function chooseSong(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Usar minha música").click();
  await (await chooser).setFiles(file);
}

/** The next film request's body. */
async function filmBody(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest("**/webhook/gerarShorts");
  await button(page, "Gerar Vídeo").click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  await button(page, "Cancelar").click();
  await expect(page.getByRole("heading", { name: "Vídeo Cancelado" })).toBeVisible();
  return body;
}

test.use(MOVING);

test("the user's own music is heard in the preview, goes along with the film, and survives a reload", async ({
  page,
}) => {
  await signIn(page);
  await makeKeyImage(page, photoPath("coffee.png"));
  const group = page.getByRole("group", { name: "Minha música" });
  await expect(group).toContainText("Você responde pelos direitos de uso dela.");
  await chooseSong(page, PDF);
  await expect(page.getByText("Use MP3, M4A, WAV ou OGG.")).toBeVisible();
  const file = page.waitForResponse((answer) => /\/songs\/[^/]+\/file$/.test(answer.url()));
  await chooseSong(page, SONG);
  await expect(group).toContainText("Samba da Bia.m4a");
  await expect(page.getByText("Use MP3, M4A, WAV ou OGG.")).toBeHidden();
  await expect(group).toContainText(/0:(?:39|40)/);
  await expect(group).toContainText("Os cortes caem na batida dela (96 BPM).");
  await expectNoAxeFindings(page);

  await button(page, "Ligar o som").click();
  expect((await file).status()).toBe(200);
  await expect(button(page, "Pausar")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Escolha uma linha do roteiro")).toBeVisible({ timeout: 30_000 });
  // One sound at a time.
  await button(page, "Ouvir").click();
  await expect(button(page, "Tocar")).toBeVisible();
  await expect(button(page, "Parar")).toBeVisible();
  await button(page, "Tocar").click();
  await expect(button(page, "Ouvir")).toBeVisible();

  await expect(page.getByText("Tudo guardado")).toBeVisible();
  await page.reload();
  await expect(group).toContainText("Samba da Bia.m4a");
  const { musica } = await filmBody(page);
  expect(musica).toMatch(/^[0-9a-f-]{36}$/);

  await button(page, "Tirar").click();
  await expect(button(page, "Usar minha música")).toBeVisible();
  expect(Object.keys(await filmBody(page))).not.toContain("musica");

  // A copy of the first film has its music again.
  await page.getByRole("link", { name: /Seus vídeos/ }).click();
  const actions = page.getByRole("button", { name: /^Ações de / }).last();
  const list = page.getByRole("list", { name: (await actions.getAttribute("aria-label")) ?? "" });
  await actions.click();
  await list.getByText("Duplicar", { exact: true }).click();
  await expect(group).toContainText("Samba da Bia.m4a");
  expect((await filmBody(page))["musica"]).toBe(musica);
});

test("music that is dropped on its place is no photo, and music shorter than the film is said to be", async ({
  page,
}) => {
  await signIn(page);
  await makeKeyImage(page, photoPath("coffee.png"));
  const group = page.getByRole("group", { name: "Minha música" });
  const bytes = execFileSync("base64", ["-w0", SONG], { encoding: "utf8" });
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    transfer.items.add(new File([content], "solta.m4a", { type: "audio/mp4" }));
    return transfer;
  }, bytes);
  await group.dispatchEvent("drop", { dataTransfer: data });
  await expect(group).toContainText("solta.m4a");
  await page.getByRole("radio", { name: "60 s" }).check({ force: true });
  await expect(group).toContainText("mais curta que o vídeo");
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByText("A música é mais curta que o vídeo.")).toBeVisible();

  // The whole way: a film of the real studio over the song.
  await page.getByLabel("Duração em segundos").fill("6");
  await page.getByLabel("Duração em segundos").press("Enter");
  await expect(group).toContainText("Os cortes caem na batida dela");
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByText("Vídeo gerado com sucesso!")).toBeVisible({ timeout: 90_000 });
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("is never wider than its screen, however long the file's name", async ({ page }) => {
    const long = path.join(folder, `${"um nome muito comprido ".repeat(6)}.m4a`);
    execFileSync("cp", [SONG, long]);
    await signIn(page);
    await makeKeyImage(page, photoPath("coffee.png"));
    await chooseSong(page, long);
    const group = page.getByRole("group", { name: "Minha música" });
    await expect(group).toContainText("Os cortes caem");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoAxeFindings(page);
  });
});

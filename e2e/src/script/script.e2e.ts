import { expect, type Locator, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { button } from "../page-objects.ts";
import { MOVING, test } from "../test.ts";

function scriptField(page: Page): Locator {
  return page.getByLabel("Descrição do Vídeo");
}

/** Puts the caret before the first `words` of the script, then moves it with a key, as a user does. */
async function goTo(page: Page, words: string): Promise<void> {
  await scriptField(page).evaluate((field: HTMLTextAreaElement, sought) => {
    const at = field.value.indexOf(sought);
    field.focus();
    field.setSelectionRange(at, at);
  }, words);
  await page.keyboard.press("ArrowRight");
}

/** The script's lines that open a scene. */
async function sceneLines(page: Page): Promise<string[]> {
  const script = await scriptField(page).inputValue();
  return script.split("\n").filter((line) => /^\d:\d\d/.test(line));
}

/** The line that is marked as the current one. */
async function lineOnAir(page: Page): Promise<string> {
  const parts = page.locator("[data-on-air] [data-copy]");
  return (await parts.evaluateAll((all) => all.map((part) => part.getAttribute("data-copy")))).join("");
}

test.beforeEach(async ({ page, openDraft }) => {
  await openDraft(photoPath("denali.webp"));
  await button(page, "Prévia").click();
});

test.use(MOVING);

test("the preview shows the scene of the line one goes to, and marks the line of the scene it shows", async ({
  page,
}) => {
  const scenes = await sceneLines(page);
  await button(page, "Pausar").click();
  const [, , third = ""] = scenes;
  // The script is read once the preview shows; until then no line belongs to a scene.
  await expect.poll(() => lineOnAir(page)).not.toBe("");
  await goTo(page, third);
  await expect(page.getByText(`Cena 3 de ${scenes.length}`, { exact: true })).toBeVisible();
  await expect.poll(() => lineOnAir(page)).toBe(third);

  const position = page.getByRole("slider", { name: "Posição na prévia" });
  await position.focus();
  await page.keyboard.press("End");
  await expect(page.getByText(`Cena ${scenes.length} de ${scenes.length}`, { exact: true })).toBeVisible();
  await expect.poll(() => lineOnAir(page)).toBe(scenes.at(-1));

  for (const platform of ["TikTok", "Reels", "Shorts"]) {
    await page.getByRole("radio", { name: platform }).check();
    await expect(page.locator("svg", { hasText: "@seu.perfil" })).toBeVisible();
    await expectNoAxeFindings(page);
  }
});

test("what was not understood is said below the script, with the way to its line", async ({ page }) => {
  const lines = ["Filme de 6 segundos, estilo viral", "", "0:00 – 0:06  Close no assunto, órbita.", "solto"];
  await scriptField(page).fill(lines.join("\n"));
  await expect(page.getByText('A linha "solto" não descreve uma cena')).toBeVisible();
  await expectNoAxeFindings(page);
  await button(page, "Ir para a linha 4").click();
  const selected = await scriptField(page).evaluate(
    ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
  );
  expect(selected).toBe("solto");
  await button(page, "Desfazer edição").click();
  await expect(page.getByText('A linha "solto" não descreve uma cena')).toBeHidden();
});

test("style and length chosen for a script as it was generated plan it anew: that is what comes out", async ({
  page,
}) => {
  await page.getByRole("radio", { name: "Suave" }).check();
  await page.getByRole("radio", { name: "15 s" }).check();
  await expect(scriptField(page)).toHaveValue(
    /^Filme de 15 segundos, estilo suave,[^\n]* \d+ BPM\n[^]*– 0:15 [^\n]*\n(?!0:)/,
  );
  await expect(button(page, "Desfazer edição")).toBeHidden();
  await expect(page.getByText("Refazer o roteiro")).toBeHidden();
  await expect(page.getByRole("slider", { name: "Posição na prévia" })).toHaveAttribute(
    "aria-valuetext",
    /de 0:15/,
    { timeout: 30_000 },
  );
});

test("a film is made of the length that was typed last, by the click that leaves its field", async ({
  page,
}) => {
  await page.getByLabel("Duração em segundos").fill("7");
  await button(page, "Gerar Vídeo").click();
  await expect(button(page, "Gerando vídeo...")).toBeVisible();
  await expect(scriptField(page)).toHaveValue(/^Filme de 7 segundos/);
});

test("where a script's own times give another length than was chosen, the options say so", async ({
  page,
}) => {
  const told = page.getByText("Os tempos do roteiro mandam: o vídeo sai com 12 s.");
  await expect(told).toBeHidden();
  await scriptField(page).fill("[0-3s] O céu. [3-7s] A montanha. [7-12s] A foto toda.");
  await expect(told).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel("Duração em segundos").fill("12");
  await page.getByLabel("Duração em segundos").press("Enter");
  await expect(told).toBeHidden();
});

test("words with a picture of them on the clipboard are pasted as words", async ({ page }) => {
  const paste = (words: boolean) =>
    scriptField(page).evaluate(async (field, withWords) => {
      const canvas = new OffscreenCanvas(400, 300);
      canvas.getContext("2d")!.fillRect(100, 100, 50, 50);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([await canvas.convertToBlob()], "tabela.png", { type: "image/png" }));
      if (withWords) clipboardData.setData("text/plain", "uma tabela");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, words);
  await paste(true);
  await expect(page.getByText("tabela.png")).toBeHidden();
  await paste(false);
  await expect(page.getByText("tabela.png")).toBeVisible();
});

test("for an edited script the times follow the length, and planning it anew is offered", async ({
  page,
}) => {
  const made = await scriptField(page).inputValue();
  const edited = made.replace(/"[^"]*"/, '"MINHA FRASE"');
  await scriptField(page).fill(edited);
  await page.getByRole("radio", { name: "15 s" }).check();
  await expect(scriptField(page)).toHaveValue(
    /^Filme de 15 segundos[^]*"MINHA FRASE"[^]*– 0:15 [^\n]*\n(?!0:)/,
  );
  await expectNoAxeFindings(page);
  await button(page, "Só ajustar os tempos").click();
  await expect(page.getByText("Refazer o roteiro")).toBeHidden();
  await expect(scriptField(page)).toHaveValue(/MINHA FRASE/);

  await page.getByRole("radio", { name: "60 s" }).check();
  await button(page, "Refazer o roteiro para 60 s").click();
  await expect(scriptField(page)).toHaveValue(/^Filme de 60 segundos[^]*– 1:00 [^\n]*\n(?!0:)/);
  await expect(scriptField(page)).not.toHaveValue(/MINHA FRASE/);
  await button(page, "Desfazer").click();
  await expect(scriptField(page)).toHaveValue(/^Filme de 60 segundos[^]*MINHA FRASE/);
  await expect(page.getByRole("radio", { name: "60 s" })).toBeChecked();
});

test("a long script scrolls in its box together with its marks", async ({ page }) => {
  const scenes = Array.from({ length: 60 }, (_, scene) => `${scene}s close no assunto, deriva "${scene}"`);
  await scriptField(page).fill(scenes.join("\n"));
  const tops = await scriptField(page).evaluate((field) => {
    field.parentElement?.scrollTo({ top: 300 });
    return [field, document.querySelector(".script-line")].map((each) => each?.getBoundingClientRect().top);
  });
  const [top = 0, mark = 0] = tops;
  expect(Math.abs(mark - top)).toBeLessThan(20);
  const hidden = await scriptField(page).evaluate((field) => ({
    inField: field.scrollHeight - field.clientHeight,
    inBox: (field.parentElement?.scrollHeight ?? 0) - (field.parentElement?.clientHeight ?? 0),
  }));
  expect(hidden.inField).toBe(0);
  expect(hidden.inBox).toBeGreaterThan(300);
});

test("free text is told as it was understood, and can be exchanged for that and back", async ({ page }) => {
  const told = page.getByText("Como a Curta entendeu");
  await expect(page.getByRole("heading", { name: "Cenas" })).toBeVisible();
  await expect(told).toBeHidden();
  const prose = "Começa bem perto do pico e depois a câmera vai se afastando até a foto inteira.";
  await scriptField(page).fill(prose);
  await told.click();
  const understood = page.getByRole("group", { name: "O roteiro como foi entendido" });
  await expect(understood).toContainText("0:00 –");
  await expectNoAxeFindings(page);

  const script = await understood.textContent();
  await button(page, "Usar este roteiro").click();
  await expect(scriptField(page)).toHaveValue(script ?? "");
  await expect(told).toBeHidden();
  await button(page, "Desfazer").first().click();
  await expect(scriptField(page)).toHaveValue(prose);
  await expect(told).toBeVisible();
});

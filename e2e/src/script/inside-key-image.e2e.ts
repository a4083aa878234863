import { expect, type Locator, type Page } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { expectNoAxeFindings } from "../axe.ts";
import { button } from "../page-objects.ts";
import { test } from "../test.ts";

const LINE = "Só dentro da imagem gerada.";

function insideSwitch(page: Page): Locator {
  return page.getByRole("switch", { name: "Só dentro da imagem gerada", exact: true });
}

function script(page: Page): Locator {
  return page.getByLabel("Descrição do Vídeo");
}

test.beforeEach(async ({ openDraft }) => {
  await openDraft(photoPath("two-scientists.jpg"));
});

test("the switch writes its line below the script's first, and takes it out again", async ({ page }) => {
  const written = await script(page).inputValue();
  await expect(insideSwitch(page)).not.toBeChecked();
  await expect(insideSwitch(page)).toHaveAccessibleDescription("O vídeo não sai do recorte que você vê.");
  await insideSwitch(page).check();
  const [header, second] = (await script(page).inputValue()).split("\n");
  expect([header, second]).toEqual([written.split("\n")[0], LINE]);
  await expectNoAxeFindings(page);

  const sent = page.waitForRequest("**/webhook/gerarShorts");
  await button(page, "Gerar Vídeo").click();
  const body = (await sent).postDataJSON() as Record<string, string>;
  expect(Object.keys(body).toSorted()).toEqual(
    ["generation_type", "image_url", "opcoes", "task_uuid", "user_id", "video_description"].toSorted(),
  );
  expect(body.video_description).toContain(`\n${LINE}\n`);
  await button(page, "Cancelar").click();

  await page.reload();
  await expect(insideSwitch(page)).toBeChecked();
  await insideSwitch(page).uncheck();
  await expect(script(page)).toHaveValue(written);
});

test("a script edited by hand keeps every word but the line, and the line typed by hand turns it on", async ({
  page,
}) => {
  await script(page).fill("Um filme calmo\n\n\nsobre o mar  ");
  await insideSwitch(page).check();
  await expect(script(page)).toHaveValue(`Um filme calmo\n${LINE}\n\n\nsobre o mar  `);
  await insideSwitch(page).uncheck();
  await expect(script(page)).toHaveValue("Um filme calmo\n\n\nsobre o mar  ");
  await script(page).fill("Um filme calmo\nfique só dentro da imagem gerada");
  await expect(insideSwitch(page)).toBeChecked();
});

test("it is reached and turned with the keyboard, and large enough for a thumb", async ({ page }) => {
  await script(page).focus();
  for (let presses = 0; presses < 8; presses++) {
    if (await insideSwitch(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(insideSwitch(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(insideSwitch(page)).toBeChecked();
  const box = await insideSwitch(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
});

test("it stays on over another image, whose script comes all the same", async ({ page }) => {
  await insideSwitch(page).check();
  const before = await script(page).inputValue();
  await button(page, "Gerar Nova Imagem").click();
  await expect(button(page, "Gerando imagem...")).toBeVisible();
  await expect(button(page, "Gerar Nova Imagem")).toBeVisible({ timeout: 60_000 });
  await expect(insideSwitch(page)).toBeChecked();
  await expect(script(page)).not.toHaveValue(before);
  await expect(script(page)).toHaveValue(new RegExp(`^Filme de .*\n${LINE}\n`));
});

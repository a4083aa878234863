import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeFindingsInLightAndDark } from "../axe.ts";
import { button } from "../page-objects.ts";
import { boxOf, cards, lines, openScript, openShot, SCRIPT, scriptField, strip } from "./strip-page.ts";
import { test } from "../test.ts";

/** What a card shows, as text that differs where the picture does; empty until it is drawn. */
async function pictureOf(card: Locator): Promise<string> {
  return card.evaluate((element) => {
    const small = new OffscreenCanvas(18, 32).getContext("2d");
    const picture = element.querySelector("canvas");
    if (small === null || picture === null) return "";
    small.drawImage(picture, 0, 0, 18, 32);
    const { data } = small.getImageData(0, 0, 18, 32);
    return data.every((value, at) => at % 4 === 3 || value === 0) ? "" : data.join();
  });
}

/** What a card shows once it has been drawn and is drawn no more. */
async function stillOf(page: Page, card: Locator): Promise<string> {
  let last = "";
  await expect
    .poll(
      async () => {
        const before = last;
        await page.waitForTimeout(500);
        last = await pictureOf(card);
        return last !== "" && last === before;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return last;
}

test("the strip shows the user's photo shot by shot, says each aloud, and moves the one that is pointed at", async ({
  page,
  openDraft,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openScript(page, openDraft);
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).nth(0)).toHaveAccessibleName("Cena 1 de 4, 2 s, legenda: Um");
  await expect(cards(page).nth(1)).toHaveAccessibleName("Cena 2 de 4, 3 s, sem legenda");
  await strip(page).scrollIntoViewIfNeeded();
  const [first, second] = [await stillOf(page, cards(page).nth(0)), await stillOf(page, cards(page).nth(1))];
  expect(second).not.toBe(first);
  await cards(page).nth(1).hover();
  await expect.poll(() => pictureOf(cards(page).nth(1))).not.toBe(second);
  expect(await pictureOf(cards(page).nth(0))).toBe(first);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await cards(page).nth(0).focus();
  await page.waitForTimeout(800);
  expect(await pictureOf(cards(page).nth(0))).toBe(first);
});

test("a caption changed by touch changes its line alone, undo brings it back, and what is typed below shows in the strip", async ({
  page,
  openDraft,
}) => {
  await openScript(page, openDraft);
  await openShot(page, 3, "Legenda");
  await page.getByLabel("Legenda na tela").fill("Saúde");
  await expect(scriptField(page)).toHaveValue(
    SCRIPT.with(4, '0:05 - 0:07 close no ponto 2, câmera na mão "Saúde"').join("\n"),
  );
  await expect(cards(page).nth(2)).toHaveAccessibleName("Cena 3 de 4, 2 s, legenda: Saúde");
  await page.getByRole("group", { name: "Cena 3 de 4" }).getByRole("button", { name: "Desfazer" }).click();
  await expect(scriptField(page)).toHaveValue(SCRIPT.join("\n"));
  await expect(page.getByLabel("Legenda na tela")).toHaveValue("Três");

  await scriptField(page).fill(SCRIPT.with(2, '0:00 – 0:02  Close no assunto, pirueta. "Oi"').join("\n"));
  await expect(cards(page).nth(0)).toHaveAccessibleName("Cena 1 de 4, 2 s, legenda: Oi, 1 aviso");
  await expect(strip(page).getByText("1 aviso", { exact: true })).toBeVisible();
  await button(page, "Cena anterior").click();
  await button(page, "Cena anterior").click();
  await expect(strip(page).getByText('não entendi "pirueta".')).toBeVisible();
});

test("length, move and effects are changed in the script's own words", async ({ page, openDraft }) => {
  await openScript(page, openDraft);
  await openShot(page, 1, "Tempo");
  await button(page, "Mais longa").click();
  await expect(cards(page).nth(0)).toHaveAccessibleName("Cena 1 de 4, 2,5 s, legenda: Um");
  await page.getByRole("tab", { name: "Movimento" }).click();
  await page.getByRole("radio", { name: "órbita" }).check();
  await page.getByRole("radio", { name: "entra em fusão" }).check();
  await page.getByRole("tab", { name: "Efeitos" }).click();
  await page.getByRole("checkbox", { name: "tremor" }).check();
  await expect(scriptField(page)).toHaveValue(
    SCRIPT.with(2, '0:00 – 0:02,5  Close no assunto, órbita, entra em fusão, tremor. "Um"')
      .with(3, "0:02,5 – 0:05  Plano aberto na imagem toda, afastamento.")
      .join("\n"),
  );
  await page.getByRole("checkbox", { name: "tremor" }).uncheck();
  await expect(scriptField(page)).not.toHaveValue(/tremor/);
});

test("shots are moved, copied, added and removed with buttons; the other lines keep their words", async ({
  page,
  openDraft,
}) => {
  await openScript(page, openDraft);
  await openShot(page, 1, "Legenda");
  await button(page, "Mover a cena para depois").click();
  await expect(scriptField(page)).toHaveValue(
    SCRIPT.with(2, "0:00 – 0:03  Plano aberto na imagem toda, afastamento.")
      .with(3, '0:03 – 0:05  Close no assunto, aproximação. "Um"')
      .join("\n"),
  );
  await expect(page.getByRole("group", { name: "Cena 2 de 4" })).toBeVisible();
  await button(page, "Mover a cena para antes").click();
  await expect(scriptField(page)).toHaveValue(SCRIPT.join("\n"));

  await button(page, "Duplicar").click();
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).nth(1)).toHaveAccessibleName("Cena 2 de 5, 2 s, legenda: Um");
  expect((await lines(page))[0]).toContain("Filme de 12 segundos");
  await expect(page.getByRole("group", { name: "Cena 2 de 5" })).toBeVisible();
  await button(page, "Remover").click();
  await expect(scriptField(page)).toHaveValue(SCRIPT.join("\n"));

  await button(page, "Adicionar cena no fim").click();
  await expect(cards(page)).toHaveCount(5);
  expect((await lines(page)).at(-1)).toBe("Nota: feito à mão");
  expect((await lines(page)).slice(2, 6)).toEqual(SCRIPT.slice(2, 6));
});

test("a shot is dragged to another place", async ({ page, openDraft }) => {
  await openScript(page, openDraft);
  await strip(page).scrollIntoViewIfNeeded();
  const [from, to] = [await boxOf(cards(page).nth(0)), await boxOf(cards(page).nth(2))];
  await page.mouse.move(from.x + 40, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect(cards(page).nth(2)).toHaveAccessibleName("Cena 3 de 4, 2 s, legenda: Um");
  expect((await lines(page)).slice(2, 5).map((line) => line.replace(/^[\d:,\s–-]+/, ""))).toEqual([
    "Plano aberto na imagem toda, afastamento.",
    "close no ponto 2, câmera na mão 'Três'",
    'Close no assunto, aproximação. "Um"',
  ]);
  await expect(page.getByRole("tablist")).toBeHidden();
});

test("a shot is put where a drag ends, also on a page too busy to draw its last move", async ({
  page,
  openDraft,
}) => {
  await openScript(page, openDraft);
  await strip(page).scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(cards(page).nth(0));
  await page.mouse.move(x + 40, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 60, { steps: 4 });
  const { x: clientX } = await boxOf(cards(page).nth(2));
  await page.evaluate((at) => {
    for (const type of ["pointermove", "pointerup"]) {
      dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "mouse", clientX: at }));
    }
  }, clientX + 40);
  await expect(cards(page).nth(2)).toHaveAccessibleName("Cena 3 de 4, 2 s, legenda: Um");
});

test("the frame is dragged over the photo, moved with keys, and named by its words", async ({
  page,
  openDraft,
}) => {
  await openScript(page, openDraft);
  await openShot(page, 2, "Quadro");
  const photo = page.locator(".framing-photo");
  const { x, y, width, height } = await boxOf(photo);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.3, y + height / 2, { steps: 6 });
  await page.mouse.up();
  const view = /^0:02 – 0:05 {2}Plano aberto no quadro de (\d+)% em (\d+)% por (\d+)%, afastamento\.$/;
  const said = async () => (view.exec((await lines(page))[3] ?? "") ?? []).map(Number);
  await expect.poll(async () => (await said())[2] ?? 100).toBeLessThan(45);
  const [, share = 0] = await said();
  const frame = page.getByRole("group", { name: /^Quadro de/ });
  await frame.focus();
  for (const key of ["+", "+", "+", "ArrowRight"]) await page.keyboard.press(key);
  await expect
    .poll(async () => Number(/quadro de (\d+)%/.exec((await lines(page))[3] ?? "")?.[1]))
    .toBeLessThan(share - 10);
  await page.getByRole("radio", { name: "na pessoa" }).check();
  await expect.poll(async () => (await lines(page))[3]).toMatch(/ na pessoa, afastamento\.$/);
  expect((await lines(page)).toSpliced(3, 1)).toEqual(SCRIPT.toSpliced(3, 1));
});

test("prose shows the shots that it is understood as, and becomes a list by the first touch", async ({
  page,
  openDraft,
}) => {
  const prose = "Uma cerveja gelada sobre a mesa. Dá vontade de provar!";
  await openScript(page, openDraft);
  await scriptField(page).fill(prose);
  await expect(strip(page).getByText("passa este texto para uma lista de cenas")).toBeVisible();
  const count = await cards(page).count();
  await openShot(page, 1, "Legenda");
  await page.getByLabel("Legenda na tela").fill("Agora sim");
  await expect(scriptField(page)).toHaveValue(/^Filme de \d+ segundos[^]*"Agora sim"/);
  await expect(cards(page)).toHaveCount(count);
  await page
    .getByRole("group", { name: /^Cena 1/ })
    .getByRole("button", { name: "Desfazer" })
    .click();
  await expect(scriptField(page)).toHaveValue(prose);
});

for (const width of [1280, 390]) {
  test.describe(`${width} wide`, () => {
    const phone = width === 390 ? { hasTouch: true, isMobile: true } : {};
    test.use({ viewport: { width, height: 844 }, ...phone });

    test("strip and editor have no accessibility problem, and keep the page as wide as the window", async ({
      page,
      openDraft,
    }) => {
      await openScript(page, openDraft);
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expectNoAxeFindingsInLightAndDark(page);
      for (const tool of ["Legenda", "Quadro", "Movimento", "Tempo", "Efeitos"]) {
        if (tool === "Legenda") await cards(page).nth(1).click();
        await page.getByRole("tab", { name: tool }).click();
        await expectNoAxeFindingsInLightAndDark(page);
        expect(await scrollWidth()).toBeLessThanOrEqual(width);
        const targets = page.locator(".shot-editor :is(button, label, textarea)");
        for (const target of await targets.all()) {
          const { height } = await boxOf(target);
          if (!(await target.evaluate((each) => each.matches(".tool-field > label"))))
            expect(height).toBeGreaterThanOrEqual(44);
        }
      }
      if (width === 390) {
        const [editor, card] = [await boxOf(page.locator(".shot-editor")), await boxOf(cards(page).nth(1))];
        expect(editor.y + editor.height).toBe(844);
        expect(card.y).toBeGreaterThanOrEqual(0);
        expect(card.y + 100).toBeLessThan(editor.y);
      }
      await page.keyboard.press("Escape");
      await expect(page.getByRole("tablist")).toBeHidden();
      await expect(cards(page).nth(1)).toBeFocused();
    });
  });
}

test("an open shot stands whole above the button that makes the film, and so does the photo to frame", async ({
  page,
  openDraft,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openScript(page, openDraft);
  await cards(page)
    .nth(1)
    .evaluate((card) => card.scrollIntoView({ block: "end" }));
  const below = async (part: string) => {
    const { y, height } = await boxOf(page.locator(part));
    return (await boxOf(page.locator(".area-controls .main-action"))).y - y - height;
  };
  await cards(page).nth(1).click();
  await expect(page.locator(".shot-editor")).toBeVisible();
  expect(await below(".shot-editor")).toBeGreaterThanOrEqual(0);
  await expect(cards(page).nth(1)).toBeInViewport({ ratio: 1 });
  await page.getByRole("tab", { name: "Quadro" }).click();
  expect(await below(".framing-zoom")).toBeGreaterThanOrEqual(0);
});

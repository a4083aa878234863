import { expect } from "@playwright/test";
import { button, makeKeyImage, signIn } from "../page-objects.ts";
import { boxOf, cards, lines, openScript, openShot, scriptField, strip } from "./strip-page.ts";
import { MOVING, test } from "../test.ts";
import { smallPhoto } from "../small-photos.ts";

const bottomOf = ({ y, height }: { y: number; height: number }) => y + height;

test.use(MOVING);

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger that rests on a shot lifts it, and two fingers on the photo change the frame", async ({
    page,
    openDraft,
  }) => {
    await openScript(page, openDraft);
    const device = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...places: [number, number][]) => {
      const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
      await device.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    await strip(page).scrollIntoViewIfNeeded();
    const [first, second] = [await boxOf(cards(page).nth(0)), await boxOf(cards(page).nth(1))];
    await touch("touchStart", [first.x + 30, first.y + 60]);
    await expect(strip(page).locator("[data-dragged]")).toBeVisible();
    await touch("touchMove", [first.x + 60, first.y + 60]);
    await touch("touchMove", [second.x + 30, second.y + 60]);
    await touch("touchEnd");
    await expect(cards(page).nth(1)).toHaveAccessibleName("Cena 2 de 4, 2 s, legenda: Um");

    await openShot(page, 2, "Quadro");
    const { x, y, width, height } = await boxOf(page.locator(".framing-photo"));
    const share = async () => Number(/quadro de (\d+)%/.exec((await lines(page))[3] ?? "")?.[1] ?? 0);
    const [middle, centre] = [x + width / 2, y + height / 2];
    await touch("touchStart", [middle - 60, centre], [middle + 60, centre]);
    for (const apart of [50, 40, 30]) {
      await touch("touchMove", [middle - apart, centre], [middle + apart, centre]);
    }
    await touch("touchEnd");
    await expect.poll(share).toBeGreaterThan(0);
    const closer = await share();
    await touch("touchStart", [middle - 30, centre], [middle + 30, centre]);
    for (const apart of [40, 50, 60]) {
      await touch("touchMove", [middle - apart, centre], [middle + apart, centre]);
    }
    await touch("touchEnd");
    await expect.poll(share).toBeGreaterThan(closer);
  });

  test("an open shot, its card and the preview stand above one another, whatever was written before", async ({
    page,
    openDraft,
  }) => {
    await openScript(page, openDraft);
    await button(page, "Prévia").tap();
    await button(page, "Pausar").tap();
    await scriptField(page).focus();
    await page.keyboard.press("Control+End");
    await cards(page).nth(2).scrollIntoViewIfNeeded();
    await cards(page).nth(2).tap();
    const dock = page.locator(".preview[data-docked]");
    await expect(dock).toBeVisible();
    const cardTop = async () => (await boxOf(cards(page).nth(2))).y;
    // The page scrolls there smoothly.
    await expect
      .poll(async () => (await cardTop()) + 100 - (await boxOf(page.locator(".shot-editor"))).y)
      .toBeLessThan(0);
    expect(await cardTop()).toBeGreaterThanOrEqual((await boxOf(dock)).height);
  });

  test("the preview that began by itself stays in sight while a shot is open, and while one writes", async ({
    page,
  }) => {
    await signIn(page);
    await makeKeyImage(page, smallPhoto("craft-beer.jpg"));
    await button(page, "Fechar mensagem").click();
    await expect(cards(page).first()).toBeVisible();
    const dock = page.locator(".preview[data-docked]");
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect(dock).toBeHidden();
    await cards(page).first().tap();
    await expect(dock).toBeVisible();
    await expect
      .poll(async () => bottomOf(await boxOf(dock)) - (await boxOf(cards(page).first())).y)
      .toBeLessThanOrEqual(0);
    await expect(page.locator(".shot-editor")).toBeInViewport({ ratio: 1 });
    const height = (await boxOf(dock)).height;
    expect(height).toBeLessThan(844 / 3);

    await cards(page).first().tap();
    await expect(page.locator(".shot-editor")).toBeHidden();
    await expect(dock).toBeHidden();
    await scriptField(page).scrollIntoViewIfNeeded();
    await scriptField(page).focus();
    await expect(dock).toBeVisible();
  });

  test("the buttons that make a frame larger and smaller are whole, without scrolling", async ({
    page,
    openDraft,
  }) => {
    await openScript(page, openDraft);
    await openShot(page, 2, "Quadro");
    const panel = await boxOf(page.getByRole("tabpanel"));
    for (const name of ["Mais perto", "Mais longe"]) {
      const press = await boxOf(page.locator(".framing-zoom").getByRole("button", { name }));
      expect(press.y + press.height).toBeLessThanOrEqual(panel.y + panel.height);
      expect(press.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("a message covers no button of an open shot", async ({ page, openDraft }) => {
    await openDraft(smallPhoto("craft-beer.jpg"));
    await button(page, "Gerar Nova Imagem").tap();
    await cards(page).first().tap();
    const message = page.getByText("Imagem gerada com sucesso!");
    await expect(message).toBeVisible({ timeout: 60_000 });
    // It moves in from below, and the editor out of its way.
    const gap = async () =>
      (await boxOf(page.locator(".message-bar"))).y - bottomOf(await boxOf(page.locator(".shot-editor")));
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect(button(page, "Duplicar")).toBeInViewport({ ratio: 1 });
  });
});

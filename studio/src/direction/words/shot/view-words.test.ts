import { expect, test } from "vitest";
import { readView } from "./view-words.ts";

const view = (share: number, x: number, y: number) => ({ kind: "view", x, y, share });

test("a view is read as it is written: how much of the photo it shows, and where its middle is", () => {
  expect(readView("quadro de 55% em 42% por 30%")).toEqual(view(55, 42, 30));
  expect(readView("quadro de 11 % em 0 % x 100 %")).toEqual(view(11, 0, 100));
});

test("a view shows at least a tenth of the photo, and nothing beyond its edges", () => {
  expect(readView("quadro de 9% em 50% por 50%")).toEqual(view(10, 50, 50));
  expect(readView("quadro de 101% em 120% por 999%")).toEqual(view(100, 100, 100));
});

import { expect, test } from "vitest";
import { layOutCard } from "./card.ts";

test("a long photo lies in more strips only while they show it much larger", () => {
  expect([1, 2, 4, 20, 40, 100].map((aspect) => layOutCard(aspect).length)).toEqual([1, 1, 2, 4, 4, 4]);
});

import { expect, test } from "vitest";
import { topicParts } from "./topic-parts.ts";

const partsOf = (topic: string) => topicParts(topic).map(({ text }) => text);

test("a quoted text is one caption up to 76 characters; a longer one is divided", () => {
  const quoted = "Um lugar para sentar e ficar o dia todo sem olhar as horas passarem na praca";
  expect(quoted).toHaveLength(76);
  expect(partsOf(`"${quoted}"`)).toEqual([quoted]);
  expect(partsOf(`"${quoted}s"`).length).toBeGreaterThan(2);
  expect(partsOf(quoted).length).toBeGreaterThan(2);
});

test("no caption is a single word where the words can be divided better", () => {
  expect(
    partsOf("Bolo com creme feito agora mesmo bem aqui").map((part) => part.split(" ").length > 1),
  ).toEqual([true, true]);
  expect(partsOf("Promoção de inverno em toda loja só hoje aqui")).toEqual([
    "Promoção de inverno",
    "em toda loja só hoje aqui",
  ]);
});

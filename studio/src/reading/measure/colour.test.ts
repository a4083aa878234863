import { expect, test } from "vitest";
import { plainColour } from "../../nouns/plain-colours.ts";
import { colourName } from "./colour.ts";

test.each([
  ["a pale sky", [173, 216, 230], "azul-claro"],
  ["a clear sky", [135, 206, 235], "azul-claro"],
  ["a cyan wall", [106, 216, 225], "azul-claro"],
  ["deeper turquoise", [60, 190, 200], "azul-claro"],
  ["mint", [158, 211, 196], "verde-claro"],
  ["a bluish white", [215, 232, 240], "branco"],
] as const)("%s, %j, is called %s", (_, [red, green, blue], name) => {
  expect(plainColour(colourName(red, green, blue))).toBe(name);
});

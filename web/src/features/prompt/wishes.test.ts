import fc from "fast-check";
import { expect, test } from "vitest";
import { hasWish, toggleWish } from "./wishes.ts";

test("a wish is a sentence of its own at the end", () => {
  expect(toggleWish("Um gato. Luz farta.", "Mais quente")).toBe("Um gato. Luz farta. Mais quente.");
  expect(toggleWish("", "Mais quente")).toBe("Mais quente.");
  expect(hasWish("imagem mais quente.", "Mais quente")).toBe(false);
  expect(hasWish("Mais quente...", "Mais quente")).toBe(false);
});

test("a wish that is added and taken out leaves the prompt as it was, whatever stands in it", () => {
  const words = fc.array(fc.constantFrom("Mais quente.", "Mais perto.", "um gato", " ", "\n", ".", "luz"));
  fc.assert(
    fc.property(words, (parts) => {
      const prompt = parts.join("");
      fc.pre(!hasWish(prompt, "Mais quente"));
      const wished = toggleWish(prompt, "Mais quente");
      expect(hasWish(wished, "Mais quente")).toBe(true);
      expect(toggleWish(wished, "Mais quente").trimEnd()).toBe(prompt.trimEnd());
    }),
  );
});

test("of several wishes each is taken out alone", () => {
  const both = toggleWish(toggleWish("Um gato.", "Mais perto"), "Mais quente");
  expect(toggleWish(both, "Mais perto")).toBe("Um gato. Mais quente.");
  expect(toggleWish("Mais perto. Um gato.", "Mais perto")).toBe("Um gato.");
});

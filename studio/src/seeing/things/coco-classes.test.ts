import { expect, test } from "vitest";
import { modestConfidence, SURE_NAME } from "./coco-classes.ts";

test.each([
  ["a camera that looks like a phone", "cell phone", "device", 0.62, false],
  ["a round sign that looks like a clock", "clock", null, 0.64, false],
  ["flowers that look like a cake", "cake", "food", 0.6, false],
  ["a phone beyond doubt", "cell phone", "device", 0.71, true],
  ["a cat, which is rarely seen in anything else", "cat", "pet", 0.58, true],
] as const)("whether the name of %s is sure", (_case, label, family, confidence, isSure) => {
  expect(modestConfidence(label, family, confidence) >= SURE_NAME).toBe(isSure);
});

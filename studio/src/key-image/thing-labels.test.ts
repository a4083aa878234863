import { expect, test } from "vitest";
import { isTexture, labelThings } from "./thing-labels.ts";

const box = { x: 0, y: 0, w: 0.3, h: 0.3 };
const hoofed = (label: string, confidence: number, runnerUp: number) =>
  ({ box, label, family: "hoofed", confidence, runnerUp }) as const;

test("a thing is called by its class where no other of its family is likely, else by its family", () => {
  const horse = hoofed("horse", 0.8, 0.3);
  expect(labelThings([horse])).toEqual(["horse"]);
  expect(labelThings([{ ...horse, runnerUp: 0.6 }])).toEqual(["hoofed"]);
  expect(labelThings([{ box, label: "bird", family: null, confidence: 0.6, runnerUp: 0.5 }])).toEqual([
    "bird",
  ]);
});

test("one of a herd is no cow where another looks like a horse", () => {
  // What the network says of four horses on a meadow.
  const herd = [hoofed("cow", 0.68, 0.29), hoofed("horse", 0.66, 0.48), hoofed("cow", 0.61, 0.54)];
  expect(labelThings(herd)).toEqual(["hoofed", "hoofed", "hoofed"]);
  expect(labelThings([hoofed("cow", 0.68, 0.29), hoofed("cow", 0.61, 0.54)])).toEqual(["cow", "hoofed"]);
});

test("a horse and a sheep that are both surely seen keep their names", () => {
  expect(labelThings([hoofed("horse", 0.9, 0.1), hoofed("sheep", 0.8, 0.2)])).toEqual(["horse", "sheep"]);
  const dog = { box, label: "dog", family: "pet", confidence: 0.9, runnerUp: 0.1 } as const;
  expect(labelThings([dog, { ...dog, label: "cat", confidence: 0.6, runnerUp: 0.5 }])).toEqual([
    "dog",
    "pet",
  ]);
});

test("what fills the photo without a sure name is a texture, and nothing that a photo is of", () => {
  const folds = { ...hoofed("hoofed", 0.69, 0.6), box: { x: 0, y: 0, w: 1, h: 0.88 } };
  expect(isTexture(folds)).toBe(true);
  expect(isTexture({ ...folds, confidence: 0.7 })).toBe(false);
  expect(isTexture({ ...folds, label: "horse" })).toBe(false);
  expect(isTexture({ ...folds, label: "pet", family: "pet" })).toBe(false);
  expect(isTexture({ ...folds, box: { ...folds.box, h: 0.87 } })).toBe(false);
});

import { expect, test } from "vitest";
import { shotsInProse } from "./shots-in-prose.ts";

const CUP = { kind: "thing", label: "cup", which: 1 };
const targetsOf = (sentence: string) =>
  shotsInProse(sentence, { from: 0, to: 0 }).map(({ target }) => target);

test.each([
  ["aparece o rosto devagar, corta pro copo", [{ kind: "face" }, CUP]],
  ["Abre com a foto toda, fecha no copo e fica lá", [{ kind: "whole" }, CUP]],
  ["gira no copo; depois pula pro rosto", [CUP, { kind: "face" }]],
  ["foca no copo e volta pro rosto", [CUP, { kind: "face" }]],
])("shots follow one another as people say it: %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});

test.each([
  ["mostra o copo, depois o rosto e depois tudo", [CUP, { kind: "face" }, { kind: "whole" }]],
  ["Mostra primeiro o rosto, depois o copo", [{ kind: "face" }, CUP]],
  ["mostra o rosto, mostra o copo", [{ kind: "face" }, CUP]],
  ["show the cup, then everything", [CUP, { kind: "whole" }]],
])("what is to be shown is a shot, also the first of them: %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});

test("a name alone is no shot", () => {
  expect(targetsOf("o copo da promoção")).toEqual([]);
});

import { expect, test } from "vitest";
import { remarksOfShots } from "./remarks-of-shots.ts";

const at = (line: number) => ({ from: line, to: line });

test("a remark stands at the shots of its line, without the scene's number", () => {
  const [first, second] = [at(0), at(1)];
  const remarks = [
    { text: "Cena 2: não entendi o fim.", line: 1 },
    { text: "A foto é escura.", line: null },
  ];
  expect(remarksOfShots({ shotLines: [first, second, second, null], remarks })).toEqual([
    [],
    ["não entendi o fim."],
    ["não entendi o fim."],
    [],
  ]);
});

test("of several scenes on one line each has the remarks with its own number, and those without are about the text", () => {
  const [first, second] = [at(0), at(0)];
  const remarks = [
    { text: "Cena 2: não sei onde fica a espuma.", line: 0 },
    { text: "O texto é longo.", line: 0 },
  ];
  expect(remarksOfShots({ shotLines: [first, first, second], remarks })).toEqual([
    [],
    [],
    ["não sei onde fica a espuma."],
  ]);
  expect(remarksOfShots({ shotLines: [first, second, at(1)], remarks })).toEqual([
    ["O texto é longo."],
    ["não sei onde fica a espuma.", "O texto é longo."],
    [],
  ]);
  expect(remarksOfShots({ shotLines: [first], remarks })[0]).toContain("O texto é longo.");
});

import { STYLES } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER, PORTRAIT } from "../../testing/direction/readings.ts";
import { direct } from "../direction/plan/direct.ts";
import { plainColours } from "./plain-colours.ts";

const CATALOGUE =
  /terracota|ferrugem|caramelo|ocre|âmbar|mostarda|cáqui|areia|marfim|carmim|tijolo|musgo|petróleo|grafite|chumbo|pêssego/;

test("scripts name colours as people do", () => {
  for (const reading of [BEER, PORTRAIT]) {
    for (const style of STYLES) {
      const { notes } = direct(reading, { style, seconds: 10, seed: 1 });
      expect(notes.join(" ")).toMatch(/Cores: /);
      expect(notes.join(" ")).not.toMatch(CATALOGUE);
    }
  }
});

test("shades of one colour are named once", () => {
  expect(plainColours(["castanho", "café", "preto", "verde"])).toEqual(["marrom", "preto", "verde"]);
});

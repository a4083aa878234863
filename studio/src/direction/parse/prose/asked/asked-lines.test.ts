import { expect, test } from "vitest";
import type { Outline, Scene } from "../../scene.ts";
import { placeAskedLines, wordsWithPlace } from "./asked-lines.ts";

/** Three scenes on lines 0, 2 and 4 and what stands between them; the captions afterwards, and the prose that is left. */
function placed(prose: Outline["prose"], captions: readonly (string | null | undefined)[] = []) {
  const scenes = [0, 2, 4].map((line, index): Scene => {
    const caption = captions[index];
    const scene: Scene = { lines: { from: line, to: line }, effects: [], prose: "" };
    return caption === undefined ? scene : { ...scene, caption };
  });
  const outline: Outline = { header: { line: {} }, scenes, notes: [], warnings: [], prose: [...prose] };
  placeAskedLines(outline);
  return [scenes.map(({ caption }) => caption), outline.prose.map(({ text }) => text)];
}

test("each of several lines that ask for words gives them, and only these lines are taken", () => {
  expect(
    placed([
      { text: "no começo aparece Oi", line: 5 },
      { text: "no fim aparece Tchau", line: 6 },
      { text: "o sol da tarde", line: 7 },
      { text: "e o mar", line: 8 },
    ]),
  ).toEqual([
    ["Oi", undefined, "Tchau"],
    ["o sol da tarde", "e o mar"],
  ]);
});

test("words without a place are those of the scene right above, of the first where none is, of the last where nobody knows", () => {
  const line = "escreve Oi no cantinho";
  expect(placed([{ text: line, line: 3 }])).toEqual([[undefined, "Oi", undefined], []]);
  expect(placed([{ text: line, line: 5 }])).toEqual([[undefined, undefined, "Oi"], []]);
  expect(placed([{ text: line, line: -1 }])).toEqual([["Oi", undefined, undefined], []]);
  expect(placed([{ text: line, line: null }])).toEqual([[undefined, undefined, "Oi"], []]);
});

test("a scene that has a caption, or asks for none, keeps it, and the line stays prose", () => {
  const prose = [{ text: "escreve Oi no cantinho", line: 1 }];
  expect(placed(prose, ["Bom dia"])).toEqual([["Bom dia", undefined, undefined], [prose[0]?.text]]);
  expect(placed(prose, [null])).toEqual([[null, undefined, undefined], [prose[0]?.text]]);
});

test("a line that asks for nothing stays, and so does one where there is no scene", () => {
  expect(placed([{ text: "o sol da tarde", line: 1 }])[1]).toEqual(["o sol da tarde"]);
  const prose = [{ text: "no fim aparece Tchau", line: 0 }];
  const outline: Outline = { header: { line: {} }, scenes: [], notes: [], warnings: [], prose };
  placeAskedLines(outline);
  expect(prose).toHaveLength(1);
});

test.each([
  ['"Oi" aparece no começo', { text: "Oi", place: "first" }],
  ['"Oi" aparece no começo e escreve Tchau no cantinho', { text: "Oi", place: "first" }],
  ['No fim aparece "Tchau"', { text: "Tchau", place: "last" }],
  ['"Oi" no começo e "Tchau" no fim', null],
  ['"Oi" em letras brancas', null],
  ['no fim da cena aparece "Oi"', null],
  ["no fim aparece Tchau", { text: "Tchau", place: "last" }],
  ["o sol da tarde", null],
])("what a line asks for at an end of the film: %s", (line, asked) => {
  expect(wordsWithPlace(line)).toEqual(asked);
});

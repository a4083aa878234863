import { expect, test } from "vitest";
import { mentionsIn } from "./mentions.ts";
import { isKind, NOUNS } from "./nouns.ts";
import { counted, none, on, withArticle, withDefinite } from "./phrases.ts";

test("there are the eighty classes and their families, each with a word of its own", () => {
  expect(NOUNS.size).toBeGreaterThanOrEqual(80 + 15);
  expect(new Set(Array.from(NOUNS.values(), ({ one }) => one)).size).toBe(NOUNS.size);
  for (const { family, groups } of NOUNS.values()) {
    for (const label of groups) expect(NOUNS.has(label)).toBe(true);
    expect(family === null || NOUNS.has(family)).toBe(true);
  }
});

test("nouns come with article, gender and number", () => {
  expect([withArticle("cat"), withArticle("person"), withArticle("dining table")]).toEqual([
    "um gato",
    "uma pessoa",
    "uma mesa de jantar",
  ]);
  expect([withDefinite("cat"), withDefinite("potted plant")]).toEqual(["o gato", "a planta"]);
  expect([on("cat", 1), on("person", "left"), on("cup", 2)]).toEqual([
    "no gato",
    "na pessoa da esquerda",
    "no copo 2",
  ]);
  expect([2, 3, 6, 12].map((count) => counted("person", count))).toEqual([
    "duas pessoas",
    "três pessoas",
    "um grupo de pessoas",
    "um grupo de pessoas",
  ]);
  expect([counted("cat", 3), counted("chair", 7), none("person")]).toEqual([
    "três gatos",
    "várias cadeiras",
    "nenhuma pessoa",
  ]);
});

test("what the studio writes of anybody is no word of gender, age or origin", () => {
  const person = NOUNS.get("person");
  expect([person?.one, person?.many]).toEqual(["pessoa", "pessoas"]);
});

test("one word may stand for another where they are easily confused, and wider words for narrower ones", () => {
  expect(isKind("horse", "cow")).toBe(true);
  expect(isKind("hoofed", "horse")).toBe(true);
  expect(isKind("cat", "animal")).toBe(true);
  expect(isKind("wine glass", "cup")).toBe(true);
  expect(isKind("cup", "drink")).toBe(true);
  expect(isKind("cat", "dog")).toBe(false);
  expect(isKind("cat", "bird")).toBe(false);
});

test("every noun is found with what tells which one", () => {
  for (const label of NOUNS.keys()) {
    for (const which of ["left", "middle", "right", 1, 2, 9] as const) {
      const folded = on(label, which)
        .normalize("NFD")
        .replaceAll(/\p{Mn}/gu, "")
        .toLowerCase();
      const target = label === "person" ? { kind: "person", which } : { kind: "thing", label, which };
      expect(mentionsIn(`plano aberto ${folded}`)).toMatchObject([{ target, from: 13 }]);
    }
  }
});

test("bare words and faces of nobody in particular name nobody", () => {
  for (const text of ["close gato", "no rosto da moca", "gato dormindo", "a gatice", "tons de laranja"]) {
    expect(mentionsIn(text)).toEqual([]);
  }
});

test.each([
  ["foca no meu gato", { kind: "thing", label: "cat", which: 1 }],
  ["zoom on my dog", { kind: "thing", label: "dog", which: 1 }],
  ["close nesse cachorro", { kind: "thing", label: "dog", which: 1 }],
  ["close na cara do nosso gato", { kind: "thing", label: "cat", which: 1 }],
  ["foca na minha mãe", { kind: "person", which: 1 }],
  ["zoom no meu pai", { kind: "person", which: 1 }],
  ["close na chef", { kind: "person", which: 1 }],
  ["end on the drummer", { kind: "person", which: 1 }],
  ["a turma toda", { kind: "all" }],
  ["mostra o time todo", { kind: "all" }],
  [", then everyone", { kind: "all" }],
])("people call those in their photos in many ways: %s", (text, target) => {
  const folded = text.normalize("NFD").replaceAll(/\p{Mn}/gu, "");
  expect(mentionsIn(folded)).toMatchObject([{ target, isDefinite: true }]);
});

test("a country is not two fathers, and who looks like a cat is none", () => {
  for (const text of ["o maior do pais", "ela esta gata"]) expect(mentionsIn(text)).toEqual([]);
});

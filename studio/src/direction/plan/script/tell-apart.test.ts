import type { Reading, Target } from "@curta/contract";
import { expect, test } from "vitest";
import { PAIR } from "../../../../testing/direction/readings.ts";
import { shotsInProse } from "../../parse/prose/shots/shots-in-prose.ts";
import { readScript } from "./read-script.ts";
import { tellApart } from "./tell-apart.ts";

/** A passer-by at the left, the main person at the right; a small cat at the left, a large one beside it. */
const STREET: Reading = {
  ...PAIR,
  people: PAIR.people.map((person, at) => (at === 0 ? { ...person, w: 0.05, h: 0.2 } : person)),
  faces: PAIR.faces.map((face, at) => (at === 0 ? { ...face, w: 0.02, h: 0.015 } : face)),
  things: [
    { x: 0.2, y: 0.8, w: 0.05, h: 0.05, confidence: 0.9, label: "cat" },
    { x: 0.3, y: 0.5, w: 0.4, h: 0.4, confidence: 0.7, label: "cat" },
  ],
};

/** What the shots that a script asks for show. */
function targets(script: string, reading = PAIR): Target[] {
  const { storyboard, shotLines } = readScript(script, { style: "viral", seconds: 10, seed: 1, reading });
  return storyboard.shots.flatMap(({ target }, index) => (shotLines[index] === null ? [] : [target]));
}

const person = (which: number | "left" | "right") => ({ kind: "person", which });
const cat = (which: number) => ({ kind: "thing", label: "cat", which });

/** Who or what a sentence shows, in its order, before a film is made of it. */
function toldApart(sentence: string, reading = PAIR) {
  const shots = shotsInProse(sentence, { from: 0, to: 0 });
  tellApart(shots, { lines: [sentence], isProse: true }, reading);
  return shots.map(({ target }) => target);
}

test.each([
  ["close na noiva, depois no noivo", [person(1), person(2)]],
  ["start on the bride, then the groom", [person(1), person(2)]],
  ["começa no meu pai e termina na minha mãe", [person(1), person(2)]],
  ["close no homem, depois na mulher, depois no homem", [person(1), person(2), person(1)]],
  ["close no gato, depois na noiva, depois no noivo", [cat(1), person(1), person(2)]],
  ["foca na aniversariante, depois na minha mãe, depois no meu pai", [person(1), person(1), person(2)]],
])("people who are called differently are different people: %s", (sentence, shown) => {
  expect(toldApart(sentence)).toEqual(shown);
});

test("who is named again is the same person, scene by scene", () => {
  const scenes = targets("Cena 1: close na mãe\nCena 2: close na filha\nCena 3: plano aberto da mamãe");
  expect(scenes).toEqual([person(1), person(2), person(1), person(1)]);
});

test("a word that may be said of the same person tells nobody apart, and neither does a text for the screen", () => {
  const scenes = targets(
    'Cena 1: close na noiva "Meu noivo"\nCena 2: plano aberto da moça\nCena 3: close na noiva',
  );
  expect(new Set(scenes.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(person(1))]));
});

test("a camera goes from one to the other", () => {
  const wishes = { style: "viral", seconds: 10, seed: 1, reading: PAIR } as const;
  const { shots } = readScript("da noiva até o noivo", wishes).storyboard;
  expect(shots[0]).toMatchObject({ target: person("left"), until: person("right") });
});

test.each([
  ["foca na noiva", person(2)],
  ["close na pessoa", person(2)],
  ["close na pessoa da esquerda", person("left")],
  ["close na pessoa 1, depois a foto inteira", person(1)],
  ["zoom no meu gato", cat(2)],
  ["foca no meu gato o tempo todo", cat(2)],
  ["Cena 1: close na noiva", person(2)],
  ["Cena 1: close no gatinho", cat(2)],
])("of several the main one is meant, where nobody says which: %s", (text, target) => {
  expect(targets(text, STREET)[0]).toEqual(target);
});

test("a list of scenes as scripts of ours are written keeps the first from the left", () => {
  expect(targets("0:00 – 0:05 Close na pessoa.\n0:05 – 0:10 Close no gato.", STREET)).toEqual([
    person(1),
    cat(1),
  ]);
});

import type { Reading, Target, Which } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER, PAIR } from "../../../testing/direction/readings.ts";
import { objectOf } from "../framing/objects.ts";
import { readScript } from "../plan/script/read-script.ts";
import { writeScript } from "../plan/script/write-script.ts";

function read(script: string, reading = PAIR) {
  const { storyboard, warnings } = readScript(script, { style: "viral", seconds: 10, seed: 3, reading });
  return { storyboard, shots: storyboard.shots, remarks: warnings.map(({ text }) => text) };
}

const person = (which: Which): Target => ({ kind: "person", which });
const thing = (label: string, which: Which = 1): Target => ({ kind: "thing", label, which });
const whole: Target = { kind: "whole" };
const polaroid: Target = { kind: "polaroid" };

test.each<[string, Target]>([
  ["o gato", thing("cat")],
  ["close na cara do gato", thing("cat")],
  ["close no gatinho, zoom in", thing("cat")],
  ["close na moça da direita", person("right")],
  ["close no homem à esquerda", person("left")],
  ["close no rosto da moça da esquerda", person("left")],
  ["close no rosto da moça", { kind: "face" }],
  ["plano médio na segunda pessoa", person(2)],
  ["close no cachorro", thing("dog")],
  ["close-up on the cat", thing("cat")],
  ["close-up on the person on the left", person("left")],
  ["a foto toda", whole],
  ["imagem inteira", whole],
  ["foto inteira, afastamento", whole],
  ["the whole photo, zoom out", whole],
  ["foto polaroid, afastamento", polaroid],
  ["como uma polaroid", polaroid],
  ["close no gato, polaroid", polaroid],
  ["polaroid do gato", polaroid],
  ["plano aberto na imagem toda", { kind: "all" }],
  ["plano médio nas duas pessoas", { kind: "all" }],
  ["close no assunto, ao lado do gato", { kind: "subject" }],
])("%s", (typed, target) => {
  const [shot] = read(`0:00 – 0:05  ${typed} "Oi"\n0:05 – 0:10  plano aberto, deriva`).shots;
  expect(shot?.target).toEqual(target);
  if (target.kind === "whole") expect(shot?.size).toBe("wide");
});

test.each<[string, Target, Target]>([
  ["plano médio da pessoa da esquerda até a da direita", person("left"), person("right")],
  ["close de uma pessoa à outra", person("left"), person("right")],
  ["close do gato até o copo, deriva", thing("cat"), thing("cup")],
  ["close do homem para a mulher da direita", person(1), person("right")],
  ["medium shot from the left person to the right one", person("left"), person("right")],
  ["plano médio da esquerda até a direita", { kind: "left" }, { kind: "right" }],
  ["close do ponto 1 até o ponto 2", { kind: "point", index: 1 }, { kind: "point", index: 2 }],
])("a camera that travels: %s", (typed, target, until) => {
  const { shots } = read(`0:00 – 0:05  ${typed}\n0:05 – 0:10  plano aberto, deriva`);
  expect(shots[0]).toMatchObject({ target, until });
  expect(shots[1]).not.toHaveProperty("until");
});

test("a place that names one of several directs, even alone", () => {
  expect(read("Na pessoa da esquerda").shots[0]?.target).toEqual(person("left"));
  expect(read("Na praia").shots[0]?.caption).toBe("Na praia");
});

test("a camera's move from side to side is no journey", () => {
  const [shot] = read("0:00 – 0:05  plano médio no gato, da esquerda para a direita").shots;
  expect(shot).toMatchObject({ target: thing("cat"), move: "pan-right" });
  expect(shot).not.toHaveProperty("until");
});

test.each<[string, Target, Target]>([
  [
    "A câmera passeia em plano médio da pessoa da esquerda até a da direita.",
    person("left"),
    person("right"),
  ],
  ["Começa na pessoa da esquerda e vai até o gato", person("left"), thing("cat")],
  ["from the left person to the right one", person("left"), person("right")],
])("prose that travels keeps both ends: %s", (typed, target, until) => {
  const { shots } = read(typed);
  expect(shots[0]).toMatchObject({ target, until });
});

test("names in words to be read are not directions", () => {
  const rows = "| Tempo | Visual | Texto |\n|---|---|---|\n| 0-5s | Close, zoom in | O gato dormiu |";
  const [shot] = read(rows).shots;
  expect(shot).toMatchObject({ target: { kind: "subject" }, caption: "O gato dormiu" });
  const quoted = read('0:00 – 0:05  close no rosto "O gato"').shots[0];
  expect(quoted?.target).toEqual({ kind: "face" });
});

test.each([
  ["Só dentro da imagem gerada."],
  ["só a imagem gerada"],
  ["Fique só dentro da imagem gerada"],
  ["Only inside the generated image"],
])("%s keeps the film inside the key image", (line) => {
  const { storyboard, remarks } = read(
    `Filme de 6 segundos, estilo viral\n${line}\n0:00 – 0:06  close, deriva`,
  );
  expect(storyboard.insideKeyImage).toBe(true);
  expect(remarks).toEqual([]);
  expect(writeScript(storyboard)).toContain("\nSó dentro da imagem gerada.\n");
});

test("without that line the film ranges over the whole photo", () => {
  expect(read("0:00 – 0:06  close na imagem gerada, deriva").storyboard).not.toHaveProperty("insideKeyImage");
});

test("scenes of JSON name people and things, in words or as data", () => {
  const script = {
    so_dentro_da_imagem_gerada: true,
    cenas: [
      { duracao: 3, visual: "close no gato, zoom in" },
      { duracao: 3, plano: "médio", de: "a pessoa da esquerda", ate: "o gato" },
      { duracao: 3, plano: "aberto", target: { kind: "person", which: 2 }, until: whole },
    ],
  };
  const { storyboard, shots } = read(JSON.stringify(script));
  expect(storyboard.insideKeyImage).toBe(true);
  expect(shots[0]?.target).toEqual(thing("cat"));
  expect(shots[1]).toMatchObject({ target: person("left"), until: thing("cat") });
  expect(shots[2]).toMatchObject({ target: person(2), until: whole });
});

test("what the picture does not hold is said once, plainly, and nothing is said of what it holds", () => {
  const script = "0:00 – 0:05  close no gato, deriva\n0:05 – 0:10  close no gato, zoom in";
  expect(read(script).remarks).toEqual([]);
  expect(read(script, BEER).remarks).toEqual(["Cena 1: não vi nenhum gato nesta foto; filmei o assunto."]);
  expect(read("0:00 – 0:05  close na pessoa 3, deriva").remarks).toEqual([
    "Cena 1: só vi duas pessoas nesta foto; não há pessoa 3.",
  ]);
});

/** PAIR with something else in the place of its book. */
function withThing(label: string, confidence: number): Reading {
  const things = PAIR.things.map((each) => (each.label === "book" ? { ...each, label, confidence } : each));
  return { ...PAIR, things };
}

test("what is doubtful is filmed where a script names it, as what seems to be it, and only then", () => {
  const script = "0:00 – 0:05  close no livro, deriva";
  expect(read(script).remarks).toEqual(["Cena 1: filmei o que parece ser um livro."]);
  const book: Target = { kind: "thing", label: "book", which: 1 };
  expect(objectOf(book, PAIR)?.box).toMatchObject({ x: 0.6, y: 0.8 });
  // Less likely than that, there is nothing; something of its kind will do.
  const unlikely = withThing("book", 0.3);
  expect(read(script, unlikely).remarks).toEqual([
    "Cena 1: não vi nenhum livro nesta foto; filmei o assunto.",
  ]);
  const cup = "0:00 – 0:05  close na xícara, deriva";
  expect(read(cup, withThing("vessel", 0.4)).remarks).toEqual(["Cena 1: filmei o que parece ser um copo."]);
  expect(read("").storyboard.notes.join(" ")).not.toContain("livro");
});

test("notes say what was seen, as far as it is sure", () => {
  const { notes } = read("").storyboard;
  expect(notes[0]).toBe("Vi duas pessoas (à esquerda, à direita) e um gato (embaixo).");
  expect(read("", BEER).storyboard.notes.join(" ")).not.toContain("Vi ");
});

import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { readScript } from "../plan/script/read-script.ts";

function read(text: string) {
  return readScript(text, { style: "viral", seconds: 12, seed: 1, reading: BEER });
}

function written(text: string): string[] {
  return read(text).storyboard.shots.flatMap(({ caption }) => caption ?? []);
}

test.each([
  [
    "primeira tela: Você conhece a serra? segunda tela: mostra a cachoeira. terceira tela: Vem com a gente",
    ["Você conhece a serra?", "Vem com a gente"],
  ],
  ["tela 1: Oi, eu sou a Mel. tela 2: procuro um lar", ["Oi, eu sou a Mel.", "procuro um lar"]],
  ["slide 1: Você sabia? / slide 2: zoom no grão / slide 3: Moído na hora", ["Você sabia?", "Moído na hora"]],
  [
    "1ª tela: Últimas vagas. 2ª tela: detalhe da sala. 3ª tela: matricule-se",
    ["Últimas vagas.", "matricule-se"],
  ],
  ["first screen: Guess what? last screen: We're engaged", ["Guess what?", "We're engaged"]],
])("screens by number are scenes, and what is to be read on them is: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
  expect(read(text).storyboard.shots[0]?.caption).toBe(captions[0]);
});

test("words for the last screen alone stand on the film's last shot", () => {
  const { shots } = read("ultima tela: Nos vemos na feira do livro").storyboard;
  expect(shots.map(({ caption }) => caption).filter((each) => each !== null)).toHaveLength(1);
  expect(shots.at(-1)?.caption).toBe("Nos vemos na feira do livro");
});

test("a television by its size is no screen of the film", () => {
  expect(written("Tela 32 polegadas por R$ 900").join(" ")).toContain("Tela 32 polegadas");
});

test("what a list is of is read above its items, which directions below it do not hide", () => {
  expect(written("3 dicas pra sua pele\n1. água\n2. protetor\nzoom no rosto")).toEqual([
    "3 dicas pra sua pele",
    "água",
    "protetor",
  ]);
});

test.each([
  ["Obrigada por tudo, pai ❤️ bem lento por favor, foca na mão dele", ["Obrigada por tudo, pai"]],
  ["escreve Parabéns 🎉 muitos anos de vida", ["Parabéns muitos anos de vida"]],
])(
  "a pictograph parts what is to be read from what directs, but no text that is asked for: %s",
  (text, captions) => {
    expect(written(text)).toEqual(captions);
  },
);

test.each([
  ["Close no tênis, SUPER: leveza", ["leveza"]],
  ["zoom na bota / SUPER: corre que acaba / CTA: peça já", ["corre que acaba", "peça já"]],
  ["texto em cima: antes / texto embaixo: depois", ["antes", "depois"]],
  ["Take único, câmera subindo. Texto: Hotel Serra Azul", ["Hotel Serra Azul"]],
])("keys for captions are heard within a line: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each(["Two kids run across the beach", "Three friends dance around the fire"])(
  "who wants several to act is told that nothing can, and reads nothing of it: %s",
  (text) => {
    expect(read(text).warnings.some((remark) => remark.text.includes("não dá para filmar"))).toBe(true);
    expect(written(text)).not.toContain(text);
  },
);

test("scenes on one line, told apart by times in brackets or by numbers", () => {
  const timed = read("[0-3s] close no copo [3-7s] plano aberto [7-12s] texto: Vem pra cá").storyboard;
  expect(timed.seconds).toBe(12);
  expect(timed.shots[0]).toMatchObject({ size: "close-up", beats: (3 * timed.bpm) / 60 });
  expect(timed.shots.flatMap(({ caption }) => caption ?? [])).toEqual(["Vem pra cá"]);
  const { shots } = read("1) plano aberto 2) plano médio 3) close").storyboard;
  const sizes = shots.map(({ size }) => size);
  expect(sizes.indexOf("wide")).toBe(0);
  expect(sizes.indexOf("medium")).toBeGreaterThan(0);
  expect(sizes.lastIndexOf("close-up")).toBeGreaterThan(sizes.indexOf("medium"));
});

test("a scene is what it shows, all of it or with a verb alone", () => {
  const { storyboard, warnings } = read(
    "Cena 1: copo inteiro\nCena 2: mostra os copos\nCena 3: mesa inteira",
  );
  expect(storyboard.shots[0]).toMatchObject({ size: "wide", target: { kind: "thing" } });
  expect(storyboard.shots.filter(({ target }) => target.kind === "thing").length).toBeGreaterThan(2);
  expect(warnings.map(({ text }) => text).join(" ")).not.toContain("não entendi");
});

test.each([
  "Cena 1 (close no rosto): Bom dia, gente!\nCena 2 (plano aberto): Bora trabalhar",
  "Take 1: (close no rosto) Bom dia, gente!\nTake 2: (plano aberto) Bora trabalhar",
  "Take 1: Bom dia, gente! (close no rosto)\nTake 2: Bora trabalhar (plano aberto)",
  "0-3s (close no rosto): Bom dia, gente!\n3-6s (plano aberto): Bora trabalhar",
  "Take 1 (close no rosto): Bom dia, gente! [0-3s]\nTake 2 (plano aberto): Bora trabalhar (3-6s)",
])("what a scene says beside a direction in brackets is to be read: %s", (text) => {
  const { storyboard, warnings } = read(text);
  expect(written(text)).toEqual(["Bom dia, gente!", "Bora trabalhar"]);
  expect(storyboard.shots[0]).toMatchObject({ size: "close-up", target: { kind: "face" } });
  expect(warnings).toEqual([]);
});

test.each(["legenda", "com a frase", "escrito", "com o texto", "text"])(
  "the word before a scene's quoted text is not called unknown: %s",
  (word) => {
    const { storyboard, warnings } = read(`0-3s close no copo, ${word} "Oi"\n3-8s a foto inteira`);
    expect(storyboard.shots[0]).toMatchObject({ caption: "Oi", size: "close-up" });
    expect(warnings.map(({ text }) => text).join(" ")).not.toContain("não entendi");
  },
);

test("scenes on one line whose numbers have times in brackets", () => {
  const { shots, seconds } = read(
    'Cena 1 (0–6s): Visual: o copo. Texto: "Um brinde". Cena 2 (6–12s): Visual: o rosto. Texto: "À amizade"',
  ).storyboard;
  expect(seconds).toBe(12);
  const said = shots.filter(({ caption }) => caption !== null);
  expect(said.map(({ caption }) => caption)).toEqual(["Um brinde", "À amizade"]);
});

test("a scene that is everything shows all of the photo, and one that names a thing and its size shows that", () => {
  const { shots } = read("Cena 1: copo bem de perto\nCena 2: rosto em close\nCena 3: tudo").storyboard;
  expect(shots[0]).toMatchObject({ size: "close-up", target: { kind: "thing" } });
  expect(shots.some(({ size, target }) => size === "close-up" && target.kind === "face")).toBe(true);
  expect(shots.some(({ target }) => target.kind === "whole")).toBe(true);
  expect(shots.every(({ caption }) => caption === null)).toBe(true);
});

test.each([
  "Legendas: Calor, Sede, Cerveja",
  "use os textos: Calor / Sede / Cerveja",
  "com as frases: Calor, Sede e Cerveja",
  "Frases:\n- Calor\n- Sede\n- Cerveja",
  "Textos:\n1. Calor\n2. Sede\n3. Cerveja",
])("a list of texts gives one caption for each: %s", (text) => {
  expect(written(text)).toEqual(["Calor", "Sede", "Cerveja"]);
});

test("a text with a comma is one, also behind a key for several", () => {
  expect(written("Textos: Bom dia, gente!")).toEqual(["Bom dia, gente!"]);
});

test.each([
  ["0-5: copo. 5-9: rosto. 9-12: tudo", [5, 9, 12]],
  ["Intro: a foto toda, 3s. Meio: o copo, 5s. Fim: o rosto, 4s.", [3, 8, 12]],
  ["Cena 1: o copo, 5s\nCena 2: o rosto, 7 segundos", [5, 12]],
])("scenes have the lengths that are said without a word for them: %s", (text, cuts) => {
  const { shots, seconds, bpm } = read(text).storyboard;
  expect(seconds).toBe(12);
  const ends = shots.map((_, index) =>
    shots.slice(0, index + 1).reduce((sum, { beats }) => sum + (beats * 60) / bpm, 0),
  );
  for (const cut of cuts)
    expect(
      ends.some((end) => Math.abs(end - cut) < 0.3),
      `${cut}`,
    ).toBe(true);
});

test("a heading above the scenes is no fault, and a lost line among them is", () => {
  const scenes = "Cena 1: plano aberto\nCena 2: close no rosto";
  for (const heading of ["ROTEIRO", "Roteiro do vídeo:", "**Script**"])
    expect(read(`${heading}\n\n${scenes}`).warnings, heading).toEqual([]);
  expect(read(`${scenes}\n\nquero que fique bem animado`).warnings).toHaveLength(1);
});

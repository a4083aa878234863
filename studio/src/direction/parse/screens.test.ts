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

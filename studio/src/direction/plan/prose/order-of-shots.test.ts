import type { StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../script/read-script.ts";

function read(text: string) {
  return readScript(text, { style: "viral", seconds: 30, seed: 1, reading: BEER }).storyboard;
}

function beatsOf(shots: readonly StoryShot[]): number {
  return shots.reduce((sum, { beats }) => sum + beats, 0);
}

test.each([
  "3 cenas: a primeira no copo, a segunda no rosto, a terceira na foto toda",
  "primeiro o copo, segundo o rosto, terceiro a foto toda",
  "na primeira cena mostra o copo, na segunda o rosto e na última a foto toda",
  "first scene on the glass, second on the face, third the whole photo",
  "Primeiro o copo, depois o rosto e por último a foto toda",
  "O vídeo tem três partes: copo, rosto e foto toda",
  "copo > rosto > foto toda",
  "o copo / o rosto / a foto inteira",
  "copo, rosto, tudo",
  "Começa pelo copo, corta pro rosto e termina mostrando tudo",
])("shots that are counted come in that order: %s", (text) => {
  const kinds = read(text).shots.map(({ target }) => target.kind);
  expect(kinds[0]).toBe("thing");
  expect(kinds.indexOf("face")).toBeGreaterThan(0);
  expect(kinds.lastIndexOf("whole")).toBeGreaterThan(kinds.indexOf("face"));
});

test("each counted shot has its own text, and what only counts texts leaves the shots to the image", () => {
  const { shots } = read(
    'Quero 3 cenas: a primeira no copo com "Oi", a segunda no rosto com "Tudo bem?", a terceira na foto toda com "Vem"',
  );
  expect(shots.map(({ target, caption }) => [target.kind, caption])).toEqual([
    ["thing", "Oi"],
    ["face", "Tudo bem?"],
    ["whole", "Vem"],
  ]);
  const texts = read('o primeiro texto é "Oi" e o segundo é "Vem provar"').shots;
  expect(texts.length).toBeGreaterThan(7);
  expect(texts.flatMap(({ caption }) => caption ?? [])).toEqual(["Oi", "Vem provar"]);
});

test.each([
  ["aos 12 segundos, close no copo", 12],
  ["aos 12 segundos corta pro copo", 12],
  ["close no rosto aos 4 segundos e no segundo 12 foca no copo", 12],
])("a shot begins nearest to the second that is said ahead of it: %s", (text, second) => {
  const { shots, bpm } = read(text);
  const starts = shots.map((_, index) => (beatsOf(shots.slice(0, index)) * 60) / bpm);
  const apart = starts.map((start) => Math.abs(start - second));
  const at = apart.indexOf(Math.min(...apart));
  expect(shots[at]).toMatchObject({ target: { kind: "thing" }, size: "close-up" });
});

test.each(["Amor, família, gratidão", "gato, cachorro", "sol, mar, areia"])(
  "a list of words that name no views is to be read: %s",
  (text) => {
    const { shots } = read(text);
    expect(shots.flatMap(({ caption }) => caption ?? [])).toEqual([text]);
  },
);

test.each(["cortes rápidos entre o rosto e o copo", "quick cuts between the face and the glass"])(
  "quick cuts between two places show them in turn: %s",
  (text) => {
    const kinds = read(text).shots.map(({ target }) => target.kind);
    expect(kinds.length).toBeGreaterThan(7);
    for (const [index, kind] of kinds.entries()) expect(kind).toBe(index % 2 === 0 ? "face" : "thing");
  },
);

test.each(["só um zoom lento na foto inteira", "just a slow zoom on the whole photo"])(
  "who wants nothing but a zoom gets one shot: %s",
  (text) => {
    expect(read(text).shots).toMatchObject([{ target: { kind: "whole" }, move: "push-in" }]);
    expect(read("só um zoom no final").shots.length).toBeGreaterThan(7);
  },
);

/** Of the first shot of a target: when it begins and how long it is, in seconds. */
function timeOf(kind: string, { shots, bpm }: ReturnType<typeof read>) {
  const at = shots.findIndex(({ target }) => target.kind === kind);
  const secondsOf = (beats: number) => (beats * 60) / bpm;
  return { begins: secondsOf(beatsOf(shots.slice(0, at))), length: secondsOf(shots[at]?.beats ?? 0) };
}

test("a length of some of the shots holds those, the next follows at once, and the film keeps its other shots", () => {
  const film = read("Segura 3 segundos no copo e 4 segundos no rosto, depois mostra tudo");
  const [glass, face] = [timeOf("thing", film), timeOf("face", film)];
  expect(film.seconds).toBe(30);
  expect(glass.length).toBeCloseTo(3, 0);
  expect(face.begins).toBeCloseTo(glass.length, 9);
  expect(face.length).toBeCloseTo(4, 0);
  expect(film.shots.length).toBeGreaterThan(9);
});

test("the first seconds are one thing's, and the rest another's", () => {
  const film = read("primeiros 5 segundos no copo, resto na foto toda");
  const [glass, all] = [timeOf("thing", film), timeOf("whole", film)];
  expect([glass.begins, all.begins]).toEqual([0, glass.length]);
  expect(glass.length).toBeCloseTo(5, 0);
});

test("the shot that ends the film is held behind quick cuts too", () => {
  const film = read("Cortes rápidos no começo, depois segura o rosto nos últimos 5 segundos");
  const last = film.shots.at(-1);
  expect(last?.target.kind).toBe("face");
  expect(((last?.beats ?? 0) * 60) / film.bpm).toBeCloseTo(5, 0);
});

test("no shot that is asked for gets the shortest time of the film", () => {
  const film = read("Segura 3 segundos na foto inteira, depois o rosto");
  expect(timeOf("face", film).length).toBeGreaterThan(1);
});

test.each([
  "do segundo 3 ao 8 mostra o copo, depois o rosto até o fim",
  "from 3 to 8 seconds show the glass, for the rest the face",
  "Começa na foto toda, dos 3 aos 8 segundos mostra o copo e no resto o rosto",
])(
  "a shot has the seconds from which and to which it is to be seen, and what comes behind it follows: %s",
  (text) => {
    const film = read(text);
    const [glass, face] = [timeOf("thing", film), timeOf("face", film)];
    expect(film.seconds).toBe(30);
    expect(Math.abs(glass.begins - 3)).toBeLessThan(1.5);
    expect(glass.length).toBeCloseTo(5, 0);
    expect(face.begins).toBeCloseTo(glass.begins + glass.length, 9);
  },
);

test("ages and prices are no seconds of the film", () => {
  expect(
    read("dos 5 aos 15 anos eu morei aqui")
      .shots.flatMap(({ caption }) => caption ?? [])
      .join(" "),
  ).toBe("dos 5 aos 15 anos eu morei aqui");
});

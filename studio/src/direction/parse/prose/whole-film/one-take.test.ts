import { expect, test } from "vitest";
import { BEER } from "../../../../../testing/direction/readings.ts";
import { readScript } from "../../../plan/script/read-script.ts";
import { writeScript } from "../../../plan/script/write-script.ts";
import { oneTake } from "./one-take.ts";

function read(text: string) {
  return readScript(text, { style: "viral", seconds: 12, seed: 2, reading: BEER }).storyboard;
}

test.each([
  "Plano sequência no copo, zoom lento",
  "sem cortes, só um zoom lento no copo",
  "Um único plano do copo, bem devagar",
  "Take único, devagar. Texto: Oi",
  "Um plano só, zoom no copo",
  "A slow push in on the glass, single take",
  "Close on the glass. No cuts.",
])("a text that wants one take is a film of one shot: %s", (text) => {
  const { shots, seconds } = read(text);
  expect(shots).toHaveLength(1);
  expect(seconds).toBe(12);
  expect(shots[0]).toMatchObject({ move: "push-in" });
});

test.each([
  "Close no copo, órbita, sem cortes rápidos",
  "Close no copo, sem cortes bruscos",
  'Zoom no copo e na última cena só o texto "Oi"',
  "Zoom no copo, depois um plano só do rosto",
  "One shot of the glass, then one shot of the face",
  "Close no copo",
])("other films have cuts, also those whose cuts are only to be calm: %s", (text) => {
  expect(read(text).shots.length).toBeGreaterThan(1);
});

const shot = (kind: "left" | "top" | "center") => ({
  effects: [],
  prose: "",
  lines: { from: 0, to: 0 },
  target: { kind },
});

test("one take ends where the last of its shots ends, however many there are", () => {
  const last = { ...shot("center"), until: { kind: "right" as const } };
  expect(oneTake([shot("left"), shot("top"), last])).toMatchObject({
    target: { kind: "left" },
    until: { kind: "right" },
  });
});

test("one take goes from the first of the places to the last, and shows all the words", () => {
  const film = read(
    'Close no rosto com "Oi", depois o assunto, depois a foto inteira com "Tchau", sem cortes. 15s',
  );
  expect(film.shots).toMatchObject([
    { target: { kind: "face" }, until: { kind: "whole" }, move: "pull-out", caption: "Oi\nTchau" },
  ]);
  expect(read(writeScript(film)).shots).toEqual(film.shots);
});

test.each([
  ["Começa na foto inteira e vai pro rosto, sem cortes", "push-in"],
  ["Close no rosto, depois o assunto. Sem cortes.", "drift"],
  ["Close no rosto, depois o assunto, giro. Sem cortes.", "orbit"],
])("one take moves to where it goes, if the text does not say how: %s", (text, move) => {
  expect(read(text).shots).toMatchObject([{ move }]);
});

test("from a face to the whole photo is a way, from side to side a move", () => {
  const [way, side] = ["Começa no rosto e vai pra foto inteira", "Começa na esquerda e vai pra direita"].map(
    (text) => read(`${text}, sem cortes`).shots[0],
  );
  expect(way).toMatchObject({ target: { kind: "face" }, until: { kind: "whole" } });
  expect(side).not.toHaveProperty("until");
});

test("a film's length holds for its one take", () => {
  expect(read("Vídeo de 20 segundos, uma tomada só no copo").seconds).toBe(20);
});

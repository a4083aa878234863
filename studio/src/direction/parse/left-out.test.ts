import { expect, test } from "vitest";
import { PAIR } from "../../../testing/direction/readings.ts";
import { editScript } from "../edit/edit-script.ts";
import { readScript } from "../plan/script/read-script.ts";
import { writeScript } from "../plan/script/write-script.ts";

const WISHES = { style: "viral", seconds: 10, seed: 1, reading: PAIR } as const;
const leftOutOf = (script: string) => readScript(script, WISHES).storyboard.leftOut;
const FACE = { kind: "face" };
const CAT = { kind: "thing", label: "cat", which: 1 };

test.each([
  ["Filme de 6 segundos\nSem mostrar o rosto.\n\n0:00 – 0:06  close no gato, deriva", [FACE]],
  ["0:00 - 0:03 close no gato, sem mostrar o rosto\n0:03 - 0:06 plano aberto", [FACE]],
  ["sem mostrar o rosto, close no gato", [FACE]],
  ["Cena 1: close na base. Sem mostrar o gato\nCena 2: plano aberto sem mostrar o rosto", [CAT, FACE]],
  ["Cena 1\nVisual: plano aberto, sem mostrar o rosto\nTexto: Oi", [FACE]],
  ["| Tempo | Visual |\n|---|---|\n| 0-3s | Close no gato, sem mostrar o rosto |\n| 3-6s | aberto |", [FACE]],
  ['[{"visual": "close no gato, sem mostrar o rosto", "texto": "Oi"}, {"visual": "aberto"}]', [FACE]],
  ['{"video_description": "Foca no gato. Não mostra o rosto."}', [FACE]],
  ["Um vídeo animado. Não mostra o rosto nem o gato. Não mostra o rosto!", [FACE, CAT]],
  ["Tira o gato do vídeo. Foca no rosto.", [CAT]],
  ["Close no rosto, deixa o gato de fora", [CAT]],
  ["Foca no rosto. Nada de gato!", [CAT]],
  ["Start on the face and leave the cat out", [CAT]],
])("what a script leaves out, in whatever form it is written: %j", (script, leftOut) => {
  expect(leftOutOf(script)).toEqual(leftOut);
});

test.each([
  '0:00 - 0:03 close no gato. "Não mostra o rosto"\n0:03 - 0:06 plano aberto',
  "1\n00:00:00,000 --> 00:00:02,500\nEla não mostra o rosto",
  "1\n00:00:00,000 --> 00:00:02,500\nNão mostra o rosto",
  "Tela 1: ela não mostra o rosto\nTela 2: mostra a alma",
  "Saudade é assim\nEla não mostra o rosto\nE mora no peito",
])("words that are to be read leave nothing out: %j", (script) => {
  expect(leftOutOf(script)).toBeUndefined();
});

test.each([
  "Tira o gato da sombra, foca no rosto",
  "Deixa o gato fora de foco e vai pro rosto",
  "Tira o zoom, nada de texto, foca no gato",
  "Tira a foto de perto do gato",
  "Nada de gato triste, quero um filme alegre",
])("a film that leaves out something else shows what it names: %j", (script) => {
  expect(leftOutOf(script)).toBeUndefined();
});

test("a scene that only leaves something out is understood, and what it leaves out is no shot", () => {
  const { storyboard, warnings } = readScript("Cena 1: sem mostrar o rosto\nCena 2: close no gato", WISHES);
  expect(storyboard.leftOut).toEqual([FACE]);
  expect(storyboard.shots.filter(({ target }) => target.kind === "face")).toEqual([]);
  expect(warnings).toEqual([]);
});

test("a shot that is added to a film without faces looks at none", () => {
  const script = writeScript(readScript("Foca no gato, sem mostrar o rosto", WISHES).storyboard);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const edited = editScript(script, { kind: "add-after", shot: 0 }, { ...WISHES, seed });
    const { storyboard } = readScript(edited, WISHES);
    expect(storyboard.leftOut).toEqual([FACE]);
    expect(["face", "person"]).not.toContain(storyboard.shots[1]?.target.kind);
  }
});

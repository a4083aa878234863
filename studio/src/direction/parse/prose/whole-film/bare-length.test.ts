import { expect, test } from "vitest";
import { BEER } from "../../../../../testing/direction/readings.ts";
import { readScript } from "../../../plan/script/read-script.ts";

function filmOf(text: string) {
  return readScript(text, { style: "viral", seconds: 30, seed: 1, reading: BEER }).storyboard;
}

test.each([
  ["Começa de perto no copo. 15 segundos.", 15],
  ["15 segundos. Começa no copo e abre.", 15],
  ["Quinze segundos. Começa no copo, termina na foto toda.", 15],
  ["Começa no copo e depois abre, 15 segundos", 15],
  ["20s, suave, começa no copo", 20],
  ["quero 20 segundos, bem dinâmico", 20],
  ["entre 8 e 12 segundos por favor", 12],
  ["bem rapidão, uns 5 segundos, tipo trailer", 5],
  ["tem que ser vertical e ter uns 20 segundos", 20],
  ["Start close on the glass. 15 seconds.", 15],
  ["Empieza cerca del vaso. 15 segundos.", 15],
  ["pode fazer em 15 segundos mesmo", 15],
  ["pode ser curtinho tipo uns 8 seg?", 8],
  ["queria igual ao primeiro só que com 15 segundos", 15],
  ["um minuto no máximo", 60],
  ["15s tá ótimo.", 15],
  ["20 seconds is plenty", 20],
  ["Não passa de 10 segundos, por favor.", 10],
  ["make it 15 seconds", 15],
])("a length that stands for itself is the film's: %j", (text, seconds) => {
  expect(filmOf(text).seconds).toBe(seconds);
});

test.each([
  ["several lengths", "Close no copo. 3 segundos. Depois a foto inteira. 6 segundos."],
  ["a few seconds", "Close no copo. 3 segundos."],
  ["one beside its shot", "foca no copo, 8 segundos, depois abre na foto inteira"],
  ["one with what it takes", "Close no copo. 15 segundos de pura espuma."],
])("%s are no length of the film", (_, text) => {
  expect(filmOf(text).seconds).toBe(30);
});

test("a text for the screen keeps the length that it tells of", () => {
  const { seconds, shots } = filmOf('Zoom lento no copo. Texto: "15 segundos"');
  expect(seconds).toBe(30);
  expect(JSON.stringify(shots)).toContain("15 segundos");
});

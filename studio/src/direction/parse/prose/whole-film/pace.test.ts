import { expect, test } from "vitest";
import { BEER } from "../../../../../testing/direction/readings.ts";
import { readScript } from "../../../plan/script/read-script.ts";
import { fold } from "../../../words/lexicon/fold.ts";
import { paceOf } from "./pace.ts";

function filmOf(text: string, style: "viral" | "suave" = "viral") {
  return readScript(text, { style, seconds: 30, seed: 1, reading: BEER }).storyboard;
}

test.each([
  "sem pressa",
  "prefiro mais devagar",
  "ficou muito rápido, diminui",
  "não precisa correr",
  "nada muito agitado",
  "same as before but slower",
  "Way too fast!!",
  "don't rush it",
  "câmera bem lenta",
])("a film that is asked to be slow is calm in each of its shots: %s", (text) => {
  const film = filmOf(text);
  expect(film.style).toBe("suave");
  expect(film.shots.every(({ effects }) => effects.includes("slow"))).toBe(true);
});

test.each([
  "aumenta o ritmo",
  "tá muito lento, acelera",
  "O vídeo ainda está lento",
  "faz mais rápido",
  "keep the energy high",
  "up the energy please",
])("a film that is asked to be fast cuts more often, and is no calm one: %s", (text) => {
  expect(filmOf(text).shots.length).toBeGreaterThan(filmOf("confio no seu gosto").shots.length);
  expect(filmOf(text, "suave").style).toBe("viral");
});

test.each([
  "zoom mais lento no copo",
  "acelera no refrão",
  "o vídeo fica mais rápido no refrão",
  "preciso disso pra hoje, bem rápido",
  "foca no copo",
])("what is said of a shot or a part is not the pace of the film: %s", (text) => {
  expect(paceOf([fold(text)])).toBeNull();
});

test.each([
  "começa devagar e acelera no final",
  "começa calmo e termina agitado",
  "build up slowly and then go crazy",
  "Construa tensão até o fim",
  "começa quieto e vai animando",
])("a film that grows is slow at first, and ends on quick cuts: %s", (text) => {
  const { shots, style } = filmOf(text);
  expect(style).toBe("viral");
  expect(shots[0]?.effects).toContain("slow");
  const quick = shots.map(({ effects, beats }) => effects.includes("fast") && beats === 1);
  expect(quick.slice(-8)).toEqual(Array.from({ length: 8 }, () => true));
  expect(quick.slice(0, -8).some(Boolean)).toBe(false);
});

test.each(["Ritmo acelerado no começo, calmo no final", "rápido no começo, devagar no fim"])(
  "a film that calms down begins on quick cuts, and its last shot is slow: %s",
  (text) => {
    const { shots, style } = filmOf(text);
    expect(style).toBe("viral");
    expect(shots.slice(0, 8).every(({ effects }) => effects.includes("fast"))).toBe(true);
    expect(shots.at(-1)?.effects).toContain("slow");
  },
);

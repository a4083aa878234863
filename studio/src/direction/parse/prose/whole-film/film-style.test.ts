import type { Style } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../../../testing/direction/readings.ts";
import { readScript } from "../../../plan/script/read-script.ts";

function read(text: string, style: Style = "viral") {
  return readScript(text, { style, seconds: 15, seed: 1, reading: BEER });
}

test.each([
  ["uma coisa mais romântica e tranquila", "suave"],
  ["ritmo calmo", "suave"],
  ["keep it romantic, no text", "suave"],
  ["tipo trailer de cinema", "cinematografico"],
  ["estilo documentário", "cinematografico"],
  ["estilo romântico, com zoom no copo", "suave"],
  ["quero o vídeo devagar", "suave"],
  ["slower please, and no music drops", "suave"],
  ["ritmo lento", "suave"],
  ["mais lento que o anterior", "suave"],
  ["Bem romântico. Começa no rosto dela e abre.", "suave"],
  ["queria bem devagar e romântico, começa no rosto dela, depois abre na foto toda", "suave"],
] as const)("a text that speaks of the whole film says how it is cut: %s", (text, style) => {
  const { storyboard, warnings } = read(text);
  expect(storyboard.style).toBe(style);
  expect(warnings.map((remark) => remark.text).join(" ")).not.toContain("Não conheço o estilo");
});

test.each(["ritmo animado", "bem animado", "mais dinâmico"])("and that it is lively: %s", (text) => {
  expect(read(text, "suave").storyboard.style).toBe("viral");
});

test.each([
  "nada muito calmo, por favor",
  "sem clima romântico",
  "close no copo tranquilo",
  "câmera lenta no copo",
  "ainda tá muito lento",
  "começa no rosto, bem romântico, depois abre",
  "nada muito calmo, começa no copo",
])("a style that is denied, or is one shot's, is not the film's: %s", (text) => {
  expect(read(text).storyboard.style).toBe("viral");
});

test("a film is slow in its own style where that is not the viral one, or where a template was chosen", () => {
  expect(read("quero o vídeo devagar", "cinematografico").storyboard.style).toBe("cinematografico");
  const wishes = { style: "viral", seconds: 15, seed: 1, reading: BEER, template: "revelacao" } as const;
  expect(readScript("quero o vídeo devagar", wishes).storyboard).toMatchObject({
    style: "viral",
    template: "revelacao",
  });
});

test("a shot beside a style is asked for once", () => {
  const { shots } = read("estilo romântico, com zoom no copo e depois a foto inteira").storyboard;
  const wholes = shots.filter(({ target }) => target.kind === "whole");
  expect(wholes).toHaveLength(1);
});

test("what stands behind a style that is not known directs", () => {
  const { storyboard, warnings } = read("estilo trap, câmera tremendo no grave");
  expect(warnings.map((remark) => remark.text)).toContain(
    'Não conheço o estilo "trap"; os estilos são viral, cinematográfico e suave.',
  );
  expect(storyboard.shots.some(({ effects }) => effects.includes("shake"))).toBe(true);
  expect(storyboard.shots.map(({ caption }) => caption).join(" ")).not.toContain("grave");
});

function remarks(text: string, style?: Style): string[] {
  return read(text, style).warnings.map((remark) => remark.text);
}

test("a remark says that the text, and not what was chosen, gives the style, unless the text names a style or a template", () => {
  const told =
    "Pelo texto, o estilo do filme é suave; para valer o que você escolheu, tire do texto o ritmo e o clima.";
  expect(remarks("uma coisa mais romântica, sem texto")).toContain(told);
  for (const text of [
    "estilo suave\nzoom no copo",
    "modelo diário\nzoom no copo",
    "Um vídeo cinematográfico que começa com um close no copo",
    "zoom no copo",
  ]) {
    expect(remarks(text).join(" ")).not.toContain("Pelo texto");
  }
  expect(remarks("uma coisa mais romântica, sem texto", "suave")).not.toContain(told);
});

import { expect, test } from "vitest";
import { written } from "../../../../../testing/direction/written-captions.ts";
import { BEER } from "../../../../../testing/direction/readings.ts";
import { readScript } from "../../../plan/script/read-script.ts";

function read(text: string) {
  return readScript(text, { style: "viral", seconds: 20, seed: 1, reading: BEER }).storyboard;
}

function captionsOf(text: string): string[] {
  return written(text, 20);
}

test.each([
  'não escreve "promoção" nem preço, só passeia pela foto',
  'n precisa colocar "feliz natal", só vai no copo',
  'zoom no copo sem a palavra "oferta"',
  'põe uma trilha parecida com "Evidências" e abre a imagem',
  'imita o estilo "Stranger Things", com a câmera avançando no copo',
  'zoom in, use the "Ken Burns" effect but faster',
])("quoted words that are denied, or name a song, a film or an effect, are not written: %s", (text) => {
  const [quoted = ""] = /(?<=").+(?=")/.exec(text) ?? [];
  expect(captionsOf(text).join(" ")).not.toContain(quoted);
});

test.each([
  'zoom no gato e troca "viva o momento" por "perdemo o busão"',
  'A frase "viva o momento" ficou ruim, troca por "perdemo o busão" e dá um zoom',
])("a text that another takes the place of is not written: %s", (text) => {
  expect(captionsOf(text)).toEqual(["perdemo o busão"]);
});

test("in place of one text another is written", () => {
  expect(captionsOf('em vez de "feliz natal" escreve BOAS FESTAS e dá zoom no copo')).toEqual([
    "BOAS FESTAS",
  ]);
});

test.each(["zoom no copo e só no finalzinho aparece eu", "o copo tem que aparecer sempre, bem de perto"])(
  "who is to be seen, and how, is no text: %s",
  (text) => {
    expect(captionsOf(text).join(" ")).not.toMatch(/\beu\b|sempre/);
  },
);

test.each([
  ["a palavra VERÃO por trás da menina e um zoom", "VERÃO"],
  ["use essa frase atrás do copo: Vai. Zoom lento", "Vai"],
  ["zoom no copo e no meio pode entrar o texto Garimpo da Semana", "Garimpo da Semana"],
  ["bota o nome dela, Maria Clara, dourado, e dá zoom", "Maria Clara"],
  ["repete a palavra GOL, cada vez maior, com zoom", "GOL"],
  ["mete um BAILE bem chamativo e aproxima do copo", "BAILE"],
  ["zoom no copo, letras amarelas: HOJE TEM BAILE", "HOJE TEM BAILE"],
  ["fast zoom, words BACK TO SCHOOL behind the kids", "BACK TO SCHOOL"],
  ["zoom no mar e surge devagar no meio da tela: saudade de sal", "saudade de sal"],
  ["zoom lento, e esse versículo: Tudo posso. Filipenses 4:13", "Tudo posso. Filipenses 4:13"],
])("a text is what was asked for, without where and how it stands: %s", (text, caption) => {
  expect(captionsOf(text)).toEqual([caption]);
});

test.each([
  ['Close no copo. Legenda: "Oi". Te espero aqui, vem!', ["Oi"]],
  [
    '"Com propósito." Essa frase deve surgir discretamente na parte inferior, com movimento suave',
    ["Com propósito."],
  ],
  [
    "quero assim: primeiro mostra o copo, aí vem escrito feijoada, aí mostra a mesa e escreve todo sábado",
    ["feijoada", "todo sábado"],
  ],
])("what is said of texts, and of what comes before them, is none: %s", (text, captions) => {
  expect(captionsOf(text)).toEqual(captions);
});

test("both sides of a divided screen have their words", () => {
  expect(captionsOf("Divide a tela: de um lado ANTES e do outro DEPOIS")).toEqual(["ANTES", "DEPOIS"]);
});

test("a text comes at the second that its clause names", () => {
  const { shots, bpm } = read("aos 10s abre a foto e aparece: ela voltou");
  const at = shots.findIndex(({ caption }) => caption === "ela voltou");
  const seconds = (shots.slice(0, at).reduce((sum, { beats }) => sum + beats, 0) * 60) / bpm;
  expect(Math.abs(seconds - 10)).toBeLessThan(1.5);
});

test("what opens the film stands before a shot of its middle", () => {
  const { shots } = read('no começo: "Ela chegou"\nno meio close no copo\nno final: "Bem-vinda"');
  const captions = shots.map(({ caption }) => caption);
  expect([captions[0], captions.at(-1)]).toEqual(["Ela chegou", "Bem-vinda"]);
  const close = shots.findIndex(({ target }) => target.kind === "thing");
  expect(close).toBeGreaterThan(shots.length / 4);
  expect(close).toBeLessThan((shots.length * 3) / 4);
});

test("where a text stands on the screen is no place of the picture", () => {
  for (const text of [
    "foca na lembrança e põe a legenda Feliz dia embaixo",
    'o texto "Volta às aulas" não pode cobrir o rosto, coloca lá no alto',
  ]) {
    expect(read(text).shots.map(({ target }) => target.kind)).not.toContain(
      text.includes("alto") ? "top" : "bottom",
    );
  }
});

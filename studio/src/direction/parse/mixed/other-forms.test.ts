import { expect, test } from "vitest";
import { readScript } from "../../plan/script/read-script.ts";
import { BEER } from "../../../../testing/direction/readings.ts";
import { written } from "../../../../testing/direction/written-captions.ts";

const captionsOf = (text: string): string[] => written(text, 30).flatMap((caption) => caption.split("\n"));

test.each([
  ["GANCHO\nBom dia\nCORPO\nPão quente\nCTA\nVem", ["Bom dia", "Pão quente", "Vem"]],
  ["OFERTA\nArroz 20\nOFERTA\nFeijão 8", ["OFERTA", "Arroz 20", "OFERTA", "Feijão 8"]],
  ["Primeiro: Bom dia\nDepois: Pão quente\nPor fim: Vem", ["Bom dia", "Pão quente", "Vem"]],
  ["Começo: Bom dia\nNo meio: Pão quente\nNo final: Vem", ["Bom dia", "Pão quente", "Vem"]],
  ["Etapa 1: Bom dia\nEtapa 2: Pão quente", ["Bom dia", "Pão quente"]],
  ["Cena inicial: Bom dia\nCena final: Vem", ["Bom dia", "Vem"]],
  ["⏱️ 0–5s (Gancho)\nBom dia\n\n⏱️ 5–15s (Desenvolvimento)\nPão quente", ["Bom dia", "Pão quente"]],
  ["[0:00-0:05] Gancho\nBom dia\n[0:05-0:10] CTA\nVem", ["Bom dia", "Vem"]],
  ["Cena 1 (Gancho)\nBom dia\nCena 2 (Final)\nVem", ["Bom dia", "Vem"]],
  ["Textos na tela em sequência:\n- Bom dia\n- Pão quente\n- Vem", ["Bom dia", "Pão quente", "Vem"]],
  [
    "Título: Bolo da vó\nInstagram: @bolodavo\nContato: (11) 99999-0000",
    ["Bolo da vó", "Instagram: @bolodavo", "Contato: (11) 99999-0000"],
  ],
  ["Traje: social\nFesta da Bia", ["Traje: social", "Festa da Bia"]],
  ["Antes: sala vazia\nDepois: sala cheia", ["Antes: sala vazia", "Depois: sala cheia"]],
  [
    "<camera>começa na mão, vai até o barro</camera>\n<legenda>Feito à mão</legenda>\n<legenda>Em Cunha</legenda>",
    ["Feito à mão", "Em Cunha"],
  ],
  [
    '<clip>\n  <camera from="the door" to="the window"/>\n  <text>Open house</text>\n  <music>piano</music>\n</clip>',
    ["Open house"],
  ],
  [
    "Tempo | O que a câmera faz | O que se lê\n0-4 | parte do portão | Chegamos\n4-8 | recua até o jardim | Obrigado",
    ["Chegamos", "Obrigado"],
  ],
  [
    "De onde a câmera sai? Da porta.\nQue música? Um choro leve.\nO que fica escrito? Casa nova\nQuanto tempo? Uns 10 segundos.",
    ["Casa nova"],
  ],
  ["texto: Até sábado! // música calma, câmera subindo até a torre", ["Até sábado!"]],
  [
    "Câmera parada no altar.\nSURGE O LETREIRO: Festa do Divino\nA câmera sobe até a torre.",
    ["Festa do Divino"],
  ],
  [
    "Frase que abre: Quem planta, colhe\n(zoom na espiga)\n\nFrase que fecha: Orgulho do campo\n(plano aberto)",
    ["Quem planta, colhe", "Orgulho do campo"],
  ],
])("texts in another form are written, and nothing around them: %s", (text, texts) => {
  expect(captionsOf(text)).toEqual(texts);
});

test("a letter to who makes the film is not signed on it", () => {
  const letter =
    "Prezada equipe,\n\nPeço que a câmera percorra a foto da esquerda para a direita.\nNo final, o texto: Bem-vindos\n\nAtenciosamente,\nMarcelo";
  expect(captionsOf(letter)).toEqual(["Bem-vindos"]);
});

test("a letter that is to be read keeps its address and its signature", () => {
  const shown = captionsOf("Querida equipe,\nobrigado por mais um ano!\nAbraços,\nMarcelo").join(" ");
  for (const words of ["Querida equipe", "obrigado por mais um ano!", "Marcelo"])
    expect(shown).toContain(words);
});

test("what stands below 'não fazer' is left out", () => {
  const list =
    "✅ FAZER\ncâmera lenta, movimento contínuo\n\n❌ NÃO FAZER\nzoom brusco\nlegenda de qualquer tipo";
  const { shots } = readScript(list, { style: "viral", seconds: 15, seed: 3, reading: BEER }).storyboard;
  expect(shots.map(({ caption }) => caption)).toEqual(shots.map(() => null));
  const wanted = readScript("zoom brusco\ncâmera lenta, movimento contínuo", {
    style: "viral",
    seconds: 15,
    seed: 3,
    reading: BEER,
  }).storyboard;
  expect(shots).not.toEqual(wanted.shots);
});

test("a question that is to be read, and its answer, are written", () => {
  const shown = captionsOf("Tem cor azul? Tem.\nTem entrega? Tem.\nTem desconto? Só hoje.").join(" ");
  for (const words of ["Tem cor azul?", "Só hoje"]) expect(shown).toContain(words);
});

test("the first and the last seconds of a text have the length that they are given", () => {
  const { storyboard } = readScript("Primeiros 4 segundos: Bom dia\nÚltimos 6 segundos: Vem", {
    style: "viral",
    seconds: 10,
    seed: 1,
    reading: BEER,
  });
  const captions = storyboard.shots.map(({ caption }) => caption);
  const beats = storyboard.shots.map((shot) => shot.beats);
  const before = beats.slice(0, captions.indexOf("Vem")).reduce((sum, each) => sum + each, 0);
  expect(captions[0]).toBe("Bom dia");
  expect(Math.abs((before * 60) / storyboard.bpm - 4)).toBeLessThan(0.3);
});

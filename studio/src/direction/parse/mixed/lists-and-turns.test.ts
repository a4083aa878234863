import { expect, test } from "vitest";
import { written } from "../../../../testing/direction/written-captions.ts";

const captionsOf = (text: string): string[] => written(text, 30).flatMap((caption) => caption.split("\n"));

test.each([
  [
    "Zoom no bolo.\nTexto: Festa da Bia\nDepois: Sábado às 16h\nMúsica alegre.",
    ["Festa da Bia", "Sábado às 16h"],
  ],
  ["luz baixa, bem lento.\nPrimeiro texto: Chegou?\nSegundo texto: Tô na porta", ["Chegou?", "Tô na porta"]],
  ["zoom na moto.\nTexto no escuro: Sumiu?\nE embaixo o zap: 11 90000-1234", ["Sumiu?", "11 90000-1234"]],
  [
    "1) brasa, faísca voando -> texto: Costela grande R$ 59,90\n2) caixa fechando -> texto: Até as 22h",
    ["Costela grande R$ 59,90", "Até as 22h"],
  ],
  ["abertura=zoom lento no mel\ntexto1=Mel da serra\ntexto2=R$ 30 o pote", ["Mel da serra", "R$ 30 o pote"]],
  ["Na parte de cima: Aluga-se. Na parte de baixo: 2 quartos. Zoom na fachada.", ["Aluga-se", "2 quartos"]],
])("texts by their turn, their place or their number are written: %s", (text, texts) => {
  expect(captionsOf(text)).toEqual(texts);
});

test("a numbered list between lines that are to be read is read with them, from its title to its last line", () => {
  const menu = "Promoção da semana\n1. Esfirra de carne R$ 6\n2. Suco de uva R$ 9\nFeito na hora";
  const shown = captionsOf(menu).join(" ");
  for (const line of ["Promoção da semana", "Esfirra de carne", "R$ 9", "Feito na hora"])
    expect(shown).toContain(line);
});

test.each([
  [
    '{"workflow":"loja","roteiro":{"direcao":"zoom lento","textos":["Só hoje","Frete grátis"]}}',
    ["Só hoje", "Frete grátis"],
  ],
  [
    '[{"tipo":"movimento","valor":"tilt_up"},{"tipo":"texto","valor":"Doe sangue"},{"tipo":"efeito","valor":"neve_suave"}]',
    ["Doe sangue"],
  ],
])("a workflow's texts are written, and none of its other words: %s", (json, texts) => {
  expect(captionsOf(json)).toEqual(texts);
});

test("a workflow that gives no texts gets a film without", () => {
  expect(
    captionsOf(
      '{"style":"cinematic","color_grade":"teal_orange","camera":["slow_push_in","tilt_up"],"captions":[]}',
    ),
  ).toEqual([]);
});

test("fields as in YAML are texts and directions, with the items below them", () => {
  const yaml =
    "titulo: Corrida do Batalhão\nsubtitulo: 5 km, dia 7\ncta: Inscreva-se\ncamera:\n  - tremida leve\n  - whip pan\ncor: alto contraste";
  expect(captionsOf(yaml)).toEqual(["Corrida do Batalhão", "5 km, dia 7", "Inscreva-se"]);
});

test.each([
  [
    '[{"json":{"cena":1,"movimento":"travelling","legenda":"Chegou"}},{"json":{"cena":2,"legenda":"Lotes novos"}}]',
    ["Chegou", "Lotes novos"],
  ],
  [
    '{"output":{"camera_plan":"recuar devagar","effects":["poeira"],"overlay":{"headline":"Use capacete","footer":"SIPAT 2025"},"bpm":110}}',
    ["Use capacete", "SIPAT 2025"],
  ],
  ['{"shots":[{"t":0,"move":"dolly_in"},{"t":14,"move":"tilt_up"}],"captions":[]}', []],
])("fields within fields are read as what they are: %s", (json, texts) => {
  expect(captionsOf(json)).toEqual(texts);
});

test("what stands below a text that was asked for is its lower line", () => {
  const text = "zoom rápido no sapato\nescreve LIQUIDA TUDO gigante\ne embaixo pequeno até 70% off";
  expect(captionsOf(text)).toEqual(["LIQUIDA TUDO", "até 70% off"]);
});

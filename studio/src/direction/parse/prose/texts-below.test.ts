import { expect, test } from "vitest";
import { written } from "../../../../testing/direction/written-captions.ts";

function captionsOf(text: string): string[] {
  return written(text, 30);
}

const THREE = ["Acorda cedo", "Treina pesado", "Dorme tranquilo"];

test.each([
  "quero 3 frases:\n- Acorda cedo\n- Treina pesado\n- Dorme tranquilo\nzoom bem lento no copo",
  "Texto na tela:\nAcorda cedo\nTreina pesado\nDorme tranquilo\n\nzoom bem lento no copo",
  "Um zoom no copo enquanto aparecem as frases:\n- Acorda cedo\n- Treina pesado\n- Dorme tranquilo",
  "Quero as frases abaixo na ordem, com zoom no copo:\n\nAcorda cedo\nTreina pesado\nDorme tranquilo",
  "zoom no copo, uma palavra por vez: Acorda cedo. Treina pesado. Dorme tranquilo.",
  "zoom no copo, põe elas por cima da foto, uma a cada 5 segundos:\n\nAcorda cedo\nTreina pesado\nDorme tranquilo",
  "Zoom no copo. I want these lines to come up slowly:\nAcorda cedo\nTreina pesado\nDorme tranquilo",
  "Zoom no copo e mostra esta oração por cima da foto:\nAcorda cedo\nTreina pesado\nDorme tranquilo",
  "frase 1 Acorda cedo\nfrase 2 Treina pesado\nfrase 3 Dorme tranquilo\nzoom no copo",
])("texts below or behind their head are all written, and nothing else is: %s", (text) => {
  expect(captionsOf(text).map((caption) => caption.replace(/\.$/, ""))).toEqual(THREE);
});

test("a text below its head may begin with a number", () => {
  const text = "Zoom no bebê. Quero estas linhas:\n64 dias de UTI\n1 guerreira\nTermina com zoom no rosto.";
  expect(captionsOf(text)).toEqual(["64 dias de UTI", "1 guerreira"]);
});

test("texts without marks end at a blank line, and those with marks do not", () => {
  const thanks = "Close no copo.\nTexto na tela:\nHora do chá\nSó mais um capítulo\n\nObrigada!";
  expect(captionsOf(thanks)).toEqual(["Hora do chá", "Só mais um capítulo"]);
  expect(captionsOf("Close no copo.\nFrases:\n- Hora do chá\n\n- Só mais um capítulo")).toEqual([
    "Hora do chá",
    "Só mais um capítulo",
  ]);
});

test("texts with a slash between them are two", () => {
  expect(captionsOf("vídeo rápido. escrever: chegou a coleção / só até domingo")).toEqual([
    "chegou a coleção",
    "só até domingo",
  ]);
});

test("a line below a comma goes on with the text, whatever it says", () => {
  const poem =
    "Quero este poema linha por linha, com zoom no copo:\n\nSerra que eu deixei,\nnão me esqueças, por favor,\nguarda o eco.\n\nNo fim, escurece tudo.";
  expect(captionsOf(poem)).toEqual(["Serra que eu deixei", "não me esqueças, por favor", "guarda o eco"]);
});

test("of more quoted texts than a film can show the first are taken, and later sentences keep theirs", () => {
  const texts = captionsOf(`zoom no copo e escreve ${'"oi" '.repeat(130)}. No fim escreve "Tchau".`);
  const lines = texts.join("\n").split("\n");
  expect(lines.at(-1)).toBe("Tchau");
  expect(lines.filter((line) => line === "oi").length).toBeLessThanOrEqual(120);
});

test("a long text in quotes is read sentence by sentence", () => {
  const text =
    'Aqui está um texto para o seu vídeo:\n\n"Cada peça conta uma história. Feita com barro, tempo e paciência. Leve Minas para a sua casa."';
  expect(captionsOf(text)).toEqual([
    "Cada peça conta uma história",
    "Feita com barro, tempo e paciência",
    "Leve Minas para a sua casa",
  ]);
});

test("a name in quotes does not keep the lines around it from being read", () => {
  const lines = ['Show de lançamento do EP "Maré"', "Teatro do Sesc", "14 de novembro, 20h"];
  expect(captionsOf(lines.join("\n"))).toEqual(lines);
});

test("a part of a text in quotes has no half of the marks, and points between offers are no text", () => {
  expect(captionsOf('"O Senhor é o meu pastor e nada me faltará." Salmo 23').join(" ")).not.toContain('"');
  expect(captionsOf("Bem-casados artesanais • Entrega em Recife • @docesdalia")).toEqual([
    "Bem-casados artesanais",
    "Entrega em Recife",
    "@docesdalia",
  ]);
});

test("a numbered list of what is seen is no list of texts", () => {
  expect(captionsOf("1) rosto do vovô\n2) mãos do vovô\n3) chapéu\n4) foto inteira")).toEqual([]);
  expect(captionsOf("1. café quente\n2. pão na chapa\n3. bolo de fubá")).toEqual([
    "café quente",
    "pão na chapa",
    "bolo de fubá",
  ]);
});

test("the head of a poem asks for its verses, and is none of them", () => {
  const poem =
    "Poema pra aparecer verso por verso, bem devagar:\n\nFicou teu chapéu no prego\nficou teu nome no vento";
  expect(captionsOf(poem)).toEqual(["Ficou teu chapéu no prego", "ficou teu nome no vento"]);
});

test.each([
  [
    "zoom no bolo, confete\n\nescreve isso na tela uma frase de cada vez:\n- Dia da Vó Neide\n- 80 anos de história",
    ["Dia da Vó Neide", "80 anos de história"],
  ],
  [
    "Cores: neon\nPalavras na tela, uma por corte:\nDANÇA\nSUA\nCOMEÇA\nAQUI\nMúsica: techno",
    ["DANÇA", "SUA", "COMEÇA", "AQUI"],
  ],
  [
    "**Tópicos que aparecem em sequência:**\n* Dormir bem\n* Lavar com água fria\n\n**Som:** R&B calmo.",
    ["Dormir bem", "Lavar com água fria"],
  ],
  [
    "Zoom no prato. O cardápio abaixo tem que aparecer escrito, um item por vez:\n\nEntrada: salada\nPrato: risoto\n\nNo fim a imagem escurece.",
    ["Entrada: salada", "Prato: risoto"],
  ],
  [
    "Legendas (nessa ordem):\n   a) Eu tinha medo\n   b) Hoje tenho fé\nSom: teclado calmo",
    ["Eu tinha medo", "Hoje tenho fé"],
  ],
  [
    "Câmera: começa no copo.\n\nVersos para exibir na tela:\n\nFui maré, fui cais.\nSe o vento mudar de direção\nsigo o mapa da mão.",
    ["Fui maré, fui cais", "Se o vento mudar de direção", "sigo o mapa da mão"],
  ],
])("what stands below a head is text to the end of its list: %s", (text, texts) => {
  expect(captionsOf(text)).toEqual(texts);
});

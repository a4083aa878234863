import { expect, test } from "vitest";
import { written } from "../../../../../testing/direction/written-captions.ts";

const captionsOf = (text: string): string[] => written(text, 30).flatMap((caption) => caption.split("\n"));

test.each([
  ["Fechado na segunda — isso grande no meio, com a câmera subindo.", ["Fechado na segunda"]],
  ["zoom devagar e a última coisa que aparece escrita é Até logo, Nino", ["Até logo, Nino"]],
  ["A câmera desce até a placa e ali se lê: feito em casa", ["feito em casa"]],
  ["close na costura e depois escrito meu nome Rita Bordados", ["Rita Bordados"]],
  ["zoom no bolo, com a câmera tremendo, e no fim aparece CAMISA NOVA com fogo em volta", ["CAMISA NOVA"]],
  ["Zoom na vitrine. End card with just the word Lumora on white.", ["Lumora"]],
  ['Zoom lento. Aos 4 segundos entra o texto "Oi" e aos 8 entra "Tchau, gente".', ["Oi", "Tchau, gente"]],
  [
    'zoom no relógio, contador escrito "3" "2" "1" e depois "Feliz ano novo"',
    ["3", "2", "1", "Feliz ano novo"],
  ],
  [
    "por favor coloca assim no video: Dona Ana, 90 anos\ne vai passeando pela foto devagar",
    ["Dona Ana, 90 anos"],
  ],
  [
    "[zoom lento na roda]\nTrinta anos de estrada\n[desliza para o farol]\n[escurece]",
    ["Trinta anos de estrada"],
  ],
  ["Só quero ler uma coisa na tela: Volte logo. De resto, movimento lento.", ["Volte logo"]],
  ["Escreva Alugado na diagonal, depois de um giro rápido pela casa.", ["Alugado"]],
  ["aproxima do copo e bota de legenda minha rainha faz 15 anos", ["minha rainha faz 15 anos"]],
  ["corta pro aro, texto JOGA QUEM É RUA, treme a tela", ["JOGA QUEM É RUA"]],
  ['Pensei em colocar "Feliz dia", mas é batido. Melhor escrever "Obrigado". Câmera lenta.', ["Obrigado"]],
  ["Tremida na batida e na tela só a palavra GOOOL, mais nada.", ["GOOOL"]],
  ["eu quero escrito por cima dela saudade eterna vó", ["saudade eterna vó"]],
  ["Zoom no copo! E a legenda vai ser: Bom dia", ["Bom dia"]],
  ["texto em cima: PROMOÇÃO, embaixo: só hoje", ["PROMOÇÃO", "só hoje"]],
  ["1 - Morango\n2 - Chocolate", ["Morango", "Chocolate"]],
  ["Sabores: 1 - Morango 2 - Chocolate", ["Sabores", "Morango", "Chocolate"]],
  [
    "Movimento lento.\nEscreva apenas o nome e as datas:\nAntônio Lima\n1938 – 2024",
    ["Antônio Lima", "1938 – 2024"],
  ],
  ["Put WE MADE IT across the sky, then fade to white.", ["WE MADE IT"]],
  [
    "O texto na tela deve ser FEIRA ORGÂNICA e logo depois TODO DOMINGO. Termine com a foto inteira.",
    ["FEIRA ORGÂNICA", "TODO DOMINGO"],
  ],
  ['Não quero um texto longo. Quando a câmera estiver no copo, "Saúde".', ["Saúde"]],
  ['na dúvida entre "amor" e "paz"... vai de "paz". câmera girando', ["paz"]],
  [
    "corte seco, e as palavras CORAGEM, SUOR e VITÓRIA aparecendo uma de cada vez",
    ["CORAGEM", "SUOR", "VITÓRIA"],
  ],
  ["papel amarelado, a manchete é: Menino odeia brócolis\nzoom no rosto", ["Menino odeia brócolis"]],
  ["Câmera parada. Escreva somente isto, sem ponto e em minúsculas: ainda te espero", ["ainda te espero"]],
  [
    "Quando chegar no olhar, entra: Eu sou o Farofa. Dois segundos depois: Tenho 3 anos.",
    ["Eu sou o Farofa", "Tenho 3 anos"],
  ],
  ["Zoom lento. Só no fim entra o telefone (47) 3333-0000, parado, em letra grande.", ["(47) 3333-0000"]],
])("what is asked for is written, and no more: %s", (text, texts) => {
  expect(captionsOf(text)).toEqual(texts);
});

test.each([
  "A foto deve surgir de baixo para cima, com leveza.",
  "aí dá um flash e mostra ele limpinho, som de arranque",
  "Câmera: travelling da esquerda pra direita\n- Final: congela no gol",
  "Boa tarde! Segue como eu pensei:\nabrir com o prato bem de perto;\nir afastando até aparecer a mesa.",
  "Zero legenda. Zoom lento no rosto dele até o fim.",
  "O garçom aparece no canto, se der evita mostrar ele. Zoom no copo.",
  "tira o amarelado e deixa com cara de manhã de inverno",
  "estilo anos 80, com VHS, zoom no copo",
  "corta o vizinho da foto e aproxima do copo",
  "Aproxime 10% por segundo.",
  'tira aquele "feliz natal" da outra vez e deixa só a neve caindo',
  'Na última versão saiu escrito "Memórias" na tela e ninguém gostou. Quero só um passeio lento pela mesa.',
  'Meu irmão vive dizendo "essa moto é minha vida", então faz um comercial. Câmera rente ao tanque.',
  "O cachorro da foto é o Thor, ele faleceu. Faz a luz ir clareando em volta dele.",
  "Por fim: volta pro mercado todo e acelera.",
  "00:03 – a foto surge em preto e branco\n00:08 – a cor invade a partir do centro",
  "camera: zoom-in lento\nlegendas: desligadas",
  'Minha irmã falou "igual aos do tiktok", mas prefiro câmera lenta até o rosto.',
  "Faz de conta que é uma propaganda de perfume: cortes secos",
  "No meio: close no rosto",
  "No começo: close no rosto. No meio: plano aberto. No final: zoom lento.",
  'A noiva queria uma coisa "bem conto de fadas": foco suave no véu.',
])("none of this is written: %s", (text) => {
  const words = text.toLowerCase();
  for (const caption of captionsOf(text)) expect(words).not.toContain(caption.toLowerCase());
});

test.each([
  "Desacelere. O sábado foi feito pra isso.",
  "Não corte caminho: quem rega com calma colhe com fartura.",
])("all of this is to be read: %s", (text) => {
  const shown = captionsOf(text).join(" ").replaceAll(/[.:,]/g, "");
  expect(shown).toBe(text.replaceAll(/[.:,]/g, ""));
});

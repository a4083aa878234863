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

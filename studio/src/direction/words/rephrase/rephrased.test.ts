import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../../plan/script/read-script.ts";
import { fold } from "../lexicon/fold.ts";
import { REPHRASE_TABLE } from "./rephrase-table.ts";
import { rephrased } from "./rephrased.ts";

function shotsOf(text: string) {
  return readScript(text, { style: "viral", seconds: 15, seed: 3, reading: BEER }).storyboard.shots.map(
    (shot) => ({
      ...shot,
      caption: null,
    }),
  );
}

/** What people say, and what the lexicon has for it. */
const SAID: readonly (readonly [said: string, plain: string])[] = [
  ["guarda o bolo pro fim", "termina com o bolo"],
  ["Save the cake for last", "termina com o bolo"],
  ["o copo primeiro, o prato por último", "começa com o copo, termina com o prato"],
  ["o copo como ponto de partida", "começa com o copo"],
  ["Inicie pelo copo", "começa com o copo"],
  ["Could you start on the cup?", "começa com o copo"],
  ["no final todo mundo junto", "termina com a foto inteira"],
  ["a bicicleta é o principal", "foca na bicicleta o tempo todo"],
  ["quero que o gato seja a estrela", "foca no gato o tempo todo"],
  ["o copo primeiro, o prato depois", "começa com o copo, depois o prato"],
  ["uma pessoa de cada vez", "mostra cada pessoa"],
  ["passa por cada uma das pessoas", "mostra cada pessoa"],
  ["give each person two seconds", "mostra cada pessoa por 2 segundos"],
  ["mostra quem tá na esquerda", "mostra a pessoa da esquerda"],
  ["quem está bem no meio", "a pessoa do meio"],
  ["o protagonista é o cavalo", "foca no cavalo o tempo todo"],
  ["let the dog steal the show", "foca no cachorro o tempo todo"],
  ["Só o carro.", "foca no carro o tempo todo"],
  ["Mantenha o foco no copo", "foca no copo o tempo todo"],
  ["segura um tempo no bolo", "foca no bolo 3 segundos"],
  ["fica uns dois segundos no bolo", "foca no bolo 2 segundos"],
  ["encosta bem no bolo", "close no bolo"],
  ["cara, enche a tela com esse bolo", "close no bolo"],
  ["close no café", "close no cafezinho"],
  ["mergulha no copo", "aproxima no copo"],
  ["give the cake its moment", "foca no bolo"],
  ["Keep it simple: close on the cup", "close no copo"],
  ["back off slowly", "afasta devagar"],
  ["abre aos poucos", "afasta devagar"],
  ["Circle the car", "gira em volta do carro"],
  ["sobrevoa o barco", "panorâmica no barco"],
  ["congela na hora do pulo", "congela"],
  ["congela na hora do pulo, depois afasta", "congela, depois afasta"],
  ["bounce between the two faces", "alterna entre a pessoa da esquerda e a pessoa da direita"],
  ["dá um tempinho em cada um", "mostra cada pessoa"],
  ["pula de um copo pro outro", "mostra cada copo"],
  ["Quero ver o copo primeiro e só depois o bolo.", "começa com o copo, depois o bolo"],
  ["Abre o vídeo no bolo.", "começa com o bolo"],
  ["Come in close on the clock.", "close no relógio"],
  ["Use a whip between the cup and the cake.", "mostra o copo, chicote para o bolo"],
  ["três tomadas rápidas", "três cortes rápidos"],
  ["quero ver o bolo", "mostra o bolo"],
  ["I want to see the cake and the cup", "mostra o bolo e o copo"],
  ["quero ver o carro de perto", "mostra o carro de perto"],
  ["destaca o carro", "mostra o carro em destaque"],
  ["dá ênfase no relógio", "mostra o relógio em destaque"],
  ["quero o foco no copo", "foca no copo"],
  ["Quero que o foco seja no copo", "foca no copo"],
  ["faz um vídeo que mostre o copo e o bolo", "mostra o copo e o bolo"],
  ["I'd love a shot of the cup and then one of the cake", "mostra o copo, depois o bolo"],
  ["deixa o copo em evidência", "mostra o copo em destaque"],
  ["centraliza no copo", "foca no copo"],
  ["enquadra o copo e o livro juntos", "mostra a foto inteira"],
  ["nos 3 primeiros segundos foca no copo", "foca no copo por 3 segundos"],
  ["metade do vídeo no copo, metade na foto toda", "mostra o copo, depois a foto inteira"],
  ["half the video on the cup, half on the cake", "mostra o copo, depois o bolo"],
  ["fica indo e voltando entre o copo e o bolo", "alterna entre o copo e o bolo"],
  ["Começa no copo e sobe devagar até o rosto", "sobe do copo até o rosto devagar"],
  ["Mostra o café, depois o copo", "mostra o cafezinho, depois o copo"],
];

test.each(SAID)("%j is filmed as %j is", (said, plain) => {
  expect(shotsOf(said)).toEqual(shotsOf(plain));
  expect(shotsOf(said)).not.toEqual(shotsOf("confio no seu gosto"));
});

test.each([
  "tudo menos a parte que chega perto da barriga",
  "don't circle the car",
  "não precisa mostrar todo mundo",
  "só zoom",
  "Just close-ups.",
])("what is not wanted, or directs itself, is not put in other words: %s", (text) => {
  expect(rephrased(fold(text))).toBe(fold(text));
});

test("each row of the table is a pattern and its words, and names on the right stand on the left", () => {
  for (const row of REPHRASE_TABLE.trim().split("\n").filter(Boolean)) {
    const [said = "", plain] = row.split(/ ?=> ?/);
    expect(plain, row).toBeDefined();
    for (const [, name] of (plain ?? "").matchAll(/\$([A-Z])/g))
      expect(said.includes(`{${name}}`) || said.includes(`(?<${name}>`), row).toBe(true);
  }
});

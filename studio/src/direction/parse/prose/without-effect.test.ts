import { REMARKS } from "@curta/contract/remarks";
import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../../plan/script/read-script.ts";

function remarksOn(text: string): string[] {
  return readScript(text, { style: "viral", seconds: 15, seed: 1, reading: BEER }).warnings.map(
    (warning) => warning.text,
  );
}

test.each([
  ["Vire a câmera de cabeça pra baixo.", '"Vire a câmera de cabeça pra baixo"'],
  ["Close no copo. Começa desfocado e vai ficando nítido.", '"Começa desfocado e vai ficando nítido"'],
  [
    "faz a câmera passar por trás da garrafa\nclose no copo\ncorta bem no susto",
    '"faz a câmera passar por trás da garrafa", "corta bem no susto"',
  ],
])("a direction that changes nothing in the film is told: %j", (text, told) => {
  expect(remarksOn(text)).toContain(REMARKS.withoutEffect(told));
});

test.each([
  "Close no copo. No final.",
  "quero ler na tela: a vida é agora. vai afastando devagar",
  "Faça um vídeo emocionante sobre essa foto.",
  "confio no seu gosto",
  "É uma homenagem pro meu pai que faleceu, por isso peço delicadeza. Zoom lento no rosto.",
  "Quero que o vídeo termine onde começou, em loop. Close no copo.",
  "Corta na batida da música",
  "Sem pressa. Sem legendas. Pode durar uns 15 segundos.",
  'Coloca "Loja Aurora" na tela. No final, por favor.',
])("what has an effect, is so anyway, or is no direction is not told: %j", (text) => {
  expect(remarksOn(text).filter((told) => told.startsWith(REMARKS.withoutEffect("").slice(0, 20)))).toEqual(
    [],
  );
});

import { expect, test } from "vitest";
import { written } from "../../../../testing/direction/written-captions.ts";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../../plan/script/read-script.ts";

function captionsOf(text: string): string[] {
  return written(text, 30);
}

test.each([
  "oi, tudo bem? dá um zoom no copo e escreve Saúde",
  "zoom no copo e escreve Saúde. Obrigada, Deus abençoe",
  "Foto do meu avô no bar. Zoom no copo e escreve Saúde",
  "Zoom no copo. Luz quente de manhã. Escreve Saúde",
  'Plano geral. Legenda: "Saúde". Detalhe do copo. Fim.',
  'Close no copo. Legenda: "Saúde". Jazz music.',
])("what is said to who makes the film is not written: %s", (text) => {
  expect(captionsOf(text)).toEqual(["Saúde"]);
});

test.each([
  "oi td bem? Zoom no copo. Saúde pra todos!",
  "Oi, gente! Zoom no copo. Saúde pra todos!",
  "Zoom no copo. Saúde pra todos! Fim.",
  "Sou dona de um bar e preciso disso hoje. Zoom no copo. Saúde pra todos!",
  "Zoom no copo. Saúde pra todos! Valeu, gente",
  "Foto da minha avó. Zoom no copo. Saúde pra todos!",
])("and what else is to be read is written without it: %s", (text) => {
  expect(captionsOf(text)).toEqual(["Saúde pra todos!"]);
});

test.each(["Obrigada!", "obrigada por tudo, mãe", "Oi, gente"])(
  "and where nothing directs it is to be read: %s",
  (text) => {
    expect(captionsOf(text)).toEqual([text]);
  },
);

test.each([
  ["3 quartos, sendo 1 suíte. Varanda gourmet. A 5 minutos da praia. Agende sua visita!", "Varanda gourmet"],
  ["Passei!!! Medicina UFMG 2025", "Medicina UFMG 2025"],
  ["Nem tudo é preto no branco.\nÀs vezes é cor de rosa.", "Às vezes é cor de rosa"],
  [
    "Sábado, 14 de junho\nRoupas a partir de 5 reais\nToda a renda vai para a reforma do telhado",
    "Sábado, 14 de junho",
  ],
])("a sentence that only resembles a direction is read where all others are: %s", (text, caption) => {
  expect(captionsOf(text)).toContain(caption);
  expect(captionsOf(text).join(" ").split(" ")).toHaveLength(text.split(/\s+/).length);
});

test.each(["aproxima na minha rosa do deserto por favor", "foca só na minha gatinha"])(
  "a request is one, however it is said: %s",
  (text) => {
    expect(captionsOf(text).join(" ")).not.toContain("minha");
  },
);

test("a note to who makes the film directs it", () => {
  const text = "Nunca foi sorte\nSempre foi treino\n\nobs: sem zoom";
  const { storyboard } = readScript(text, { style: "viral", seconds: 15, seed: 1, reading: BEER });
  expect(storyboard.shots.flatMap(({ caption }) => caption ?? [])).toEqual([
    "Nunca foi sorte",
    "Sempre foi treino",
  ]);
  expect(
    storyboard.shots.filter(({ move }) => ["push-in", "pull-out", "punch-in", "dolly"].includes(move)),
  ).toEqual([]);
});

test.each([
  "Tirei essa foto no dia que meu avô voltou. Queria a câmera chegando devagar no rosto dele.",
  "É a minha bisavó com a minha filha. Acho que o percurso devia ser: mão velha, mão nova, tudo.",
  "We left the old house that day. What I'd love is a slow push through the doorway.",
])("who says how the film should be tells of the photo, and none of it is written: %s", (text) => {
  const words = text.toLowerCase();
  for (const caption of captionsOf(text)) expect(words).not.toContain(caption.toLowerCase());
});

test("a wish to who reads is none to who makes the film", () => {
  expect(captionsOf("Câmera lenta no copo. Se der saudade, liga. Saúde pra todos!")).toContain(
    "Saúde pra todos!",
  );
});

test("a shot that the lexicon is sure of is one, whatever is said to readers beside it", () => {
  expect(captionsOf("close no café\nbom dia, grupo!")).toEqual(["bom dia, grupo!"]);
});

test.each([
  ["Ontem fez um ano que eu parei. Zoom na luz. Não quero nenhuma palavra, só a luz.", []],
  ["Feliz dia, amor! Coloca essa frase no final, antes só zoom no rosto, sem texto", ["Feliz dia, amor!"]],
  ["No começo sem texto, zoom no copo. Saúde pra todos!", ["Saúde pra todos!"]],
])("a film without texts has none of the words around the wish: %s", (text, shown) => {
  expect(captionsOf(text).filter((caption) => text.includes(caption))).toEqual(shown);
});
